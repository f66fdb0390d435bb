import { formatMoney } from '@foyer/contract/kit/money'
import type { Order } from '@foyer/contract/orders'
import type { Pass, PassType } from '@foyer/contract/passes'

type Translate = (text: string, values?: Record<string, string | number>) => string
type Named = Pick<PassType, 'name'>

export interface ChosenPass {
  /** The paid type that the order in progress holds. */
  readonly paidId: number | null
  /** The pass in it that came by a voucher. */
  readonly voucherPass: PassType | null
}

/** Which pass is in the order in progress: the server names it by its uuid. */
export function chosenPassId(
  order: Pick<Order, 'lines'> | null,
  pass: Pick<Pass, 'uuid' | 'passType'> | null,
  paid: readonly Pick<PassType, 'id'>[] | undefined,
): ChosenPass {
  const line = order?.lines.find(({ kind }) => kind === 'pass')
  if (pass === null || line?.reference !== pass.uuid) return { paidId: null, voucherPass: null }
  const isPaid = line.gross.amount > 0 || (paid?.some(({ id }) => id === pass.passType.id) ?? true)
  return isPaid ? { paidId: pass.passType.id, voucherPass: null } : { paidId: null, voucherPass: pass.passType }
}

/** What the order will come to with this pass in it; amounts are the server's once it is saved. */
export function sumsWithPass(
  order: Pick<Order, 'lines'> | null,
  paid: Pick<PassType, 'name' | 'price'> | null,
  given: Named | null,
  t: Translate,
) {
  const others = order?.lines.filter(({ kind }) => kind !== 'pass') ?? []
  const currency = paid?.price.currency ?? 'EUR'
  const free = { amount: 0, currency }
  const row =
    paid !== null
      ? { name: t('{name} pass', { name: paid.name }), amount: formatMoney(paid.price) }
      : given !== null
        ? { name: t('{name} pass, with your voucher', { name: given.name }), amount: formatMoney(free) }
        : { name: t('No pass chosen yet'), amount: '' }
  const total = others.reduce((sum, line) => sum + line.gross.amount, paid?.price.amount ?? 0)
  return {
    rows: [row, ...others.map((line) => ({ name: line.description, amount: formatMoney(line.gross) }))],
    total: formatMoney({ amount: total, currency }),
  }
}
