import type { Input } from '@foyer/contract/kit/endpoint'
import { type listVipGuests as endpoint, listVipGuests, type VipGuest } from '@foyer/contract/office-vip-events'
import type { Context } from '#platform/context'
import { readRows } from '#platform/database/keyset'
import { RowsAnswer } from '#platform/door/answers'
import { pageAsked, presentPage } from '#platform/door/paging'
import { livingStates } from './attendance-state.ts'
import { type AnswerRow, answerKeys, readAnswerPage } from './office-answers.queries.ts'
import { getOfficeEvent } from './office-vip-event.ts'

/** Who answered, page by page. @throws Refused `requests/not-found`. */
export async function listGuests(context: Context, { params, query }: Input<typeof endpoint>) {
  const { id } = await getOfficeEvent(context, params.id)
  const states = query.status === undefined ? {} : { states: [query.status] }
  const page = await readAnswerPage(
    context,
    { eventId: id, ...states },
    pageAsked(context, listVipGuests, query, answerKeys),
  )
  return presentPage(context, listVipGuests, query, page, presentGuest)
}

/** Whoever comes, may still come or waits, as a table. @throws Refused `requests/not-found`. */
export async function exportGuests(context: Context, eventId: number) {
  const { id } = await getOfficeEvent(context, eventId)
  const sorting = { keys: answerKeys.answeredAt, isDescending: false }
  return new RowsAnswer(
    readRows(
      (after, limit) => readAnswerPage(context, { eventId: id, states: livingStates }, { ...sorting, after, limit }),
      rowOf,
    ),
  )
}

const fullName = ({ first_name, last_name }: AnswerRow) => `${first_name} ${last_name}`

const presentGuest = (row: AnswerRow): VipGuest => ({
  uuid: row.answer_id,
  personUuid: row.id,
  name: fullName(row),
  email: row.email,
  company: row.company_name,
  status: row.state,
  guest: row.guest_name,
  places: row.places,
  orderUuid: row.order_id,
  answeredAt: row.answered_at.toISOString(),
})

const rowOf = (row: AnswerRow) => ({
  name: fullName(row),
  email: row.email,
  company: row.company_name,
  status: row.state,
  guest: row.guest_name,
  places: row.places,
  answeredAt: row.answered_at.toISOString(),
})
