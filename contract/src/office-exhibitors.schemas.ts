import * as z from 'zod/mini'
import { IntegerText } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import { LIST_BODY, type TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { NewExhibitor, NewProductCategory, StandName } from './new-exhibitors.schemas.ts'

export const takenExhibitorMessage = message('There is an exhibitor with this code.')
export const unknownCategoryMessage = message('A category here is not known. Add it first, or leave it out.')
export const unknownStandMessage = message('A stand here is not on the plan.')
export const unknownColumnMessage = message('This column is not known.')
export const noNameColumnMessage = message('The first line must name the columns, and one of them is name.')
export const tooManyLinesMessage = message('Take at most 500 lines at once.')
export const wrongLinesMessage = message('Some lines are wrong. See which, put them right, and try again.')

/** Exhibitors that are taken in at once. */
export const mostExhibitorsAtOnce = 500

/** What of an exhibitor may be another; its code stays, because addresses name it. */
export const ExhibitorEntries = z.omit(NewExhibitor, { code: true })
export type ExhibitorEntries = z.infer<typeof ExhibitorEntries>

/** An exhibitor as those see it who run the event: in every language that it is written in. */
export const OfficeExhibitor = z.object({
  id: z.int(),
  version: Version,
  ...NewExhibitor.shape,
  /** Whoever changes a stand may have given it one more. */
  stands: z.array(StandName),
})
export type OfficeExhibitor = z.infer<typeof OfficeExhibitor>

/** What exhibitors can be given: categories, and the stands of the plan; and who can be given a stand. */
export const ExhibitorParts = z.object({
  categories: z.array(z.object(NewProductCategory.shape)),
  stands: z.array(
    z.object({
      hall: z.string(),
      code: z.string(),
      /** Who stands there. */
      exhibitors: z.array(z.string()),
    }),
  ),
  /** Who exhibits, in the order of their names. */
  exhibitors: z.array(z.object({ code: z.string(), name: z.string() })),
})
export type ExhibitorParts = z.infer<typeof ExhibitorParts>

const Table = z.strictObject({
  /** Lines of a table, the first of which names the columns: between commas, semicolons or tabs. */
  table: z.string().check(z.minLength(1), z.maxLength(200_000)),
})

const TableProblem = z.object({
  /** As a program for tables counts it. */
  line: z.int(),
  /** Null: the whole line. */
  column: z.nullable(z.string()),
  message: z.string(),
})

const params = z.object({ id: IntegerText })

export const terms = {
  'exhibitors.listOfficeExhibitors': {
    summary: 'Who exhibits, in the order of their names',
    runs: 'read',
    query: listQuery(['name', '-name'], {}),
    answers: { 200: pageOf(OfficeExhibitor) },
    refusals: [],
  },
  'exhibitors.readOfficeExhibitor': {
    summary: 'One exhibitor, to be edited',
    runs: 'read',
    params,
    answers: { 200: OfficeExhibitor },
    refusals: [requests.notFound],
  },
  'exhibitors.readExhibitorParts': {
    summary: 'Categories of what is shown, the stands with who has them, and who exhibits',
    runs: 'read',
    answers: { 200: ExhibitorParts },
    refusals: [],
  },
  'exhibitors.addProductCategory': {
    summary: 'Add a category of what is shown, behind those that are there',
    runs: 'command',
    body: NewProductCategory,
    answers: { 201: NewProductCategory },
    refusals: [],
  },
  'exhibitors.addExhibitor': {
    summary: 'Add an exhibitor',
    runs: 'command',
    body: NewExhibitor,
    answers: { 201: OfficeExhibitor },
    refusals: [],
  },
  'exhibitors.changeExhibitor': {
    summary: 'Change an exhibitor, its categories and its stands',
    runs: 'command',
    params,
    body: z.extend(ExhibitorEntries, { version: Version }),
    answers: { 200: OfficeExhibitor },
    refusals: [requests.notFound, changedMeanwhile],
  },
  'exhibitors.removeExhibitor': {
    summary: 'Remove an exhibitor; its stands are free',
    runs: 'command',
    params,
    body: z.strictObject({ version: Version }),
    answers: { 204: null },
    refusals: [requests.notFound, changedMeanwhile],
  },
  'exhibitors.previewImport': {
    summary: 'What a table of exhibitors would add, and what is wrong with which of its lines; nothing is kept',
    runs: 'read',
    largestBody: LIST_BODY,
    body: Table,
    answers: {
      200: z.object({
        exhibitors: z.array(z.object({ line: z.int(), code: z.string(), name: z.string() })),
        problems: z.array(TableProblem),
      }),
    },
    refusals: [],
  },
  'exhibitors.importExhibitors': {
    summary: 'Add the exhibitors of a table, all of them or none',
    runs: 'command',
    largestBody: LIST_BODY,
    body: Table,
    answers: { 201: z.object({ added: z.int() }) },
    refusals: [],
  },
} as const satisfies TermsById
