import type { InvoiceDocument } from './invoice-document.ts'

/** A pass, paid by card, to a business of the seller's own country. */
export const invoice: InvoiceDocument = {
  locale: 'en',
  kind: 'invoice',
  number: 'MSPG25-000417',
  issuedOn: '2025-08-18',
  orderNumber: 'MS25-04817',
  seller: {
    name: 'MSPG Veranstaltungs GmbH',
    addressLines: ['Messedamm 22', '14055 Berlin'],
    country: 'DE',
    vatId: 'DE136695976',
    iban: 'DE89 3704 0044 0532 0130 00',
    bank: 'Commerzbank',
    email: 'billing@mspg.example',
  },
  buyer: {
    name: 'Ada Lovelace',
    company: 'Analytical Engines Ltd',
    addressLines: ['12 St James’s Square', 'London'],
    country: 'DE',
    inEu: true,
    email: 'ada@engines.example',
  },
  event: 'MSPG 2025',
  currency: 'EUR',
  lines: [
    {
      description: 'Standard pass',
      quantity: 1,
      netMinor: 125_966,
      taxRateBp: 1900,
      taxMinor: 23_934,
      grossMinor: 149_900,
    },
  ],
  taxes: [{ rateBp: 1900, netMinor: 125_966, taxMinor: 23_934 }],
  netMinor: 125_966,
  taxMinor: 23_934,
  totalMinor: 149_900,
  paidOn: '2025-08-18',
  suppliedFrom: '2025-10-20',
  suppliedTo: '2025-10-24',
  reverseCharge: false,
}

/** The same to a business in another member state. */
export const reverseCharged: InvoiceDocument = {
  ...invoice,
  buyer: { ...invoice.buyer, country: 'AT', vatId: 'ATU13585627' },
  lines: invoice.lines.map((line) => ({ ...line, taxRateBp: 0, taxMinor: 0, grossMinor: line.netMinor })),
  taxes: [{ rateBp: 0, netMinor: 125_966, taxMinor: 0 }],
  taxMinor: 0,
  totalMinor: 125_966,
  reverseCharge: true,
}
