import { expect, test } from 'vitest'
import { readTableFile } from './read-table-file.ts'

test('a file is read as UTF-8, and as Windows-1252 where it is none', async () => {
  expect(await readTableFile(new Blob(['\ufeffname\nMüller – Söhne']), 200_000)).toBe('name\nMüller – Söhne')
  const windows = new Uint8Array([...'name\nM'].map((sign) => sign.charCodeAt(0)).concat(0xfc, 0x6c, 0x6c, 0x80))
  expect(await readTableFile(new Blob([windows]), 200_000)).toBe('name\nMüll€')
})

test('a file that is larger than any table is not read', async () => {
  const file = new Blob([new Uint8Array(600_001)])
  expect(
    await readTableFile(Object.assign(file, { arrayBuffer: () => Promise.reject(new Error('It was read.')) }), 200_000),
  ).toBeNull()
})

test('a file of more letters than a table may have is told apart here, and not by the server', async () => {
  expect(await readTableFile(new Blob(['x'.repeat(200_001)]), 200_000)).toBeNull()
  expect(await readTableFile(new Blob(['x'.repeat(200_000)]), 200_000)).toHaveLength(200_000)
})
