import { invoice, reverseCharged } from './invoice-document.samples.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { partsOfAddress } from './parts-of-address.ts'

type Line = InvoiceDocument['lines'][number]

const sum = (of: readonly Pick<Line, 'netMinor' | 'taxMinor'>[], what: 'netMinor' | 'taxMinor') =>
  of.reduce((total, each) => total + each[what], 0)

/** What its lines make of a document: sums by rate, and in all. */
function withLines(document: InvoiceDocument, lines: readonly Line[]): InvoiceDocument {
  const taxes = [...new Set(lines.map(({ taxRateBp }) => taxRateBp))].map((rateBp) => {
    const own = lines.filter(({ taxRateBp }) => taxRateBp === rateBp)
    return { rateBp, netMinor: sum(own, 'netMinor'), taxMinor: sum(own, 'taxMinor') }
  })
  const [netMinor, taxMinor] = [sum(lines, 'netMinor'), sum(lines, 'taxMinor')]
  return { ...document, lines, taxes, netMinor, taxMinor, totalMinor: netMinor + taxMinor }
}

const line = (description: string, quantity: number, netMinor: number, taxRateBp: number, taxMinor: number): Line => ({
  description,
  quantity,
  netMinor,
  taxRateBp,
  taxMinor,
  grossMinor: netMinor + taxMinor,
})

const pass = line('Standard pass', 1, 125_966, 1900, 23_934)
const nights = line('Hotel Adler, 4 nights', 4, 44_486, 700, 3_114)

/** What was taken back, below zero as a credit note keeps it. */
const given = ({ description, ...amounts }: Line): Line =>
  line(description, 1, -amounts.netMinor, amounts.taxRateBp, -amounts.taxMinor)

const credited = { kind: 'creditNote', number: 'MS25-C-00003', refersTo: invoice.number } as const
const { paidOn: _paidOn, ...due } = invoice
const swiss = { ...invoice.buyer, country: 'CH', inEu: false, vatId: 'CHE123' }
const address = { line1: 'Ring 2', zip: '1010', city: 'Wien' }
const ours = partsOfAddress(invoice.seller.addressLines, 'DE')

/** Both sides with all that German authorities ask for. */
const known = {
  seller: { ...invoice.seller, phone: '+49 30 123456', ...(ours === undefined ? {} : { address: ours }) },
  buyer: { ...invoice.buyer, address },
}

/** Documents as they are issued: each kind, each treatment of VAT, each way to pay. */
export const issued = {
  'a pass, paid by card': invoice,
  'a pass and nights, at two rates': withLines(invoice, [pass, nights]),
  'reverse charge': reverseCharged,
  'reverse charge beside a room that is taxed where it lies': withLines(reverseCharged, [
    { ...pass, taxRateBp: 0, taxMinor: 0, grossMinor: pass.netMinor },
    nights,
  ]),
  'outside the Union, without VAT': { ...reverseCharged, reverseCharge: false, buyer: swiss },
  'outside the Union, without VAT, by a seller who can be rung up': {
    ...reverseCharged,
    reverseCharge: false,
    seller: known.seller,
    buyer: { ...swiss, address },
  },
  'outside the Union, with VAT': { ...invoice, buyer: swiss },
  'outside the Union, a room alone is taxed': withLines({ ...invoice, buyer: swiss }, [
    { ...pass, taxRateBp: 0, taxMinor: 0, grossMinor: pass.netMinor },
    nights,
  ]),
  'due by transfer': due,
  'a rate of no per cent': withLines(invoice, [line('Standard pass', 1, 125_966, 0, 0)]),
  'a discount, prorated over what it is for': withLines(invoice, [
    line('Standard pass', 1, 113_369, 1900, 21_541),
    line('Hotel Adler, 4 nights', 4, 40_037, 700, 2_803),
  ]),
  'amounts that do not divide': withLines(invoice, [
    line('Evening event', 3, 8_403, 1900, 1_597),
    line('Shuttle', 7, 935, 700, 65),
    line('Sticker', 3, 1, 1900, 0),
  ]),
  'a credit note of everything': withLines({ ...due, ...credited }, [given(pass)]),
  'a credit note of a part, at two rates': withLines({ ...due, ...credited }, [
    line('Standard pass: cancelled, less the fee', 1, -62_983, 1900, -11_967),
    line('2 nights fewer, now 20–21 Oct', 1, -22_243, 700, -1_557),
  ]),
  'a credit note under reverse charge': withLines({ ...reverseCharged, ...credited }, [
    given({ ...pass, taxRateBp: 0, taxMinor: 0, grossMinor: pass.netMinor }),
  ]),
  'a credit note that ends an invoice which another one replaces': {
    ...withLines({ ...due, ...credited }, [given(pass)]),
    isReplaced: true,
  },
  'an invoice that takes the place of another one': { ...invoice, refersTo: 'MSPG25-000001' },
  'the buyer’s own number of their order': { ...invoice, purchaseOrder: 'PO-4711' },
  'a person without a company': { ...invoice, buyer: { ...invoice.buyer, name: 'Ada Lovelace' } },
  'an address of lines alone': {
    ...invoice,
    buyer: { ...invoice.buyer, addressLines: ['12 St James’s Square', 'London', 'United Kingdom'] },
  },
  'an XRechnung': { ...invoice, ...known },
  'an XRechnung that is due': { ...due, ...known },
  'an XRechnung with the buyer’s own number': { ...invoice, ...known, purchaseOrder: 'PO-4711' },
  'an XRechnung that gives back': { ...withLines({ ...due, ...credited }, [given(pass), given(nights)]), ...known },
  'an XRechnung under reverse charge': {
    ...reverseCharged,
    seller: known.seller,
    buyer: { ...reverseCharged.buyer, address },
  },
} as const satisfies Readonly<Record<string, InvoiceDocument>>

/** Those of them that are an XRechnung. */
export const xrechnungen = Object.entries<InvoiceDocument>(issued).filter(([name]) => name.startsWith('an XRechnung'))
