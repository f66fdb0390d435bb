import type { Sharp } from 'sharp'
import { isPicture } from '#platform/ground/file-kinds'
import { loadSharp } from '#platform/ground/load-sharp'
import { Busy } from '#platform/ground/turns'
import { drawInTurn, LONGEST_DRAWING_SECONDS } from './draw-in-turn.ts'

export type UnreadableReason = 'too-large' | 'unknown-format' | 'too-many-pixels' | 'damaged'

/** These bytes are no picture we draw. */
export class UnreadableImage extends Error {
  override readonly name = 'UnreadableImage'
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, cause?: unknown) {
    super(`Image: ${reason}`, { cause })
    this.reason = reason
  }
}

export interface EncodedImage {
  readonly bytes: Buffer
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly contentType: 'image/webp' | 'image/png'
}

export const LONGEST_UPLOAD_BYTES = 8 * 1024 * 1024
/** More than any telephone takes by itself; a picture of them is decoded within a second. */
const mostPixels = 25_000_000
/** Pixels that a logo has at most: as high as headers show it, twice over, and as wide as a letter's head has room for. */
const logoSize = { width: 800, height: 160 }
/** Pixels of the picture of a person. */
const portrait = { width: 512, height: 512 }

/** The decoder over bytes that are a picture of reasonable size; only the first frame of a moving one. */
export async function openImage(bytes: Buffer): Promise<Sharp> {
  if (!isPicture(bytes)) throw new UnreadableImage('unknown-format')
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1, sequentialRead: true })
}

/** What went wrong in the decoder, in our words. */
export function asUnreadable(error: unknown): UnreadableImage {
  if (error instanceof UnreadableImage) return error
  const message = error instanceof Error ? error.message : ''
  return new UnreadableImage(/pixel limit|dimension/i.test(message) ? 'too-many-pixels' : 'damaged', error)
}

/**
 * Draws an uploaded picture anew as a WebP of this size, in pixels: upright, its middle, without metadata, and without
 * whatever else the bytes were. A smaller picture is enlarged, so that all of one kind have one size. How large it is
 * is read before anything of it is decoded, and drawing waits for its turn.
 * @throws UnreadableImage, and Busy where too many pictures wait.
 */
export const reencodeImage = (upload: Buffer, size = portrait): Promise<EncodedImage> =>
  drawAnew(upload, 'image/webp', (image) =>
    image.resize(size.width, size.height, { fit: 'cover' }).webp({ quality: 82 }),
  )

/**
 * Draws an uploaded logo anew: whole, no larger than there is room for, on the ground that it is put on, and as a PNG, which
 * mail programs and papers know as well.
 * @throws UnreadableImage, and Busy where too many pictures wait.
 */
export const reencodeLogo = (upload: Buffer): Promise<EncodedImage> =>
  drawAnew(upload, 'image/png', (image) =>
    image
      .resize(logoSize.width, logoSize.height, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9, palette: true, quality: 100 }),
  )

/** So much of a picture has to be seen through before the ground that it is put on matters. */
const SEEN_THROUGH = 0.02

/**
 * The colour that a picture comes to where it is not seen through, as `#046a6a`: by it is told how well it stands out from a
 * ground. Null where it fills all of its ground, which then is its own.
 * @param bytes of a picture that was drawn anew.
 */
export async function toneOf(bytes: Buffer): Promise<string | null> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const sums = [0, 0, 0]
  let weight = 0
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0
    weight += alpha
    for (const channel of sums.keys()) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0) * alpha
  }
  const isFilled = weight >= info.width * info.height * 255 * (1 - SEEN_THROUGH)
  if (isFilled || weight === 0) return null
  return `#${sums
    .map((sum) =>
      Math.round(sum / weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

async function drawAnew(
  upload: Buffer,
  contentType: EncodedImage['contentType'],
  as: (image: Sharp) => Sharp,
): Promise<EncodedImage> {
  if (upload.length > LONGEST_UPLOAD_BYTES) throw new UnreadableImage('too-large')
  try {
    const { data, info } = await drawInTurn(async () => {
      const { width, height } = await (await openImage(upload)).metadata()
      if (width * height > mostPixels) throw new UnreadableImage('too-many-pixels')
      return as((await openImage(upload)).autoOrient())
        .timeout({ seconds: LONGEST_DRAWING_SECONDS })
        .toBuffer({ resolveWithObject: true })
    })
    return { bytes: data, width: info.width, height: info.height, contentType }
  } catch (error) {
    if (error instanceof Busy) throw error
    throw asUnreadable(error)
  }
}
