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
 * Spreads what is given back over the lines that paid for it, the last one first. A part of a line bears its share
 * of the line's net and tax, rounded half up; the part that empties a line takes what is left, so that no cent is
 * lost between the parts.
 * @param amount of the price with domestic VAT; `all`: whatever is left.
 */
export function planReturn(lines: readonly ReturnableLine[], amount: number | 'all'): ReturnedPart[] {
  let left = amount === 'all' ? Number.POSITIVE_INFINITY : amount
  const parts: ReturnedPart[] = []
  for (const line of lines.toSorted((a, b) => b.id - a.id)) {
    const returned = Math.min(left, line.price_with_vat - line.returned)
    if (returned <= 0) continue
    left -= returned
    const isLast = line.returned + returned === line.price_with_vat
    const share = (of: number) => Math.floor((of * returned * 2 + line.price_with_vat) / (2 * line.price_with_vat))
    const gross = isLast ? line.gross - line.refunded_net - line.refunded_tax : share(line.gross)
    const net = isLast ? line.net - line.refunded_net : share(line.net)
    parts.push({ lineId: line.id, orderId: line.order_id, returned, net, tax: gross - net, gross })
  }
  return parts
}
