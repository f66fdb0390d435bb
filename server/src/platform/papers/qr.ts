import encodeQR from 'qr'
import sharp from 'sharp'

/** White modules around the code that scanners need to find it (ISO/IEC 18004, 5.3.8). */
const QUIET_ZONE = 4

/**
 * A text as a QR code, black on white, as SVG whose unit is one module. Level M repairs 15 %: a thumb, a crack or a
 * fold over part of the code.
 */
export function qrSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const size = rows.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}" shape-rendering="crispEdges"/></svg>`
}

/** The same as a picture for mail programs, which draw no SVG: about `pixels` wide, each module as large as the next. */
export async function qrPng(text: string, pixels: number): Promise<Buffer> {
  const svg = qrSvg(text)
  const modules = Number(/width="(\d+)"/.exec(svg)?.[1])
  const width = modules * Math.max(1, Math.round(pixels / modules))
  return sharp(Buffer.from(svg), { density: 72 })
    .resize(width, width, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer()
}
