import type { Money } from './money.schemas.ts'

export type { Money }

const symbols: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£', CHF: 'CHF' }

/**
 * `1,499.00 €`: two decimals, en-US grouping, the sign behind a no-break space, in every language
 * (specification section 9).
 */
export function formatMoney(money: Money): string {
  const sign = money.amount < 0 ? '−' : ''
  const minor = Math.abs(money.amount)
  const whole = String(Math.trunc(minor / 100)).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  const cents = String(minor % 100).padStart(2, '0')
  return `${sign}${whole}.${cents}\u00a0${symbols[money.currency] ?? money.currency}`
}
