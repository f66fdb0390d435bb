import encodeQR from 'qr'
import { loadSharp } from '#platform/ground/load-sharp'

/** White modules around the code that scanners need to find it (ISO/IEC 18004, 5.3.8). */
const QUIET_ZONE = 4

export interface QrDrawing {
  /** Modules from edge to edge, the quiet zone included. */
  readonly size: number
  /** The dark modules as one path, a rectangle for each run in a row. */
  readonly path: string
}

/** A text as a QR code. Level M repairs 15 %: a thumb, a crack or a fold over part of it. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const parts: string[] = []
  rows.forEach((row, y) => {
    let x = 0
    while (x < row.length) {
      if (!row[x]) {
        x += 1
        continue
      }
      const start = x
      while (row[x]) x += 1
      parts.push(`M${start} ${y}h${x - start}v1h-${x - start}z`)
    }
  })
  return { size: rows.length, path: parts.join('') }
}

/** The same in black on white, as SVG whose unit is one module. */
export function qrSvg(text: string): string {
  const { size, path } = drawQr(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}" shape-rendering="crispEdges"/></svg>`
}

/** The same as a picture for mail programs, which draw no SVG: about `pixels` wide, each module as large as the next. */
export async function qrPng(text: string, pixels: number): Promise<Buffer> {
  const svg = qrSvg(text)
  const modules = Number(/width="(\d+)"/.exec(svg)?.[1])
  const width = modules * Math.max(1, Math.round(pixels / modules))
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg), { density: 72 })
    .resize(width, width, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer()
}
