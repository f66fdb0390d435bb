import type { VatChange } from '@foyer/contract/setup'
import { orWanted } from '#platform/forms/or-wanted.ts'
import { message } from '#platform/messages/messages.ts'

/** Other rates from a day on, as they stand in the fields: in per cent; without any text it is none. */
export interface VatChangeFields {
  readonly from: string
  readonly vatRate: string
  readonly roomVatRate: string
  readonly trainVatRate: string
}

const MOST_CHANGES = 4
const rates = ['vatRate', 'roomVatRate', 'trainVatRate'] as const

export const perCent = (rate: number): string => String(rate / 100)
export const basisPoints = (text: string): number =>
  text.trim() === '' ? Number.NaN : Math.round(Number(text.replace(',', '.')) * 100)

const isBlank = (change: VatChangeFields) => Object.values(change).join('').trim() === ''

/** How many are shown: those that say something, and one to go on with. */
export const changesShown = (changes: readonly VatChangeFields[]): number =>
  Math.min(changes.length, changes.findLastIndex((change) => !isBlank(change)) + 2)

export const vatChangeFields = (entered: readonly VatChange[]): VatChangeFields[] =>
  Array.from({ length: MOST_CHANGES }, (_, at) => {
    const change = entered[at]
    if (change === undefined) return { from: '', vatRate: '', roomVatRate: '', trainVatRate: '' }
    const { from, vatRate, roomVatRate, trainVatRate } = change
    return {
      from,
      vatRate: perCent(vatRate),
      roomVatRate: perCent(roomVatRate),
      trainVatRate: perCent(trainVatRate),
    }
  })

/** Those that say something, and where each stands in the form. */
const said = (changes: readonly VatChangeFields[]) =>
  changes.flatMap((change, at) => (isBlank(change) ? [] : [{ change, at }]))

export const enteredChanges = (changes: readonly VatChangeFields[]) =>
  said(changes).map(({ change: { from, ...texts } }) => ({
    from,
    ...Object.fromEntries(rates.map((name) => [name, basisPoints(texts[name])])),
  }))

const wanted: Readonly<Record<string, string>> = {
  from: message('Enter the first day of these rates.'),
  ...Object.fromEntries(rates.map((name) => [name, message('Enter a rate from 0 to 100 per cent.')])),
}

/** Where a fault of the n-th change that says something stands in the form, and its words. */
export function faultOfChange(
  changes: readonly VatChangeFields[],
  { path, message }: { readonly path: readonly PropertyKey[]; readonly message: string },
) {
  const [, line, inner] = path
  const at = (typeof line === 'number' ? said(changes)[line] : said(changes).at(-1))?.at ?? 0
  const field = String(inner ?? 'from')
  return { path: ['vatChanges', at, field], message: inner === undefined ? message : orWanted(message, wanted[field]) }
}
