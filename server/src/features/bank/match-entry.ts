import type { Confidence } from '@foyer/contract/bank.schemas'
import { compact } from '@foyer/contract/kit/iban'
import { creditorReference } from '#features/orders'

export interface Transferred {
  /** What is left of it, in minor units. */
  readonly left: number
  readonly currency: string
  readonly payerName: string
  readonly remittance: string
}

export interface Awaited {
  readonly number: string
  /** What it still needs, in minor units. */
  readonly due: number
  readonly currency: string
  readonly names: readonly (string | null)[]
}

/** Words of a name without what every company has in common. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(
      (word) => word.length > 2 && !['gmbh', 'ltd', 'llc', 'inc', 'sarl', 'mbh', 'und', 'and', 'the'].includes(word),
    )

function isNamed(payer: string, names: Awaited['names']): boolean {
  const payerWords = new Set(wordsOf(payer))
  return names.some((name) => {
    const words = wordsOf(name ?? '')
    return words.length > 0 && words.every((word) => payerWords.has(word))
  })
}

/** People leave out hyphens and blanks, add words, and write the number without its check digits. */
function isReferredTo(remittance: string, number: string): boolean {
  const written = compact(remittance)
  if (written.includes(creditorReference(number))) return true
  const bare = compact(number)
  // A longer number that begins the same is another order's.
  return new RegExp(`${bare}(?!\\d)`).test(written)
}

const order: readonly Confidence[] = ['sure', 'likely', 'possible']

/**
 * Orders that money may be for, the surest first. Names alone say nothing: many orders have one buyer. At most five.
 * @returns the orders with how sure it is.
 */
export function matchEntry<Order extends Awaited>(
  entry: Transferred,
  orders: readonly Order[],
): { readonly order: Order; readonly confidence: Confidence }[] {
  if (entry.left <= 0) return []
  return orders
    .flatMap((awaited) => {
      if (awaited.currency !== entry.currency || awaited.due <= 0) return []
      const fits = awaited.due === entry.left
      const confidence: Confidence | null = isReferredTo(entry.remittance, awaited.number)
        ? fits
          ? 'sure'
          : 'likely'
        : fits
          ? isNamed(entry.payerName, awaited.names)
            ? 'likely'
            : 'possible'
          : null
      return confidence === null ? [] : [{ order: awaited, confidence }]
    })
    .sort((one, other) => order.indexOf(one.confidence) - order.indexOf(other.confidence))
    .slice(0, 5)
}
