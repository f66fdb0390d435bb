import type { Invoice } from '@foyer/contract/invoices'

export interface InvoiceSummary {
  readonly invoices: number
  readonly creditNotes: number
  /** First and last year of issue; the same where there is one. */
  readonly years: readonly [string, string] | null
  /** The oldest invoice that is not paid. */
  readonly due: Invoice | null
}

export function summariseInvoices(list: readonly Invoice[]): InvoiceSummary {
  const days = list.map((invoice) => invoice.issuedOn).sort()
  const first = days[0]
  const last = days.at(-1)
  const due = list.filter((invoice) => invoice.status === 'due').sort((a, b) => a.issuedOn.localeCompare(b.issuedOn))
  return {
    invoices: list.filter((invoice) => invoice.kind === 'invoice').length,
    creditNotes: list.filter((invoice) => invoice.kind === 'creditNote').length,
    years: first && last ? [first.slice(0, 4), last.slice(0, 4)] : null,
    due: due[0] ?? null,
  }
}
