import { createHash } from 'node:crypto'
import type { Context } from '#platform/context'
import { loadSharp } from '#platform/ground/load-sharp'

/** Drawings rasterised at a time: as many threads as Node keeps for such work. */
const atATime = 4

/**
 * The id under which a drawing is kept: a UUID of version 8 (RFC 9562) made of what it shows, so that rows can name a
 * picture before it is drawn, and another drawing is another picture.
 */
export function drawingId(drawing: Buffer): string {
  const bytes = createHash('sha256').update(drawing).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** A drawing, and how many pixels are kept of it. */
export interface Drawing {
  readonly svg: Buffer
  /** As it measures at 72 dots an inch. */
  readonly drawnWidth: number
  readonly width: number
  readonly height: number
}

/** Keeps drawings as files, as WebP. Those that are kept already stay as they are. */
export async function keepDrawings(context: Pick<Context, 'db' | 'now'>, drawings: readonly Drawing[]): Promise<void> {
  const wanted = new Map(drawings.map((drawing) => [drawingId(drawing.svg), drawing]))
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
      drawn.push({ id: next[0], bytes: await rasterise(next[1]) })
  }
  await Promise.all(Array.from({ length: atATime }, draw))
  await context.db
    .insertInto('files')
    .values(drawn.map((file) => ({ ...file, content_type: 'image/webp', created_at: context.now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** These drawings are our own: pictures that people upload are never read as SVG. */
async function rasterise({ svg, drawnWidth, width, height }: Drawing): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(svg, { density: (72 * width) / drawnWidth })
    .resize({ width, height })
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
}
