import type { ExportKind } from '@foyer/contract/exports'
import { locales } from '@foyer/contract/kit/languages'
import { useText } from '#platform/messages/messages.ts'

export function useExportKinds(): Readonly<Record<ExportKind, string>> {
  const { t } = useText()
  return {
    orders: t('Orders'),
    'order-lines': t('Lines of orders'),
    payments: t('Payments and refunds'),
    people: t('People'),
    sessions: t('Sessions'),
    speakers: t('Speakers'),
  }
}

/** A text in each language, by its columns. */
function useWrittenWords(): Readonly<Record<string, string>> {
  const { t, locale } = useText()
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const texts = { title: t('Title'), abstract: t('Abstract'), jobtitle: t('Job title'), bio: t('About them') }
  return Object.fromEntries(
    Object.entries(texts).flatMap(([column, text]) =>
      locales.map((one) => [`${column}_${one}`, t('{text}, {language}', { text, language: names.of(one) ?? one })]),
    ),
  )
}

/** What stands in a column, by its name in the file. */
export function useColumnWords(): Readonly<Record<string, string>> {
  const { t } = useText()
  return {
    ...useWrittenWords(),
    code: t('Code'),
    starts: t('Begins'),
    ends: t('Ends'),
    track: t('Track'),
    stage: t('Stage'),
    level: t('Level'),
    language: t('Held in'),
    speakers: t('Speakers'),
    repeats: t('Repeats'),
    seats: t('Seats to reserve'),
    hours: t('Hours to answer for a freed seat'),
    sortname: t('In lists under'),
    city: t('City'),
    number: t('Number'),
    createdAt: t('Begun'),
    paidAt: t('Paid at'),
    status: t('Status'),
    purpose: t('Purpose'),
    name: t('Name'),
    company: t('Company'),
    email: t('E-mail'),
    country: t('Country'),
    vatId: t('VAT ID'),
    items: t('Items'),
    item: t('Item'),
    kind: t('Kind'),
    quantity: t('Quantity'),
    net: t('Net'),
    tax: t('VAT'),
    gross: t('Gross'),
    total: t('Total'),
    refunded: t('Refunded'),
    wentBackAt: t('Given back at'),
    currency: t('Currency'),
    reverseCharge: t('Reverse charge'),
    method: t('Paid by'),
    movement: t('Payment or refund'),
    state: t('State'),
    amount: t('Amount'),
    provider: t('Provider'),
    providerReference: t('Reference of the provider'),
    reason: t('Reason'),
    settledAt: t('Settled at'),
    tags: t('Tags'),
    pass: t('Pass'),
    passStatus: t('Status of the pass'),
    passSince: t('Pass since'),
    accountSince: t('Account since'),
    room: t('Room'),
    trainTicket: t('Train'),
  }
}
