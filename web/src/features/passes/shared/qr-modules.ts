import encodeQR from 'qr'

/** White modules around the code that scanners need to find it (ISO/IEC 18004, 5.3.8). */
const QUIET_ZONE = 4

export interface QrModules {
  /** Modules from edge to edge, the quiet zone included. */
  readonly size: number
  /** The dark modules as one path, a rectangle for each run in a row. */
  readonly path: string
}

/** Level M repairs 15 %: a thumb, a crack or a fold over part of the code. */
export function qrModules(text: string): QrModules {
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
