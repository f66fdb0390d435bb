/** A line that was paid, with what is left of it to give back. Money in minor units. */
export interface ReturnableLine {
  readonly id: number
  readonly order_id: string
  readonly price_with_vat: number
  readonly returned: number
  readonly net: number
  readonly tax: number
  readonly gross: number
  readonly refunded_net: number
  readonly refunded_tax: number
  /** The VAT of what was left went back by itself: what goes back from then on is net. */
  readonly vat_returned: boolean
}

export interface ReturnedPart {
  readonly lineId: number
  readonly orderId: string
  /** Of the price with domestic VAT. */
  readonly returned: number
  readonly net: number
  readonly tax: number
  readonly gross: number
}

/**
 * Spreads what is given back over the lines that paid for it, the last one first. All parts of a line so far bear
 * their share of its net and tax, rounded half up, and the next one takes what is new in that: no cent is lost between
 * the parts, and none is taken back.
 * @param amount of the price with domestic VAT; `all`: whatever is left.
 */
export function planReturn(lines: readonly ReturnableLine[], amount: number | 'all'): ReturnedPart[] {
  let left = amount === 'all' ? Number.POSITIVE_INFINITY : amount
  const parts: ReturnedPart[] = []
  for (const line of lines.toSorted((a, b) => b.id - a.id)) {
    const returned = Math.min(left, line.price_with_vat - line.returned)
    if (returned <= 0) continue
    left -= returned
    parts.push(partOf(line, returned))
  }
  return parts
}

/** What is left to give back of what was paid for lines, in minor units. */
export const paidAndKept = (lines: readonly ReturnableLine[]): number =>
  lines.reduce((sum, line) => sum + keptOf(line), 0)

const keptOf = ({ gross, refunded_net, refunded_tax }: ReturnableLine): number => gross - refunded_net - refunded_tax

/**
 * As {@link planReturn}, of what was paid: where no VAT was charged that is less than the price with domestic VAT, and
 * each cent of it stands for a share of that price.
 * @param paid in minor units, {@link paidAndKept} at most.
 */
export function planRefund(lines: readonly ReturnableLine[], paid: number): ReturnedPart[] {
  let left = paid
  const parts: ReturnedPart[] = []
  for (const line of lines.toSorted((a, b) => b.id - a.id)) {
    const gross = Math.min(left, keptOf(line))
    if (gross <= 0) continue
    left -= gross
    const whole = line.vat_returned ? line.net : line.gross
    const paidBack = whole - keptOf(line) + gross
    // The smallest share of the price whose part of what was paid is that much, rounded as every part is.
    const share = Math.ceil((line.price_with_vat * (2 * paidBack - 1)) / (2 * whole))
    parts.push(partOf(line, (gross === keptOf(line) ? line.price_with_vat : share) - line.returned))
  }
  return parts
}

function partOf(line: ReturnableLine, returned: number): ReturnedPart {
  const shareSoFar = (of: number) =>
    Math.floor((of * (line.returned + returned) * 2 + line.price_with_vat) / (2 * line.price_with_vat))
  const net = shareSoFar(line.net) - line.refunded_net
  const gross = line.vat_returned ? net : shareSoFar(line.gross) - line.refunded_net - line.refunded_tax
  return { lineId: line.id, orderId: line.order_id, returned, net, tax: gross - net, gross }
}
