import type { Context } from '#platform/context'
import { sqlState } from '#platform/database/database'
import { findFile } from '../files.ts'
import { drawInTurn } from './draw-in-turn.ts'
import { type ImageSize, resizeImage } from './resize-image.ts'

const sizeName = ({ w, h, dpr }: ImageSize): string => `${w}x${h}@${dpr}`

/** What this process draws right now: whoever asks for the same meanwhile gets the same drawing. */
const underWay = new Map<string, Promise<Buffer | null>>()

/**
 * A kept picture in one of the listed sizes. It is drawn when it is first asked for and kept from then on; it goes
 * with its file. Null where there is no such picture.
 * @throws Busy where too many pictures wait to be drawn.
 */
export async function readVariant(context: Context, fileId: string, size: ImageSize): Promise<Buffer | null> {
  const name = sizeName(size)
  const kept = await context.db
    .selectFrom('image_variants')
    .select('bytes')
    .where('file_id', '=', fileId)
    .where('size', '=', name)
    .executeTakeFirst()
  if (kept !== undefined) return Buffer.from(kept.bytes)
  const key = `${fileId} ${name}`
  const drawing = underWay.get(key) ?? drawVariant(context, fileId, size).finally(() => underWay.delete(key))
  underWay.set(key, drawing)
  return drawing
}

async function drawVariant(context: Context, fileId: string, size: ImageSize): Promise<Buffer | null> {
  const file = await findFile(context, fileId)
  if (file === null || !file.contentType.startsWith('image/')) return null
  const bytes = await drawInTurn(() => resizeImage(Buffer.from(file.bytes), size))
  try {
    await context.db
      .insertInto('image_variants')
      .values({ file_id: fileId, size: sizeName(size), bytes, created_at: context.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } catch (error) {
    // The picture was replaced meanwhile: nothing is left to keep it for.
    if (sqlState(error) === '23503') return null
    throw error
  }
  return bytes
}
