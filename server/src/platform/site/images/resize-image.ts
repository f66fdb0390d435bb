import { LONGEST_DRAWING_SECONDS } from './draw-in-turn.ts'
import { asUnreadable, openImage } from './reencode-image.ts'

export interface ImageSize {
  /** CSS pixels, 1 to 2,048. */
  readonly w: number
  readonly h: number
  /** Fills the box and cuts off what is beyond. */
  readonly fit: 'crop'
  /** Device pixels for each CSS pixel, 1 to 3. */
  readonly dpr: number
}

const longestSide = 2048

function requireBetween(name: string, value: number, least: number, most: number): void {
  if (!(value >= least && value <= most)) throw new RangeError(`${name} must be from ${least} to ${most}`)
}

/**
 * A stored picture in the size a page asks for, as WebP. It is never larger than 2,048 device pixels on a side, nor
 * than the stored picture itself: the browser stretches for less than the difference would weigh.
 * @throws RangeError for a size out of bounds.
 * @throws UnreadableImage
 */
export async function resizeImage(stored: Buffer, { w, h, dpr }: ImageSize): Promise<Buffer> {
  for (const [name, value] of [
    ['w', w],
    ['h', h],
  ] as const) {
    requireBetween(name, value, 1, longestSide)
    if (!Number.isInteger(value)) throw new RangeError(`${name} must be whole`)
  }
  requireBetween('dpr', dpr, 1, 3)
  try {
    const image = await openImage(stored)
    const { autoOrient } = await image.metadata()
    // One factor for both sides keeps the shape that was asked for.
    const factor = Math.min(dpr, longestSide / Math.max(w, h), autoOrient.width / w, autoOrient.height / h)
    const side = (length: number) => Math.max(1, Math.round(length * factor))
    return await image
      .autoOrient()
      .resize(side(w), side(h), { fit: 'cover' })
      .webp({ quality: 80 })
      .timeout({ seconds: LONGEST_DRAWING_SECONDS })
      .toBuffer()
  } catch (error) {
    throw asUnreadable(error)
  }
}
