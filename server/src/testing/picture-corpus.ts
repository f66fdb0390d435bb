import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one colour, to be written in any format. */
const paint = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 0, g: 90, b: 100 } } })

/** A PNG that says it is larger than it has any bytes for. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(2_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1))
  }
  return ~crc >>> 0
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const cut = async (bytes: Promise<Buffer>) => (await bytes).subarray(0, 60)

/** What is no picture that anybody may give us, whatever it says of itself; by what it is. */
export const noPictures: readonly (readonly [what: string, bytes: () => Promise<Buffer | string> | Buffer | string])[] =
  [
    ['SVG', () => svg],
    ['SVG behind white space', () => `\n\n  <?xml version="1.0"?>${svg}`],
    ['HTML', () => '<!doctype html><script>alert(1)</script>'],
    ['PDF', () => '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< >>'],
    ['TIFF', () => paint().tiff().toBuffer()],
    ['AVIF', () => paint().avif().toBuffer()],
    ['a ZIP', () => Buffer.from('504b0304140000000800', 'hex')],
    ['chance', () => randomBytes(5000)],
    ['nothing', () => ''],
    ['one byte', () => 'x'],
    ['a PNG’s beginning without an end', () => cut(paint(400, 300).png().toBuffer())],
    ['a JPEG’s beginning without an end', () => cut(paint(400, 300).jpeg().toBuffer())],
    ['a GIF’s first six letters before HTML', () => 'GIF89a<html><script>alert(1)</script>'],
    ['50,000 by 50,000 pixels', () => hugePng(50_000, 50_000)],
    ['1 by 2,000,000,000 pixels', () => hugePng(1, 2_000_000_000)],
    ['8,000 by 8,000 pixels', () => hugePng(8000, 8000)],
  ]

/** More than 8 MiB that begin as a picture: what does not is refused as none before it is large. */
export const tooLargePicture = (): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(8 * 1024 * 1024, 0xff)])

/** A picture with where and by whom it was taken, and with a script behind it. */
export const tellingPicture = async (): Promise<Buffer> =>
  Buffer.concat([
    await paint()
      .withExif({ IFD0: { Copyright: 'secret-owner', Make: 'secret-camera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-place</x:xmpmeta>')
      .jpeg()
      .toBuffer(),
    Buffer.from('<script>secret-script</script>'),
  ])
