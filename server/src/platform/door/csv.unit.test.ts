import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { type Cell, csvOf } from './csv.ts'

async function* of(...cells: Cell[]) {
  for (const cell of cells) yield { cell }
}
const written = async (...cells: Cell[]) => (await text(csvOf(['cell'], of(...cells)))).split('\r\n').slice(1, -1)

test('a table begins with the mark of UTF-8 and its columns, and its lines end as the standard says', async () => {
  const bytes = await text(csvOf(['cell'], of('Ä')))
  // Whoever reads text is not given the mark.
  expect(bytes.replace('\ufeff', '')).toBe('cell\r\nÄ\r\n')
  const [first] = await csvOf(['cell'], of()).toArray()
  expect((first as Buffer).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
})

test.each([
  '=cmd|"/c calc"!A1',
  '+49 30 5550199',
  '-2+3',
  '@SUM(1+1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\u00a0=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
])('what could be a formula is a text: %j', async (evil) => {
  const [line = ''] = await written(evil)
  expect(line.replace(/^"/, '')).toMatch(/^'/)
  expect(line.replace(/^"|"$/g, '').replaceAll('""', '"')).toBe(`'${evil}`)
})

test.each([
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['a\nb', '"a\nb"'],
  [-5, '-5'],
  [1_499, '1499'],
  [true, 'true'],
  [null, ''],
  ['plain', 'plain'],
])('%j is written as %s', async (cell, line) => {
  expect(await written(cell)).toEqual([line])
})

test('rows are asked for as they leave, and not at all any more once the reader has gone', async () => {
  let asked = 0
  let isEnded = false
  async function* endless() {
    try {
      for (;;) {
        asked += 1
        yield { cell: 'x'.repeat(1000) }
      }
    } finally {
      isEnded = true
    }
  }
  const stream = csvOf(['cell'], endless())
  await once(stream, 'readable')
  stream.read(1)
  // A piece or two ahead of the reader, and no more: there is no end to wait for.
  expect(asked).toBeLessThan(500)
  stream.destroy()
  await once(stream, 'close')
  expect(isEnded).toBe(true)
})

test('a table that cannot be read to its end is broken off, and is never taken for a whole one', async () => {
  async function* broken() {
    yield { cell: 'a' }
    throw new Error('planted')
  }
  await expect(text(csvOf(['cell'], broken()))).rejects.toThrow('planted')
})
