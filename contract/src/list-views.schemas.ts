import * as z from 'zod/mini'
import { Instant, line, Uuid } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { notOfThisList, tooManyViews } from './list-views.refusals.ts'
import { viewedLists } from './viewed-lists.ts'

const List = z.enum(viewedLists)

const entries = {
  name: line(40),
  /** Colleagues who may see the list see the view too. */
  isShared: z.boolean(),
  /** Filters, search and columns that are left out, as they stand in the address of the list. */
  search: z.string().check(z.maxLength(600)),
}

export const NewListView = z.strictObject({ list: List, ...entries })

export const ListView = z.object({
  uuid: Uuid,
  list: List,
  name: z.string(),
  isShared: z.boolean(),
  search: z.string(),
  /** Whether whoever asks saved it. */
  isOwn: z.boolean(),
  /** Whether whoever asks may change and remove it: one’s own, and owners what is shared. */
  mayChange: z.boolean(),
  /** When it went, because it may have named somebody who was erased: no word of it is left, and it can only be removed. */
  lostAt: z.nullable(Instant),
  version: Version,
})
export type ListView = z.infer<typeof ListView>

const params = z.object({ uuid: Uuid })

export const terms = {
  'listViews.listViews': {
    summary: 'The views of a list that one saved, then those that colleagues share, each by name',
    runs: 'read',
    query: z.strictObject({ list: List }),
    answers: { 200: z.array(ListView) },
    refusals: [],
  },
  'listViews.saveView': {
    summary: 'Keep the filters, the search and the columns of a list under a name',
    runs: 'command',
    body: NewListView,
    answers: { 201: ListView },
    refusals: [notOfThisList, tooManyViews],
  },
  'listViews.changeView': {
    summary: 'Change a view: what it is called, who sees it, what it shows',
    runs: 'command',
    params,
    body: z.strictObject({ ...entries, version: Version }),
    answers: { 200: ListView },
    refusals: [requests.notFound, notOfThisList, changedMeanwhile],
  },
  'listViews.removeView': {
    summary: 'Remove a view',
    runs: 'command',
    params,
    answers: { 204: null },
    refusals: [requests.notFound],
  },
} as const satisfies TermsById
