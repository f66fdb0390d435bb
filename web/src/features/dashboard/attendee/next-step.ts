import type { Invoice } from '@foyer/contract/invoices'
import type { Order } from '@foyer/contract/orders'

export type NextStep =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'invoice'; readonly invoice: Invoice }
  | { readonly kind: 'address' }
  | { readonly kind: 'pass' }

interface Situation {
  readonly order: Order | null | undefined
  readonly invoices: readonly Invoice[] | undefined
  /** null: there is none; undefined: not known (yet). */
  readonly address: object | null | undefined
}

/** The one thing to do next: what is owed comes first, then what is missing, then the pass itself. */
export function nextStep({ order, invoices = [], address }: Situation): NextStep {
  if (order && order.lines.length > 0 && (order.can.place || order.can.pay)) return { kind: 'order', order }
  const due = invoices
    .filter((invoice) => invoice.status === 'due')
    .toSorted((a, b) => a.issuedOn.localeCompare(b.issuedOn))[0]
  if (due !== undefined) return { kind: 'invoice', invoice: due }
  if (address === null) return { kind: 'address' }
  return { kind: 'pass' }
}
