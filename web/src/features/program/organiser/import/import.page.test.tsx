import { listOfficeSessions, readProgramParts } from '@foyer/contract/office-program'
import { type ImportedRow, importDiffers, importProgram, previewProgramImport } from '@foyer/contract/program-import'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { desk, sitAt } from '#testing/sit-at.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const row = (line: number, does: ImportedRow['does'], changes: Partial<ImportedRow> = {}): ImportedRow => ({
  ...{ line, code: `talk-${line}`, name: `Talk ${line}`, does, changes: [], mails: 0, starred: 0, faults: [] },
  ...changes,
})

beforeEach(() => {
  sitAt(desk)
  wire().answer(listOfficeSessions, { items: [], next: null })
  wire().answer(readProgramParts, { tracks: [], stages: [], speakers: [], sessions: [] })
})

async function open() {
  const user = await visitOffice('/organiser/program')
  await user.click(await screen.findByRole('button', { name: 'Take in a table' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}
const table = 'code,title\ntalk-2,Lamps'

test('what a table does is shown line by line, and then it is taken in as it was seen', async () => {
  wire().answer(previewProgramImport, {
    rows: [row(2, 'add'), row(3, 'change', { changes: ['starts', 'title'], mails: 12, starred: 1 }), row(4, 'same')],
    fault: null,
    seen: 'a-seal',
  })
  wire().answer(importProgram, { added: 1, changed: 1 })
  const { user, dialog } = await open()
  await user.type(dialog.getByLabelText('Or its lines'), table)
  await user.click(dialog.getByRole('button', { name: 'Look at it' }))
  expect(await dialog.findByText('1 new, 1 changed, 1 the same, 0 refused')).toBeTruthy()
  expect(dialog.getByText('Talk 3: starts, title')).toBeTruthy()
  expect(dialog.getByText(/^Sessions are moved: 12 mails go to people .* with 1 star follow\.$/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Take it in' }))
  expect(await screen.findByText('1 added, 1 changed.')).toBeTruthy()
  expect(wire().sent(importProgram)[0]?.body).toEqual({ kind: 'sessions', table, seen: 'a-seal' })
})

test('a table with a wrong line says where and why, and cannot be taken in', async () => {
  const faults = [{ column: 'starts', message: 'The clocks of the venue skip this time.' }]
  wire().answer(previewProgramImport, { rows: [row(2, 'add'), row(3, 'refuse', { faults })], fault: null, seen: 'x' })
  const { user, dialog } = await open()
  await user.type(dialog.getByLabelText('Or its lines'), table)
  await user.click(dialog.getByRole('button', { name: 'Look at it' }))
  expect(await dialog.findByText('Line 3, starts: The clocks of the venue skip this time.')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Take it in' })).toBeNull()
})

test('a table that does nothing cannot be taken in, and one that nobody can read says why', async () => {
  const { user, dialog } = await open()
  wire().answer(previewProgramImport, { rows: [row(2, 'same')], fault: null, seen: 'x' })
  await user.type(dialog.getByLabelText('Or its lines'), table)
  await user.click(dialog.getByRole('button', { name: 'Look at it' }))
  expect(await dialog.findByText('0 new, 0 changed, 1 the same, 0 refused')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Take it in' })).toBeNull()
  wire().answer(previewProgramImport, {
    rows: [],
    fault: { column: 'shoe size', message: 'This column is not known.' },
    seen: '',
  })
  await user.click(dialog.getByRole('button', { name: 'Look at it' }))
  expect(await dialog.findByText('shoe size: This column is not known.')).toBeTruthy()
})

test('where something changed since it was looked at, it is looked at once more', async () => {
  wire().answer(previewProgramImport, { rows: [row(2, 'add')], fault: null, seen: 'old' })
  wire().refuse(importProgram, importDiffers)
  const { user, dialog } = await open()
  await user.type(dialog.getByLabelText('Or its lines'), table)
  await user.click(dialog.getByRole('button', { name: 'Look at it' }))
  await user.click(await dialog.findByRole('button', { name: 'Take it in' }))
  expect(await dialog.findByText(importDiffers.detail)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Look at it' })).toBeTruthy()
})

test('a file of a hundred megabytes is not read', async () => {
  const { user, dialog } = await open()
  const file = new File(['x'], 'all.csv', { type: 'text/csv' })
  Object.defineProperty(file, 'size', { value: 100 * 1024 * 1024 })
  await user.upload(dialog.getByLabelText('A CSV file'), file)
  expect(await dialog.findByText('This file is too large. Divide it into smaller tables.')).toBeTruthy()
})

test('without a table pressing says that one is missing and leads to its field', async () => {
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('button', { name: 'Look at it' }))
  expect(document.activeElement?.textContent).toContain('Choose a file or paste its lines.')
  await user.click(dialog.getByRole('link', { name: 'Choose a file or paste its lines.' }))
  expect(document.activeElement).toBe(dialog.getByLabelText('Or its lines'))
  expect(wire().sent(previewProgramImport)).toEqual([])
})
