import { describe, expect, it } from 'vitest'
import { readTemplate } from '#platform/papers/documents/document-renderer'
import { createTypstRenderer } from '#platform/papers/documents/typst-renderer'
import { readPdfText } from '../../testing/read-pdf-text.ts'
import { declareFacturX } from './declare-factur-x.ts'
import { issued } from './e-invoice.samples.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { presentInvoiceDocument } from './present-invoice-document.ts'

const template = readTemplate(import.meta.dirname, 'invoice.typ', 'a-3a')
const renderer = createTypstRenderer()

const squeezed = (text: string) => text.replaceAll(/\s+/g, '')
const read = async (document: InvoiceDocument) =>
  squeezed(
    await readPdfText(await declareFacturX(await renderer.draw(template, presentInvoiceDocument(document, '<x/>')))),
  )

const words = {
  en: {
    title: { invoice: 'Invoice', creditNote: 'Credit note' },
    vatId: 'VAT ID',
    yourVatId: 'Your VAT ID',
    date: 'Date 18 August 2025',
    supplied: 'Date of supply 20–24 October 2025',
    paid: 'Paid on 18 August 2025',
    sums: ['Net total', 'VAT total'],
    corrects: 'Corrects invoice',
    replaces: 'Replaces invoice',
    reverseCharge: 'Reverse charge',
    outside: 'Not subject to VAT: supplied outside the European Union',
  },
  de: {
    title: { invoice: 'Rechnung', creditNote: 'Rechnungskorrektur' },
    vatId: 'USt-IdNr.',
    yourVatId: 'Ihre USt-IdNr.',
    date: 'Datum 18. August 2025',
    supplied: 'Leistungszeitraum 20.–24. Oktober 2025',
    paid: 'Bezahlt am 18. August 2025',
    sums: ['Summe netto', 'Summe MwSt.'],
    corrects: 'Korrigiert Rechnung',
    replaces: 'Ersetzt Rechnung',
    reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers',
    outside: 'Nicht steuerbar: Leistung außerhalb der Europäischen Union',
  },
} as const
type Words = (typeof words)['en' | 'de']

const euros = (minor: number) => {
  const [whole = '', cents] = (Math.abs(minor) / 100).toFixed(2).split('.')
  return `${minor < 0 ? '−' : ''}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${cents} €`
}
const percent = (rateBp: number) => `${rateBp / 100} %`

/** Without VAT, because it is supplied outside the Union. */
const isOutside = ({ reverseCharge, buyer, taxes }: InvoiceDocument) =>
  !reverseCharge && !buyer.inEu && taxes.some(({ rateBp }) => rateBp === 0)

/** What a paper must say, by section 14 (4) of the Umsatzsteuergesetz and by article 226 of Directive 2006/112/EC. */
const required: readonly [string, (document: InvoiceDocument, words: Words) => readonly string[]][] = [
  [
    'who supplies, and where they are (§ 14 (4) no. 1 UStG; art. 226 (5))',
    ({ seller }) => [[seller.name, ...seller.addressLines].join('·')],
  ],
  [
    'who receives it, and where they are (§ 14 (4) no. 1 UStG; art. 226 (5))',
    ({ buyer }) => [[buyer.company ?? '', buyer.name, ...buyer.addressLines].join('')],
  ],
  ['the supplier’s VAT ID (§ 14 (4) no. 2 UStG; art. 226 (3))', ({ seller }, { vatId }) => [`${vatId}${seller.vatId}`]],
  [
    'the recipient’s VAT ID, where they owe the VAT (§ 14a (1) UStG; art. 226 (4))',
    ({ reverseCharge, buyer }, { yourVatId }) => (reverseCharge ? [`${yourVatId}${buyer.vatId}`] : []),
  ],
  ['the day it was issued (§ 14 (4) no. 3 UStG; art. 226 (1))', (_, { date }) => [date]],
  ['its number (§ 14 (4) no. 4 UStG; art. 226 (2))', ({ kind, number }, { title }) => [`${title[kind]}${number}`]],
  [
    // Each line is one piece (`create-order.ts`): its net is the unit price of art. 226 (8).
    'how much of what was supplied, its price, rate and VAT (§ 14 (4) no. 5 UStG; art. 226 (6), (8))',
    ({ lines }) =>
      lines.map(({ description, quantity, netMinor, taxRateBp, taxMinor, grossMinor }) =>
        [description, quantity, euros(netMinor), percent(taxRateBp), euros(taxMinor), euros(grossMinor)].join(''),
      ),
  ],
  ['when it is supplied (§ 14 (4) no. 6 UStG; art. 226 (7))', (_, { supplied }) => [supplied]],
  [
    'when it was paid, where that was before (§ 14 (4) no. 6 UStG; art. 226 (7))',
    ({ kind, paidOn }, { paid }) => (kind === 'invoice' && paidOn !== undefined ? [paid] : []),
  ],
  [
    'what is taxed at each rate, and the VAT on it (§ 14 (4) no. 7 and 8 UStG; art. 226 (8), (9), (10))',
    ({ taxes, netMinor, taxMinor, totalMinor }, { sums }) => [
      taxes.map((tax) => [percent(tax.rateBp), euros(tax.netMinor), euros(tax.taxMinor)].join('')).join(''),
      `${sums[0]}${euros(netMinor)}${sums[1]}${euros(taxMinor)}`,
      euros(totalMinor),
    ],
  ],
  [
    'why nothing is charged on a part of it (§ 14 (4) no. 8 UStG; art. 226 (11))',
    (document, { outside }) => (isOutside(document) ? [outside] : []),
  ],
  [
    'that the recipient owes the VAT (§ 14a (5) UStG; art. 226 (11a))',
    ({ reverseCharge }, words) => (reverseCharge ? [words.reverseCharge] : []),
  ],
  [
    'which invoice it corrects (§ 31 (5) UStDV; art. 219)',
    ({ kind, refersTo }, { corrects, replaces }) =>
      refersTo === undefined ? [] : [`${kind === 'creditNote' ? corrects : replaces}${refersTo}`],
  ],
]

