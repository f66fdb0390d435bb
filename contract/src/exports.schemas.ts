import * as z from 'zod/mini'
import { exportKinds } from './export-columns.ts'
import { exportNotFailed, exportNotReady, notOfThisTable, tooManyExports } from './exports.refusals.ts'
import { Instant, line, Uuid } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { peopleFilters } from './office-people.schemas.ts'
import { LineKind, OrderStatus, PaymentMethod } from './orders.schemas.ts'

/** What a list is narrowed to, as it stands in the address of its page; each table has some of them. */
export const ExportFilters = z.strictObject({
  state: z.optional(OrderStatus),
  method: z.optional(PaymentMethod),
  kind: z.optional(LineKind),
  ...peopleFilters,
})
export type ExportFilters = z.infer<typeof ExportFilters>

/** Text for any program, or a workbook. */
const ExportFormat = z.enum(['csv', 'xlsx'])

const asked = {
  kind: z.enum(exportKinds),
  format: ExportFormat,
  /** From left to right. */
  columns: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.minLength(1), z.maxLength(40)),
  filters: ExportFilters,
}

export const NewExport = z.strictObject(asked)
export type NewExport = z.infer<typeof NewExport>

export const Export = z.object({
  uuid: Uuid,
  ...asked,
  status: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** Rows written so far. */
  rows: z.int(),
  /** Rows that there are, as far as it was counted when it began. */
  expectedRows: z.nullable(z.int()),
  /** Of the file, in bytes. */
  size: z.nullable(z.int()),
  /** Why it failed: its worker ended again and again, or it was refused by the program that writes it. */
  failure: z.nullable(z.enum(['interrupted', 'unexpected'])),
  createdAt: Instant,
  finishedAt: z.nullable(Instant),
  /** When the file is gone. */
  expiresAt: z.nullable(Instant),
})
export type Export = z.infer<typeof Export>

/** How often an export begins by itself: early in the morning where the event is, of a week on its Monday. */
const Every = z.enum(['day', 'week'])

const NewSavedExport = z.strictObject({ ...asked, name: line(80), isShared: z.boolean() })

export const SavedExport = z.object({
  uuid: Uuid,
  ...asked,
  name: z.string(),
  /** Colleagues see it too. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** Null: only when somebody begins it. */
  every: z.nullable(Every),
  nextAt: z.nullable(Instant),
  /** When it went, because it may have named somebody who was erased: no word of it is left, and it can only be removed. */
  lostAt: z.nullable(Instant),
})
export type SavedExport = z.infer<typeof SavedExport>

const params = z.object({ uuid: Uuid })

export const terms = {
  'exports.listExports': {
    summary: 'One’s own exports of the last day, the newest first',
    runs: 'read',
    answers: { 200: z.array(Export) },
    refusals: [],
  },
  'exports.beginExport': {
    summary: 'Begin to write a table of any length as a file; a mail tells when it is ready',
    runs: 'command',
    secondFactor: 'fresh',
    body: NewExport,
    answers: { 202: Export },
    refusals: [notOfThisTable, tooManyExports],
  },
  'exports.readExportFile': {
    summary: 'The file of an export that is ready',
    runs: 'read',
    secondFactor: 'fresh',
    params,
    answers: { 200: { binary: '*/*' } },
    refusals: [requests.notFound, exportNotReady],
  },
  'exports.beginAgain': {
    summary: 'Begin an export that failed once more',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    answers: { 202: Export },
    refusals: [requests.notFound, exportNotFailed, notOfThisTable, tooManyExports],
  },
  'exports.removeExport': {
    summary: 'Remove an export with its file; one that is being written ends',
    runs: 'command',
    params,
    answers: { 204: null },
    refusals: [requests.notFound],
  },
  'exports.listSavedExports': {
    summary: 'The exports that one kept to begin again, and those that colleagues share',
    runs: 'read',
    answers: { 200: z.array(SavedExport) },
    refusals: [],
  },
  'exports.saveExport': {
    summary: 'Keep columns, filters and format of an export under a name',
    runs: 'command',
    body: NewSavedExport,
    answers: { 201: SavedExport },
    refusals: [notOfThisTable, tooManyExports],
  },
  'exports.scheduleExport': {
    summary:
      'Have an export that one kept begin by itself, each day or each week, or no more; a mail tells when each is ready',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    body: z.strictObject({ every: z.nullable(Every) }),
    answers: { 200: SavedExport },
    refusals: [requests.notFound, notOfThisTable],
  },
  'exports.forgetSavedExport': {
    summary: 'Remove an export that one kept',
    runs: 'command',
    params,
    answers: { 204: null },
    refusals: [requests.notFound],
  },
} as const satisfies TermsById
