import { requests } from '@foyer/contract/kit/refusal'
import type { previewPassTypeChange as endpoint, PassTypePreview } from '@foyer/contract/office-pass-types'
import { PassTypeChange } from '@foyer/contract/office-pass-types.schemas'
import { acceptContent } from '#features/editions'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { assertSaleWindow } from './change-pass-type.ts'
import { presentOfficePassType } from './office-pass-type.ts'
import { listUnpaidOrders, type UnderWay } from './office-pass-types.queries.ts'
import { isOnSale, mayUpgrade, upgradePrice } from './pass-type-state.ts'
import { findPassTypeRow, type PassTypeRow } from './passes.queries.ts'
import { priceAt } from './price-phases.ts'
import { priceWith, voucherOf } from './voucher-value.ts'

/** So many orders are named. */
const MOST_NUMBERS = 10

/**
 * What a change would do to those who are buying, asked of what decides it when they place: nothing is changed.
 * @throws Refused `requests/not-found`; InvalidInput.
 */
export async function previewPassTypeChange(
  context: Context,
  { params: { id }, body }: Parameters<UseCase<typeof endpoint>>[1],
): Promise<PassTypePreview> {
  const change = await acceptContent(context, PassTypeChange, body)
  const row = await findPassTypeRow(context, id)
  if (row === undefined) throw refuse(requests.notFound)
  const { onSaleFrom, onSaleUntil } = presentOfficePassType(row, context.now)
  assertSaleWindow({
    onSaleFrom: change.onSaleFrom === undefined ? onSaleFrom : change.onSaleFrom,
    onSaleUntil: change.onSaleUntil === undefined ? onSaleUntil : change.onSaleUntil,
  })
  const after = changedRow(row, change)
  const unpaid = await listUnpaidOrders(context, id)
  return {
    sold: row.sold,
    held: row.held,
    price: { before: priceAt(row, context.now), after: priceAt(after, context.now) },
    open: await outcomesOf(context, unpaid, row, after),
    placed: {
      count: unpaid.reduce((sum, { placed }) => sum + placed, 0),
      numbers: unpaid.flatMap(({ placedNumbers }) => placedNumbers).slice(0, MOST_NUMBERS),
    },
  }
}

type Outcome = PassTypePreview['open'][number]

/** What becomes of the orders that are begun, those together of which the same does. */
async function outcomesOf(context: Context, unpaid: readonly UnderWay[], row: PassTypeRow, after: PassTypeRow) {
  const outcomes = new Map<string, Outcome>()
  for (const group of unpaid) {
    if (group.open === 0) continue
    const becomes = outcome(await termsOf(context, group, row), await termsOf(context, group, after))
    const key = `${becomes.becomes} ${becomes.price}`
    const { count, numbers } = outcomes.get(key) ?? { count: 0, numbers: [] }
    outcomes.set(key, {
      ...becomes,
      count: count + group.open,
      numbers: [...numbers, ...group.openNumbers].slice(0, MOST_NUMBERS),
    })
  }
  return [...outcomes.values()]
}

/** Whether what is under way can be placed, and at what price. */
interface Terms {
  readonly isSold: boolean
  readonly price: number
}

function outcome(before: Terms, after: Terms): Pick<Outcome, 'becomes' | 'price'> {
  if (before.isSold && !after.isSold) return { becomes: 'not-sold', price: null }
  if (before.price === after.price || !after.isSold) return { becomes: 'as-it-was', price: null }
  return { becomes: 'priced-anew', price: after.price }
}

/** On what terms an order would be placed now, were the type what it is here: as its pass or its upgrade is priced then. */
async function termsOf(context: Context, group: UnderWay, type: PassTypeRow): Promise<Terms> {
  const { value_kind, value, from_type_id: from, to_type_id: to } = group
  if (from === null || to === null) {
    const voucher = value_kind === null ? null : voucherOf({ value_kind, value })
    const isOpened = voucher !== null && type.list === 'voucher'
    return { isSold: isOpened || isOnSale(type, context.now), price: priceWith(voucher, type, context.now).price }
  }
  const other = await findPassTypeRow(context, from === type.id ? to : from)
  if (other === undefined) throw new Error('An upgrade is between types of its edition.')
  const [held, wanted] = from === type.id ? [type, other] : [other, type]
  return {
    isSold: mayUpgrade(held, wanted) && isOnSale(wanted, context.now),
    price: upgradePrice(held, wanted, context.now),
  }
}

/** A pass type as the change would leave it, as far as its price, its sale and its upgrades go. */
function changedRow(row: PassTypeRow, change: PassTypeChange): PassTypeRow {
  const moment = (entered: string | null | undefined, was: Date | null) =>
    entered === undefined ? was : entered === null ? null : new Date(entered)
  return {
    ...row,
    price: change.price ?? row.price,
    price_phases: change.pricePhases ?? row.price_phases,
    on_sale_from: moment(change.onSaleFrom, row.on_sale_from),
    on_sale_until: moment(change.onSaleUntil, row.on_sale_until),
    is_hidden: change.isHidden ?? row.is_hidden,
    upgradeable_by: change.upgradeableBy ?? row.upgradeable_by,
  }
}
