import type { ExportKind } from '@foyer/contract/exports'
import { useText } from '#platform/messages/messages.ts'

export function useExportKinds(): Readonly<Record<ExportKind, string>> {
  const { t } = useText()
  return {
    orders: t('Orders'),
    'order-lines': t('Lines of orders'),
    payments: t('Payments and refunds'),
    people: t('People'),
  }
}

/** What stands in a column, by its name in the file. */
export function useColumnWords(): Readonly<Record<string, string>> {
  const { t } = useText()
  return {
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
