import { requests } from '@foyer/contract/kit/refusal'
import type {
  changeView as changes,
  ListView,
  removeView as removes,
  saveView as saves,
  ViewedList,
} from '@foyer/contract/list-views'
import { notOfThisList, tooManyViews } from '@foyer/contract/list-views.refusals'
import { isViewOf, mayViewList, viewOf } from '@foyer/contract/viewed-lists'
import { keepWords } from '#features/identity'
import type { CallerContext, Person } from '#platform/context'
import { audited, auditedRecord } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { uuidV7 } from '#platform/ground/uuid'
import {
  countViewsOf,
  deleteView,
  findView,
  insertView,
  type ListViewRow,
  lockViewsOf,
  updateView,
} from './list-views.queries.ts'

type StaffContext = CallerContext<Person>

// What somebody looks for may name a person, and the log keeps everything for ever.
const viewRecord = auditedRecord('list-view', ['list', 'isShared'])

/** So many of a list somebody keeps. */
const MOST_KEPT = 20

export function presentView(row: ListViewRow, { userId, scopes }: StaffContext['caller']): ListView {
  const isOwn = row.saved_by === userId
  return {
    uuid: row.id,
    list: row.list as ViewedList,
    name: row.name,
    isShared: row.is_shared,
    search: row.search,
    isOwn,
    mayChange: isOwn || scopes.includes('owner'),
    lostAt: row.lost_at?.toISOString() ?? null,
    version: row.version,
  }
}

const logged = ({ list, name, isShared, search }: ListView) => ({ list, name, isShared, search })

function assertOfList(list: ViewedList, search: string, { scopes }: StaffContext['caller']): void {
  if (!(mayViewList(list, scopes) && isViewOf(list, search))) throw refuse(notOfThisList)
}

/** One that whoever asks may change. @throws Refused `requests/not-found`. */
async function getOwnView(context: StaffContext, uuid: string): Promise<ListView> {
  const row = await findView(context, uuid)
  if (row === undefined || !(row.is_shared || row.saved_by === context.caller.userId)) throw refuse(requests.notFound)
  const view = presentView(row, context.caller)
  if (!view.mayChange) throw refuse(requests.notFound)
  return view
}

/** @throws Refused `list-views/not-of-this-list`, `list-views/too-many`. */
export const saveView: UseCase<typeof saves> = async (context, { body: { list, name, isShared, search } }) => {
  const { caller } = context
  assertOfList(list, search, caller)
  await keepWords(context)
  await lockViewsOf(context, caller.userId)
  if ((await countViewsOf(context, list, caller.userId)) >= MOST_KEPT) throw refuse(tooManyViews)
  const row = await insertView(context, {
    id: uuidV7(context.now),
    edition_id: context.editionId,
    saved_by: caller.userId,
    list,
    name,
    is_shared: isShared,
    search: viewOf(list, search),
    created_at: context.now,
  })
  const view = presentView(row, caller)
  return audited(viewRecord.created(view.uuid, logged(view)), view)
}

/** @throws Refused `requests/not-found`, `list-views/not-of-this-list`, `office/changed-meanwhile`. */
export const changeView: UseCase<typeof changes> = async (context, { params: { uuid }, body }) => {
  const before = await getOwnView(context, uuid)
  if (before.lostAt !== null) throw refuse(requests.notFound)
  assertOfList(before.list, body.search, context.caller)
  await keepWords(context)
  const entered = { name: body.name, is_shared: body.isShared, search: viewOf(before.list, body.search) }
  const row = await updateView(context, { id: uuid, version: body.version }, entered)
  if (row === undefined) throw refuseChangedMeanwhile(body, await getOwnView(context, uuid))
  const after = presentView(row, context.caller)
  return audited(viewRecord.changed(uuid, logged(before), logged(after)), after)
}

/** @throws Refused `requests/not-found`. */
export const removeView: UseCase<typeof removes> = async (context, { params: { uuid } }) => {
  const view = await getOwnView(context, uuid)
  await deleteView(context, uuid)
  return audited(viewRecord.removed(uuid, logged(view)), undefined)
}
