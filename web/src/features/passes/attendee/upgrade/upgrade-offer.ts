import type { Money } from '@foyer/contract/kit/money'
import type { PassType } from '@foyer/contract/passes'

type Held = Pick<PassType, 'price' | 'benefits'>

/** What an upgrade costs: the difference of the two prices, and never less than nothing. */
export function upgradePrice(held: Held, wanted: Pick<PassType, 'price'>): Money {
  return { ...wanted.price, amount: Math.max(0, wanted.price.amount - held.price.amount) }
}

/** What the wanted pass opens that the held one does not, in its own order. */
export function gainedBenefits(held: Held, wanted: Pick<PassType, 'benefits'>): readonly string[] {
  return wanted.benefits.filter((benefit) => !held.benefits.includes(benefit))
}