const missingOn = (text: string, document: InvoiceDocument) =>
  required.flatMap(([what, says]) =>
    says(document, words[document.locale === 'de' ? 'de' : 'en'])
      .filter((said) => !text.includes(squeezed(said)))
      .map((said) => `${what}: ${said}`),
  )

describe.each(['en', 'de'] as const)('what is read on the paper (%s)', (locale) => {
  it.each<[string, InvoiceDocument]>(Object.entries(issued))(
    'of %s is all that the law asks for',
    async (_, english) => {
      const document = { ...english, locale }
      const text = await read(document)
      expect(missingOn(text, document)).toEqual([])
      // § 14 (4) no. 10 UStG and art. 226 (10a): words of a bill that its recipient writes, which none of ours is.
      expect(text).not.toMatch(/Gutschrift|Self-?billing/i)
      if (!document.reverseCharge) expect(text).not.toContain(squeezed(words[locale].reverseCharge))
      if (!isOutside(document)) expect(text).not.toContain(squeezed(words[locale].outside))
    },
  )
})

const { invoice, reverse, credit } = {
  invoice: issued['a pass and nights, at two rates'],
  reverse: issued['reverse charge'],
  credit: issued['a credit note of everything'],
}
const line = invoice.lines[0] as InvoiceDocument['lines'][number]

describe('that something is missing is seen:', () => {
  it.each<[string, InvoiceDocument, Partial<InvoiceDocument>]>([
    ['who supplies', invoice, { seller: { ...invoice.seller, addressLines: ['14055 Berlin'] } }],
    ['who receives it', invoice, { buyer: { ...invoice.buyer, addressLines: ['London'] } }],
    ['the supplier’s VAT ID', invoice, { seller: { ...invoice.seller, vatId: '' } }],
    ['the recipient’s VAT ID', reverse, { buyer: { ...reverse.buyer, vatId: '' } }],
    ['the day it was issued', invoice, { issuedOn: '2025-08-19' }],
    ['its number', invoice, { number: '1' }],
    ['how much of what', invoice, { lines: [{ ...line, quantity: 2 }, ...invoice.lines.slice(1)] }],
    ['when it is supplied', invoice, { suppliedTo: '2025-10-23' }],
    ['when it was paid', invoice, { paidOn: '2025-08-17' }],
    ['what is taxed at each rate', invoice, { taxes: invoice.taxes.slice(1) }],
    ['why nothing is charged', issued['outside the Union, without VAT'], { buyer: invoice.buyer }],
    ['that the recipient owes', reverse, { reverseCharge: false }],
    ['which invoice it corrects', credit, { refersTo: '' }],
  ])('%s', async (item, document, changes) => {
    const missing = missingOn(await read({ ...document, ...changes }), document)
    expect(missing).toContainEqual(expect.stringMatching(new RegExp(`^${item}`)))
  })
})
