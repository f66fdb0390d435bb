import * as z from 'zod/mini'
import { message } from './kit/message.ts'
import { LIST_BODY, type TermsById } from './kit/terms.ts'
import { seatsBelowTaken } from './office-program.refusals.ts'
import { importDiffers } from './program-import.refusals.ts'

export const noCodeColumnMessage = message(
  'The first line must name the columns, and code or name or title is one of them.',
)
export const unknownImportColumnMessage = message('This column is not known.')
export const twiceColumnMessage = message('This column stands there twice.')
export const tooManyRowsMessage = message('Take at most 500 lines at once.')
export const formulaMessage = message('This cell is a formula. Write what it shows.')
export const badTimeMessage = message(
  'Write a day and a time, such as 2025-10-20 09:30: of the venue, or with Z or +02:00.',
)
export const skippedTimeMessage = message('The clocks of the venue skip this time.')
export const ambiguousTimeMessage = message('The clocks of the venue show this time twice: add which, such as +02:00.')
export const badCountMessage = message('Write a whole number.')
export const alreadyCancelledMessage = message('This session is cancelled, so nothing of it changes.')
export const fewerSeatsMessage = message('More seats are reserved than that.')
export const wrongRowsMessage = message('Some lines are wrong. See which, put them right, and try again.')

/** Letters of a table that is taken in at once. */
export const mostTableLetters = 900_000
/** Lines of it, without the first. */
export const mostTableRows = 500

const ProgramTableKind = z.enum(['sessions', 'speakers'])
export type ProgramTableKind = z.infer<typeof ProgramTableKind>

const table = {
  kind: ProgramTableKind,
  /** Lines of a table, the first of which names the columns: between commas, semicolons or tabs. */
  table: z.string().check(z.minLength(1), z.maxLength(mostTableLetters)),
}

const TableFault = z.object({
  /** Null: the line as a whole. */
  column: z.nullable(z.string()),
  message: z.string(),
})

const ImportedRow = z.object({
  /** As a program for tables counts it. */
  line: z.int(),
  code: z.string(),
  name: z.string(),
  does: z.enum(['add', 'change', 'same', 'refuse']),
  /** Columns by which it differs from what is there. */
  changes: z.array(z.string()),
  /** Sessions that are moved: people with a seat or in line, who get a mail. */
  mails: z.int(),
  /** Sessions that are moved: people in whose calendar they stand. */
  starred: z.int(),
  faults: z.array(TableFault),
})
export type ImportedRow = z.infer<typeof ImportedRow>

export const terms = {
  'program.previewImport': {
    summary: 'What a table of sessions or speakers would add and change, and which of its lines are refused, and why',
    runs: 'read',
    largestBody: LIST_BODY,
    body: z.strictObject(table),
    answers: {
      200: z.object({
        rows: z.array(ImportedRow),
        /** What is wrong with the table as a whole; then it has no rows. */
        fault: z.nullable(TableFault),
        /** Says what was seen: whoever takes the table in sends it along. */
        seen: z.string(),
      }),
    },
    refusals: [],
  },
  'program.importTable': {
    summary:
      'Add and change the sessions or speakers of a table as it was seen, all of them or none; nothing is removed',
    runs: 'command',
    largestBody: LIST_BODY,
    body: z.strictObject({ ...table, seen: z.string().check(z.maxLength(100)) }),
    answers: { 200: z.object({ added: z.int(), changed: z.int() }) },
    refusals: [importDiffers, seatsBelowTaken],
  },
} as const satisfies TermsById
