import type { Confidence } from '@foyer/contract/bank.schemas'
import { compact } from '@foyer/contract/kit/iban'
import { creditorReference } from '#features/orders'

interface Transferred {
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

const order: readonly Confidence[] = ['sure', 'likely', 'possible']
/** So many orders are suggested for one entry at most. */
const MOST = 5

export type Matcher<Order extends Awaited> = (
  entry: Transferred,
) => { readonly order: Order; readonly confidence: Confidence }[]

/**
 * Says which orders money may be for, the surest first. Names alone say nothing: many orders have one buyer. The orders are
 * sorted by number, amount and name once, so that a statement of ten thousand lines need not be held against each of them.
 */
export function openMatcher<Order extends Awaited>(orders: readonly Order[]): Matcher<Order> {
  const waiting = orders.filter(({ due }) => due > 0)
  const isReferredTo = openReferences(waiting)
  const byDue = new Map<string, Order[]>()
  const byName = new Map<string, { readonly order: Order; readonly words: readonly string[] }[]>()
  for (const awaited of waiting) {
    const key = dueKey(awaited.due, awaited.currency)
    append(byDue, key, awaited)
    for (const words of awaited.names.map((name) => wordsOf(name ?? '')))
      if (words[0] !== undefined) append(byName, `${key} ${words[0]}`, { order: awaited, words })
  }
  return (entry) => {
    if (entry.left <= 0) return []
    const found = new Map<Order, Confidence>()
    const note = (awaited: Order, confidence: Confidence) => {
      if (!found.has(awaited)) found.set(awaited, confidence)
    }
    for (const awaited of isReferredTo(entry.remittance))
      if (awaited.currency === entry.currency) note(awaited, awaited.due === entry.left ? 'sure' : 'likely')
    const key = dueKey(entry.left, entry.currency)
    const payer = new Set(wordsOf(entry.payerName))
    for (const word of payer)
      for (const { order: awaited, words } of byName.get(`${key} ${word}`) ?? [])
        if (words.every((one) => payer.has(one))) note(awaited, 'likely')
    for (const awaited of (byDue.get(key) ?? []).slice(0, MOST)) note(awaited, 'possible')
    return [...found]
      .map(([awaited, confidence]) => ({ order: awaited, confidence }))
      .sort((one, other) => order.indexOf(one.confidence) - order.indexOf(other.confidence))
      .slice(0, MOST)
  }
}

/** Whether reference and amount fit one order, and one alone. */
export const isSure = (found: readonly { readonly confidence: Confidence }[]): boolean =>
  found[0]?.confidence === 'sure' && found[1]?.confidence !== 'sure'

const dueKey = (due: number, currency: string): string => `${due} ${currency}`

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

/** People leave out hyphens and blanks, add words, and write the number without its check digits. */
function openReferences<Order extends Awaited>(orders: readonly Order[]): (remittance: string) => Order[] {
  const byNumber = new Map<string, Order[]>()
  const byReference = new Map<string, Order[]>()
  for (const awaited of orders) {
    append(byNumber, compact(awaited.number), awaited)
    append(byReference, creditorReference(awaited.number), awaited)
  }
  const lengths = (of: ReadonlyMap<string, unknown>) => [...new Set([...of.keys()].map(({ length }) => length))]
  const [numbers, references] = [lengths(byNumber), lengths(byReference)]
  return (remittance) => {
    const written = compact(remittance)
    const found: Order[] = []
    for (let at = 0; at < written.length; at += 1) {
      for (const length of references) found.push(...(byReference.get(written.slice(at, at + length)) ?? []))
      // A longer number that begins the same is another order's.
      for (const length of numbers)
        if (!/\d/.test(written[at + length] ?? '')) found.push(...(byNumber.get(written.slice(at, at + length)) ?? []))
    }
    return found
  }
}
