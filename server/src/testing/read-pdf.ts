import { inflateSync } from 'node:zlib'

/** Everything a PDF holds, its compressed parts opened. */
export function contentsOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1')
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map((match) => {
    const bytes = Buffer.from(match[1] ?? '', 'latin1')
    try {
      return inflateSync(bytes).toString('latin1')
    } catch {
      return ''
    }
  })
  return raw + streams.join('\n')
}
