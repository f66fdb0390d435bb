import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import {
  type beginNextEdition as begins,
  editionCodeTaken,
  type makeEditionCurrent as makes,
  nothingEnteredYet,
  type OfficeEdition,
} from '@foyer/contract/office-editions'
import { copyHouses } from '#features/accommodation'
import {
  copyEdition,
  copySteps,
  daysToMove,
  type EditionRow,
  findToldEdition,
  listEditionRows,
  makeEditionCurrent,
} from '#features/editions'
import { copyHalls } from '#features/exhibitors'
import { copyInvoiceSeries } from '#features/invoices'
import { countOrdersIn } from '#features/orders'
import { copyPassTypes } from '#features/passes'
import { copyPages } from '#features/program'
import { copySurvey } from '#features/surveys'
import { copyTrainTicketTypes } from '#features/train-tickets'
import type { Context } from '#platform/context'
import type { Move } from '#platform/database/copied-rows'
import { type Audited, audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'

/** What comes along into the next year. People, orders and invoices stay where they are. */
const copies = [
  copySteps,
  copyPassTypes,
  copyHouses,
  copyTrainTicketTypes,
  copySurvey,
  copyPages,
  copyHalls,
  copyInvoiceSeries,
] as const

const editionRecord = auditedRecord('edition', ['product', 'year', 'code', 'startsOn', 'from', 'isCurrent'])

/** Every edition, the latest first. */
export async function listEditions(context: Context): Promise<OfficeEdition[]> {
  const rows = await listEditionRows(context)
  const orders = await countOrdersIn(context)
  return rows.map((row) => presentEdition(row, orders.get(row.id) ?? 0))
}

const presentEdition = (row: EditionRow, orders: number): OfficeEdition => ({
  id: row.id,
  product: row.product,
  year: row.year,
  code: row.code,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  isCurrent: row.is_shown,
  saleOpenedAt: row.sale_opened_at?.toISOString() ?? null,
  isSelling: row.is_selling,
  orders,
})

/**
 * Begins the event of the next year from the one that is worked on.
 * @throws Refused `setup/code-taken`, `setup/nothing-entered-yet`.
 */
export async function beginNextEdition(
  context: Context,
  { body }: Input<typeof begins>,
): Promise<Audited<OfficeEdition>> {
  if ((await findToldEdition(context)) === undefined) throw refuse(nothingEnteredYet)
  const how = await daysToMove(context, body.startsOn)
  if (how === undefined) throw new Error('The edition that is worked on is gone.')
  const move = { from: context.editionId, days: how.days, timeZone: how.time_zone }
  const to = await copyEdition(context, move, body)
  if (to === undefined) throw refuse(editionCodeTaken)
  for (const copy of copies) await copy(context, { ...move, to } satisfies Move)
  const made = (await listEditions(context)).find(({ id }) => id === to)
  if (made === undefined) throw new Error('An edition that was copied is not there.')
  return audited(editionRecord.created(to, { ...body, from: context.editionId }), made)
}

/** Shows an edition to everybody from now on. @throws Refused `requests/not-found`. */
export async function showEdition(context: Context, { params }: Input<typeof makes>): Promise<Audited<undefined>> {
  const id = Number(params.id)
  const editions = await listEditionRows(context)
  const shown = editions.find((edition) => edition.id === id)
  if (shown === undefined) throw refuse(requests.notFound)
  await makeEditionCurrent(context, id)
  // What is left of which things is said of another edition from now on.
  for (const sold of ['passes', 'rooms', 'train-tickets'] as const) context.changed(sold)
  return audited(editionRecord.changed(id, { isCurrent: shown.is_shown }, { isCurrent: true }), undefined)
}
