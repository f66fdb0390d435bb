import * as z from 'zod/mini'
import { Seller } from '#features/editions'
import { Buyer } from '#features/orders'
import type { InvoiceDocument } from './invoice-document.ts'
import { partsOfAddress } from './parts-of-address.ts'

/** Where its lines name a town, its address is known in parts as well. */
export function sellerParty(row: unknown, country: string): InvoiceDocument['seller'] {
  const { phone, ...seller } = z.parse(Seller, row)
  const address = partsOfAddress(seller.addressLines, country)
  return { ...seller, country, ...(address === undefined ? {} : { address }), ...(phone === '' ? {} : { phone }) }
}

/** The buyer, and their own number of what they ordered. */
export function buyerParty(row: unknown): Pick<InvoiceDocument, 'buyer' | 'purchaseOrder'> {
  const { name, addressLines, address, country, inEu, email, company, vatId, purchaseOrder } = z.parse(Buyer, row)
  return {
    buyer: {
      name,
      addressLines,
      ...(address == null ? {} : { address }),
      country,
      inEu,
      email,
      ...(company === null ? {} : { company }),
      ...(vatId === null ? {} : { vatId }),
    },
    ...(purchaseOrder == null ? {} : { purchaseOrder }),
  }
}

interface TaxedLine {
  readonly tax_rate_bp: number
  readonly net: number
  readonly tax: number
}

/** Taxes are the sums of the lines, by rate. */
export function sumByRate(lines: readonly TaxedLine[]): InvoiceDocument['taxes'] {
  const rates = new Map<number, { netMinor: number; taxMinor: number }>()
  for (const line of lines) {
    const sum = rates.get(line.tax_rate_bp) ?? { netMinor: 0, taxMinor: 0 }
    rates.set(line.tax_rate_bp, { netMinor: sum.netMinor + line.net, taxMinor: sum.taxMinor + line.tax })
  }
  return [...rates].map(([rateBp, sums]) => ({ rateBp, ...sums }))
}
