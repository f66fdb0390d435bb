import {
  beginAgain,
  beginExport,
  type Export,
  exportNotReady,
  forgetSavedExport,
  listExports,
  listSavedExports,
  removeExport,
  type SavedExport,
  scheduleExport,
} from '@foyer/contract/exports'
import { createDownload } from '@foyer/contract/platform'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const made = (n: number, changes: Partial<Export> = {}): Export => ({
  uuid: `0198bbfa-7212-7996-94df-c6cea4c13e0${n}`,
  kind: 'orders',
  format: 'xlsx',
  columns: ['number'],
  filters: {},
  status: 'running',
  rows: 400,
  expectedRows: 1000,
  size: null,
  failure: null,
  createdAt: '2025-08-18T08:00:00.000Z',
  finishedAt: null,
  expiresAt: null,
  ...changes,
})

beforeEach(() => {
  wire().answer(listExports, [])
  wire().answer(listSavedExports, [])
})
const open = async () => {
  const user = await visitOffice('/organiser/exports')
  await screen.findByRole('heading', { name: 'Your exports of the last 24 hours' })
  return user
}

test('an export has the columns that are chosen, one at least, and begins once', async () => {
  const answered = Promise.withResolvers<Export>()
  wire().answer(beginExport, () => answered.promise)
  const user = await open()
  const columns = within(screen.getByRole('group', { name: 'Columns' }))
  const boxes = columns.getAllByRole('checkbox')
  for (const box of boxes) await user.click(box)
  for (const name of ['Keep it under a name', 'Begin the export']) {
    await user.click(screen.getByRole('button', { name }))
    expect(document.activeElement?.textContent).toMatch(/Choose a column at least\.$/)
  }
  await user.click(screen.getByRole('link', { name: 'Choose a column at least.' }))
  expect(document.activeElement).toBe(boxes[0])
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(columns.getByRole('checkbox', { name: 'Number' }))
  await user.dblClick(screen.getByRole('button', { name: 'Begin the export' }))
  wire().answer(listExports, [made(1), made(2, { kind: 'people', status: 'waiting', rows: 0, expectedRows: null })])
  answered.resolve(made(1))
  await screen.findByText(/^The export has begun/)
  expect(
    wire()
      .sent(beginExport)
      .map(({ body }) => body),
  ).toEqual([{ kind: 'orders', format: 'xlsx', columns: ['number'], filters: {} }])
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Orders, XLSX: how far it is' })
  expect([bar.value, bar.max]).toEqual([400, 1000])
  screen.getByText('Waits')
})

test('of two exports at once each has its own acts; one that failed says why and begins again', async () => {
  const failed = made(2, { kind: 'people', status: 'failed', failure: 'interrupted' })
  wire().answer(listExports, [made(1), failed])
  const user = await open()
  await screen.findByText('Its server stopped again and again while it was written.')
  wire().answer(beginAgain, made(2, { kind: 'people', status: 'waiting' }))
  wire().answer(removeExport, undefined)
  await user.click(screen.getByRole('button', { name: 'Begin People, XLSX again' }))
  await user.click(await screen.findByRole('button', { name: 'Stop Orders, XLSX' }))
  expect(wire().sent(beginAgain)[0]?.params['uuid']).toBe(failed.uuid)
  expect(wire().sent(removeExport)[0]?.params['uuid']).toBe(made(1).uuid)
})

test('a file that is gone says so beside its link', async () => {
  const ready = { status: 'ready', size: 2000, expiresAt: '2025-08-19T08:00:00.000Z' } as const
  wire().answer(listExports, [made(1, ready)])
  wire().respond(createDownload, () => ({
    status: exportNotReady.status,
    body: { type: 'about:blank', ...exportNotReady, statusCode: exportNotReady.status },
  }))
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Download Orders, XLSX' }))
  await screen.findByText(exportNotReady.detail)
})

test('exports that could not be loaded are asked for again', async () => {
  wire().lose(listExports)
  const user = await open()
  await screen.findByText('This needs a connection')
  wire().answer(listExports, [made(1)])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Orders, XLSX')
})

const kept = (n: number, changes: Partial<SavedExport> = {}): SavedExport => ({
  ...{ uuid: made(n).uuid, kind: 'orders', format: 'csv', columns: ['number'], filters: {}, isShared: true },
  ...{ name: `Kept ${n}`, isOwn: true, every: null, nextAt: null, lostAt: null, ...changes },
})

test('what is kept begins by itself as often as its owner says, and says when next; of a colleague’s one is not asked', async () => {
  wire().answer(listSavedExports, [kept(1, {}), kept(2, { isOwn: false })])
  const user = await open()
  const every = await screen.findByLabelText('Begins by itself: Kept 1')
  expect(screen.queryByLabelText('Begins by itself: Kept 2')).toBeNull()
  wire().answer(scheduleExport, kept(1, { every: 'week', nextAt: '2025-08-25T03:00:00.000Z' }))
  wire().answer(listSavedExports, [kept(1, { every: 'week', nextAt: '2025-08-25T03:00:00.000Z' })])
  await user.selectOptions(every, 'Each Monday morning')
  await screen.findByText(/^Next on Mon.25.Aug/)
  expect(wire().sent(scheduleExport)[0]?.body).toEqual({ every: 'week' })
})

test('what is kept is removed once it was asked, and whoever removed it goes on at the next one', async () => {
  wire().answer(listSavedExports, [kept(1, { every: 'day' }), kept(2)])
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Remove : Kept 1' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Remove “Kept 1”?' }))
  expect(asked.getByText('It no longer begins by itself.')).toBeTruthy()
  expect(wire().sent(forgetSavedExport)).toEqual([])
  wire().answer(forgetSavedExport, undefined)
  wire().answer(listSavedExports, [kept(2)])
  await user.click(asked.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('Kept 1')).toBeNull())
  expect(wire().sent(forgetSavedExport)).toMatchObject([{ params: { uuid: kept(1).uuid } }])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove : Kept 2' })))
})

test('whose kept export went with somebody who was erased is told so, until they have read it', async () => {
  const lost = { name: '', isShared: false, lostAt: '2025-08-17T22:30:00.000Z' }
  wire().answer(listSavedExports, [kept(1, lost), kept(2)])
  const user = await open()
  await screen.findByText(/^On .*18 Aug.* an export that you kept here was removed: somebody was erased/)
  expect(screen.getAllByRole('button', { name: /^Begin Kept/ })).toHaveLength(1)
  wire().answer(forgetSavedExport, undefined)
  wire().answer(listSavedExports, [kept(2)])
  await user.click(screen.getByRole('button', { name: 'Understood' }))
  await waitFor(() => expect(screen.queryByText(/somebody was erased/)).toBeNull())
  expect(wire().sent(forgetSavedExport)).toMatchObject([{ params: { uuid: kept(1).uuid } }])
})
