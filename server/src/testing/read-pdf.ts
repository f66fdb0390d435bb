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

interface PrintedRun {
  /** In points, from the left edge and from the foot of the page. */
  readonly x: number
  readonly y: number
  /** Of its letters, in points. */
  readonly size: number
}

/** Where each run of letters begins, in the order in which they are drawn. */
export function runsOf(pdf: Buffer): readonly PrintedRun[] {
  const run = /1 0 0 -1 (?<x>[\d.]+) (?<y>[\d.]+) cm\n[^q]*?\nBT\n[^q]*?\/f\d+ (?<size>[\d.]+) Tf/g
  return [...contentsOf(pdf).matchAll(run)].map(({ groups }) => ({
    x: Number(groups?.['x']),
    y: Number(groups?.['y']),
    size: Number(groups?.['size']),
  }))
}
