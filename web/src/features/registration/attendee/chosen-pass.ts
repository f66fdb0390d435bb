import { formatMoney } from '@foyer/contract/kit/money'
import type { Order } from '@foyer/contract/orders'
import type { Pass, PassType } from '@foyer/contract/passes'
import type { GivenPass } from '#features/passes'

type Translate = (text: string, values?: Record<string, string | number>) => string

export interface ChosenPass {
  /** The paid type that the order in progress holds. */
  readonly paidId: number | null
  /** The pass in it that came by a voucher. */
  readonly voucherPass: GivenPass | null
}

/** Which pass is in the order in progress: the server names it by its uuid. */
export function chosenPassId(
  order: Pick<Order, 'lines'> | null,
  pass: Pick<Pass, 'uuid' | 'passType' | 'byVoucher'> | null,
  paid: readonly Pick<PassType, 'id'>[] | undefined,
): ChosenPass {
  const line = order?.lines.find(({ kind }) => kind === 'pass')
  if (pass === null || line?.reference !== pass.uuid) return { paidId: null, voucherPass: null }
  const { id, name, codeType } = pass.passType
  const isPaid =
    pass.byVoucher === undefined
      ? line.gross.amount > 0 || (paid?.some((type) => type.id === id) ?? true)
      : !pass.byVoucher
  return isPaid
    ? { paidId: id, voucherPass: null }
    : { paidId: null, voucherPass: { id, name, codeType, pays: line.gross } }
}

interface Choice {
  readonly saved: ChosenPass
  /** Picked on this page. */
  readonly picked: number | null
  /** A voucher was applied on this page. */
  readonly hasGiven: boolean
  /** Chosen on the page before. */
  readonly wished: number | null
  /** The address may have none of those that are paid. */
  readonly isBarred: boolean
}

/** What is chosen: the voucher's pass before all, then the newest paid one. */
export function passInHand({ saved, picked, hasGiven, wished, isBarred }: Choice) {
  // Specification, section 4: a blacklisted address keeps no pass that it selected.
  const paidId = isBarred || hasGiven ? null : (picked ?? saved.paidId ?? wished)
  /** The pass that a voucher gave before stays as it is. */
  const keepsVoucher = saved.voucherPass !== null && picked === null && !hasGiven
  return {
    paidId,
    keepsVoucher,
    isMissing: paidId === null && !hasGiven && !keepsVoucher && !isBarred,
    /** There is nothing to save. */
    isSaved: !hasGiven && (keepsVoucher || paidId === saved.paidId),
  }
}

/** What the order will come to with this pass in it; amounts are the server's once it is saved. */
export function sumsWithPass(
  order: Pick<Order, 'lines'> | null,
  paid: Pick<PassType, 'name' | 'price'> | null,
  given: Pick<GivenPass, 'name' | 'pays'> | null,
  t: Translate,
) {
  const others = order?.lines.filter(({ kind }) => kind !== 'pass') ?? []
  const currency = paid?.price.currency ?? given?.pays?.currency ?? 'EUR'
  const pays = given?.pays ?? { amount: 0, currency }
  const row =
    paid !== null
      ? { name: t('{name} pass', { name: paid.name }), amount: formatMoney(paid.price) }
      : given !== null
        ? { name: t('{name} pass, with your voucher', { name: given.name }), amount: formatMoney(pays) }
        : { name: t('No pass chosen yet'), amount: '' }
  const total = others.reduce((sum, line) => sum + line.gross.amount, paid?.price.amount ?? pays.amount)
  return {
    rows: [row, ...others.map((line) => ({ name: line.description, amount: formatMoney(line.gross) }))],
    // Nothing is chosen, and nothing else is in the order: it comes to no sum yet.
    total: paid === null && given === null && others.length === 0 ? '–' : formatMoney({ amount: total, currency }),
  }
}
