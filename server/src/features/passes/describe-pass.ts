import type { Locale } from '@foyer/contract/kit/fields'
import { formatMoney } from '@foyer/contract/kit/money'
import type { VoucherValue } from '@foyer/contract/voucher-value.schemas'
import type { CurrentEdition } from '#features/editions'
import { contentFor, inEveryLanguage, readerOf, type Texts } from '#platform/ground/texts'
import { type Say, wordsIn } from '#platform/ground/words'

type Event = Pick<CurrentEdition, 'product' | 'year' | 'languages' | 'currency'>

interface Described {
  readonly description: Texts
  /** In a list, where the event is known. */
  readonly summary: Texts
  /** Whose stripe the line bears: of an upgrade, the new type's. */
  readonly codeType: string
}

interface Named {
  /** By language. */
  readonly name: unknown
  readonly code_type: string
}

const within = (summary: Texts, codeType: string, event: Event): Described => ({
  description: inEveryLanguage((locale) => `${summary[locale]}, ${event.product} ${event.year}`),
  summary,
  codeType,
})

/**
 * What an order's line calls a pass: `VIP pass, MSPG 2025`; with a voucher that leaves something to pay,
 * `VIP pass (voucher: 20 % off), MSPG 2025`.
 */
export function describePass(type: Named, event: Event, voucher: VoucherValue = { kind: 'free' }): Described {
  const name = (locale: Locale) =>
    wordsIn(locale)('{type} pass', { type: contentFor(type.name, readerOf(event, locale)) })
  return within(
    inEveryLanguage((locale) => {
      const value = sayValue(voucher, event, wordsIn(locale))
      return value === null ? name(locale) : wordsIn(locale)('{pass} (voucher: {value})', { pass: name(locale), value })
    }),
    type.code_type,
    event,
  )
}

/** What a voucher does to a price, in words; null: it costs nothing, which the line says itself. */
function sayValue(voucher: VoucherValue, { currency }: Pick<Event, 'currency'>, t: Say): string | null {
  if (voucher.kind === 'free') return null
  if (voucher.kind === 'percent') return t('{rate} % off', { rate: voucher.value / 100 })
  const amount = formatMoney({ amount: voucher.value, currency })
  return voucher.kind === 'amount' ? t('{amount} off', { amount }) : t('for {amount}', { amount })
}

/** What an order's line calls an upgrade: `Upgrade from Standard to VIP, MSPG 2025`. */
/** A pass that became one of another type: `VIP pass, now Standard pass`. */
export const describeChangedPass = (from: Named, to: Named, event: Event) =>
  inEveryLanguage((locale) =>
    wordsIn(locale)('{held}, now {wanted}', {
      held: contentFor(from.name, readerOf(event, locale)),
      wanted: contentFor(to.name, readerOf(event, locale)),
    }),
  )

export function describeUpgrade(held: Named, wanted: Named, event: Event) {
  return within(
    inEveryLanguage((locale) =>
      wordsIn(locale)('Upgrade from {held} to {wanted}', {
        held: contentFor(held.name, readerOf(event, locale)),
        wanted: contentFor(wanted.name, readerOf(event, locale)),
      }),
    ),
    wanted.code_type,
    event,
  )
}
