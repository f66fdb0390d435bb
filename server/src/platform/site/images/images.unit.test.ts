import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { LONGEST_UPLOAD_BYTES, reencodeImage, UnreadableImage } from './reencode-image.ts'
import { resizeImage } from './resize-image.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#046a6a' } })

async function reasonOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof UnreadableImage ? error.reason : String(error)
}

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('in %s becomes a square WebP of 512 pixels', async (format) => {
    const upload = await picture(300, 700).toFormat(format).toBuffer()
    const image = await reencodeImage(upload)
    expect(image).toMatchObject({ width: 512, height: 512, contentType: 'image/webp' })
    expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  })

  it('loses where and with what it was taken, and stands upright', async () => {
    const left = await picture(300, 300).png().toBuffer()
    const upload = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#ffffff' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Ada Lovelace' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .toBuffer()
    const { bytes } = await reencodeImage(upload)
    const kept = await sharp(bytes).metadata()
    expect([kept.exif, kept.icc, kept.xmp, kept.iptc, kept.orientation]).toEqual(Array(5).fill(undefined))
    expect(bytes.includes('Ada')).toBe(false)
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    // The camera lay on its side: what was left is now on top.
    expect(data[1]).toBeLessThan(140)
    expect(data.at(-2)).toBeGreaterThan(240)
  })

  it('shows its first frame where it moves', async () => {
    const frames = Buffer.concat([Buffer.alloc(64 * 64 * 3, 0), Buffer.alloc(64 * 64 * 3, 255)])
    const upload = await sharp(frames, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    const { data } = await sharp((await reencodeImage(upload)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeLessThan(20)
  })

  it('keeps nothing that was hidden behind it', async () => {
    const upload = Buffer.concat([
      await picture(50, 50).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
    ])
    expect((await reencodeImage(upload)).bytes.includes('script')).toBe(false)
  })

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'unknown-format'],
    ['an SVG behind an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'unknown-format'],
    ['a web page', '<!doctype html><html></html>', 'unknown-format'],
    ['a PDF', '%PDF-1.7 something long enough', 'unknown-format'],
    ['nothing', '', 'unknown-format'],
    ['a JPEG’s beginning alone', '\xff\xd8\xff\xe0 and nothing more of it', 'damaged'],
    ['an SVG that claims to be a GIF', 'GIF89a<svg xmlns="http://www.w3.org/2000/svg"/>', 'damaged'],
  ])('that is %s is refused', async (_, text, reason) => {
    expect(await reasonOf(reencodeImage(Buffer.from(text, 'latin1')))).toBe(reason)
  })

  it('that is cut off is refused', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await reasonOf(reencodeImage(whole.subarray(0, whole.length / 2)))).toBe('damaged')
  })

  it('of 50,000 by 50,000 pixels is refused before it is drawn', async () => {
    const upload = Buffer.from(await picture(10, 10).png().toBuffer())
    upload.writeUInt32BE(50_000, 16)
    upload.writeUInt32BE(50_000, 20)
    expect(['too-many-pixels', 'damaged']).toContain(await reasonOf(reencodeImage(upload)))
    const tall = await picture(7000, 6000).png().toBuffer()
    expect(await reasonOf(reencodeImage(tall))).toBe('too-many-pixels')
  })

  it.each(['avif', 'heif'] as const)('in %s is refused: a kilobyte of it is seconds of work', async (format) => {
    const upload = await picture(300, 300).toFormat(format, { compression: 'av1' }).toBuffer()
    expect(await reasonOf(reencodeImage(upload))).toBe('unknown-format')
  })

  it('of more pixels than a telephone takes is refused before it is decoded', async () => {
    const upload = await picture(5100, 5000).jpeg().toBuffer()
    expect(await reasonOf(reencodeImage(upload))).toBe('too-many-pixels')
  })

  it('of more than 8 MiB is refused', async () => {
    expect(await reasonOf(reencodeImage(Buffer.alloc(LONGEST_UPLOAD_BYTES + 1)))).toBe('too-large')
  })
})

describe('a stored picture', () => {
  const sizeOf = async (bytes: Buffer) => {
    const { width, height, format } = await sharp(bytes).metadata()
    return { width, height, format }
  }

  it.each([
    [
      { w: 56, h: 56, dpr: 2 },
      { width: 112, height: 112 },
    ],
    [
      { w: 300, h: 100, dpr: 1 },
      { width: 300, height: 100 },
    ],
    [
      { w: 1, h: 1, dpr: 1 },
      { width: 1, height: 1 },
    ],
    [
      { w: 512, h: 512, dpr: 3 },
      { width: 512, height: 512 },
    ],
    [
      { w: 2048, h: 1024, dpr: 3 },
      { width: 512, height: 256 },
    ],
  ])('asked for as %o is %o pixels', async (size, expected) => {
    const stored = (await reencodeImage(await picture(900, 900).png().toBuffer())).bytes
    expect(await sizeOf(await resizeImage(stored, { ...size, fit: 'crop' }))).toEqual({ ...expected, format: 'webp' })
  })

  it.each([
    { w: 0, h: 10, dpr: 1 },
    { w: 10, h: 2049, dpr: 1 },
    { w: 10.5, h: 10, dpr: 1 },
    { w: 10, h: 10, dpr: 4 },
    { w: 10, h: 10, dpr: 0.5 },
    { w: Number.NaN, h: 10, dpr: 1 },
  ])('is refused as %o', async (size) => {
    await expect(resizeImage(Buffer.alloc(0), { ...size, fit: 'crop' })).rejects.toThrow(RangeError)
  })
})
