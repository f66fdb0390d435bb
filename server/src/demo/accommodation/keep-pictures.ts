import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Context } from '#platform/context'
import type { DemoImage } from './hotel.ts'
import { hotels } from './hotels.ts'

/** Pixels of a kept picture. The drawings measure 480 by 320 at 72 dots an inch. */
const size = { width: 1200, height: 800 }
const density = (72 * size.width) / 480
/** Drawings rasterised at a time: as many threads as Node keeps for such work. */
const atATime = 4

const folder = new URL('./art/', import.meta.url)

export function readDrawing(image: Pick<DemoImage, 'file'>): Buffer {
  return readFileSync(new URL(image.file, folder))
}

/**
 * The id under which a drawing is kept: a UUID of version 8 (RFC 9562) made of what it shows, so that rows can name a
 * picture before it is drawn, and another drawing is another picture.
 */
export function pictureId(image: Pick<DemoImage, 'file'>): string {
  const bytes = createHash('sha256').update(readDrawing(image)).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Every picture that a hotel or one of its rooms carries, each once. */
export function listPictures(): DemoImage[] {
  const images = hotels.flatMap((hotel) => [...hotel.images, ...hotel.rooms.flatMap((room) => room.images)])
  return [...new Map(images.map((image) => [image.file, image])).values()]
}

/** Keeps the hotels' pictures as files, as WebP. Those that are kept already stay as they are. */
export async function keepPictures(context: Pick<Context, 'db' | 'now'>): Promise<void> {
  const wanted = new Map(listPictures().map((image) => [pictureId(image), image]))
  const kept = await context.db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...wanted.keys()])
    .execute()
  for (const { id } of kept) wanted.delete(id)
  if (wanted.size === 0) return

  const waiting = [...wanted]
  const drawn: { id: string; bytes: Buffer }[] = []
  const draw = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      drawn.push({ id: next[0], bytes: await rasterise(readDrawing(next[1])) })
  }
  await Promise.all(Array.from({ length: atATime }, draw))
  await context.db
    .insertInto('files')
    .values(drawn.map((file) => ({ ...file, content_type: 'image/webp', created_at: context.now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** These drawings are our own: pictures that people upload are never read as SVG. */
function rasterise(drawing: Buffer): Promise<Buffer> {
  return sharp(drawing, { density }).resize(size).webp({ quality: 82, effort: 2 }).toBuffer()
}
