import { refusal } from './kit/refusal.ts'

export const billingOver = refusal(
  'orders/billing-over',
  409,
  'Nothing to correct',
  'This order has no invoice, or all of it was given back.',
)
export const billingClosed = refusal(
  'orders/billing-closed',
  409,
  'The time to correct it is over',
  'Invoices of this event can no longer be corrected here. Write to us if you must.',
)
export const billingChanged = refusal(
  'orders/billing-changed',
  409,
  'Changed meanwhile',
  'Somebody changed this since you opened it. Look at it again, then correct it.',
)
export const billingChangesVat = refusal(
  'orders/billing-changes-vat',
  409,
  'This would change the VAT',
  'With this country or VAT ID other VAT would be due than was paid. Check both; write to us if they are right.',
)
