import { buffer } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { type SheetCell, type SheetColumn, sheetOf } from './sheet.ts'

const columns: SheetColumn[] = [
  { header: 'name', holds: 'text' },
  { header: 'total', holds: 'money' },
  { header: 'paidAt', holds: 'instant' },
  { header: 'reverseCharge', holds: 'flag' },
]

async function* given(rows: readonly SheetCell[][]) {
  yield* rows
}

const written = async (rows: readonly SheetCell[][]) => buffer(sheetOf('orders', columns, given(rows)))

test('a workbook has its headers, and texts, money, moments and flags as what they are', async () => {
  const paidAt = new Date('2025-10-20T08:30:00Z')
  const { sheets } = await readXlsx(await written([['Ribeira; "Data"', 1499.5, paidAt, false]]))
  expect(sheets[0]?.name).toBe('orders')
  const [head, row] = sheets[0]?.rows ?? []
  expect(head).toEqual(['name', 'total', 'paidAt', 'reverseCharge'])
  expect(row).toEqual(['Ribeira; "Data"', 1499.5, paidAt, false])
})

test.each(['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)', '{=1}', '\t=1'])(
  'what could be a formula (%s) is the text that it is',
  async (text) => {
    const bytes = await written([[text, null, null, null]])
    const { sheets } = await readXlsx(bytes, { readStyles: true })
    expect(sheets[0]?.rows[1]?.[0]).toBe(text)
    for (const cell of sheets[0]?.cells?.values() ?? []) expect(cell.formula).toBeUndefined()
  },
)

test('markup and signs that XML does not know break no workbook, and what is too long for a cell is cut', async () => {
  const { sheets } = await readXlsx(
    await written([
      ['<c r="A1">&amp;]]>', null, null, null],
      ['a\u0000b\ufffe\ud800c', null, null, null],
      ['x'.repeat(40_000), 1, null, true],
    ]),
  )
  expect(sheets[0]?.rows[1]?.[0]).toBe('<c r="A1">&amp;]]>')
  expect(String(sheets[0]?.rows[3]?.[0])).toHaveLength(32_767)
})

test('rows are asked for as the workbook leaves, not before', async () => {
  let asked = 0
  async function* many() {
    for (; asked < 1_000_000; asked += 1) yield ['Mira Okafor of Ribeira Data', asked, null, true]
  }
  const stream = sheetOf('orders', columns, many())
  let bytes = 0
  for await (const piece of stream) {
    bytes += piece.length
    if (bytes > 50_000) break
  }
  expect(asked).toBeLessThan(200_000)
})
