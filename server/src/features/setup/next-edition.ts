import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import {
  type beginNextEdition as begins,
  editionCodeTaken,
  endsSale,
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
  keepEditions,
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
import type { UseCase } from '#platform/door/serve'

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

/**
 * Shows an edition to everybody from now on. Whom it takes a sale away from at this very moment is asked first.
 * @throws Refused `requests/not-found`, `setup/ends-sale`.
 */
export const showEdition: UseCase<typeof makes> = async (context, { params, body }) => {
  const id = Number(params.id)
  await keepEditions(context)
  const editions = await listEditionRows(context)
  const wanted = editions.find((edition) => edition.id === id)
  if (wanted === undefined) throw refuse(requests.notFound)
  const before = editions.find((edition) => edition.is_shown && edition !== wanted)
  if (before?.is_selling === true && before.id !== body.endsSaleOf) {
    const { product, year } = before
    throw refuse(endsSale, { selling: { id: before.id, product, year } })
  }
  await makeEditionCurrent(context, id)
  // What is left of which things is said of another edition from now on.
  for (const sold of ['passes', 'rooms', 'train-tickets'] as const) context.changed(sold)
  return audited(editionRecord.changed(id, { isCurrent: wanted.is_shown }, { isCurrent: true }), {
    instead: before?.id ?? null,
  })
}
