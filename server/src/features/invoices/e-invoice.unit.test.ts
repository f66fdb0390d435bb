import { InvoiceService } from '@e-invoice-eu/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assertFacturX, breachesOf } from '../../testing/en16931.ts'
import { xrechnungRules } from '../../testing/en16931-rules.ts'
import { issued, xrechnungen } from './e-invoice.samples.ts'
import { describeEInvoice } from './e-invoice.ts'
import { invoice } from './invoice-document.samples.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { partsOfAddress } from './parts-of-address.ts'
import { writeEInvoice } from './write-e-invoice.ts'

// What the rules are, of which version, and how each is seen to be broken: `testing/en16931.unit.test.ts`.
const silent = { log: () => undefined, warn: () => undefined, error: () => undefined }

async function breaches(document: InvoiceDocument): Promise<string[]> {
  const { cii, ubl } = await writeEInvoice(document)
  assertFacturX(cii)
  return [...breachesOf(cii, 'cii'), ...breachesOf(ubl, 'ubl')]
}

describe('an e-invoice', () => {
  it.each<[string, InvoiceDocument]>(Object.entries(issued))(
    'of %s keeps every rule of EN 16931, in both syntaxes',
    async (_, document) => {
      expect(await breaches(document)).toEqual([])
      // The library's own way looks at its schema first, and writes the same.
      const own = await new InvoiceService(silent).generate(describeEInvoice(document), { format: 'UBL', lang: 'en' })
      expect((await writeEInvoice(document)).ubl).toBe(own)
    },
  )

  it.each<[string, InvoiceDocument]>(Object.entries(issued))(
    'of %s says in one syntax what it says in the other',
    async (_, document) => {
      const { cii, ubl } = await writeEInvoice(document)
      const said = (xml: string) =>
        [...xml.matchAll(/>([^<>]*\S[^<>]*)</g)].map(([, text = '']) => text.replaceAll('-', ''))
      const inCii = said(cii)
      // How they call themselves is their own.
      expect(said(ubl).filter((text) => !inCii.includes(text) && !text.includes('#compliant#'))).toEqual([])
    },
  )

  it.each<[string, InvoiceDocument]>(xrechnungen)('is beside its paper %s', async (_, document) => {
    expect(breachesOf((await writeEInvoice(document)).ubl, 'ubl', xrechnungRules)).toEqual([])
  })

  // FX-SCH-A-000556 of Factur-X: its profile EN 16931 is named by the standard alone.
  it.each<[string, InvoiceDocument]>(xrechnungen)(
    'inside the paper claims what the paper says of it: %s',
    async (_, document) => {
      expect((await writeEInvoice(document)).cii).toMatch(/ram:ID>urn:cen\.eu:en16931:2017</)
    },
  )

  const known: InvoiceDocument = issued['an XRechnung']

  it.each<[string, InvoiceDocument]>([
    ['without a telephone', { ...known, seller: (({ phone: _phone, ...seller }) => seller)(known.seller) }],
    ['of a seller whose town is not told from the street', { ...known, seller: { ...invoice.seller, phone: '110' } }],
    // BR-DE-14 asks for a rate, and what is not subject to VAT has none (BR-48).
    ['of what is not subject to VAT', issued['outside the Union, without VAT, by a seller who can be rung up']],
    ['to a buyer who is known by lines alone', { ...known, buyer: invoice.buyer }],
  ])('does not call itself an XRechnung %s', async (_, document) => {
    expect((await writeEInvoice(document)).ubl).not.toContain('xrechnung')
    expect(await breaches(document)).toEqual([])
  })

  it('keeps the rules whatever is sold at whatever rates, and loses no cent', async () => {
    const rates = fc.constantFrom(1900, 700, 0, 2550)
    const sold = fc.record({
      gross: fc.integer({ min: 1, max: 10_000_000 }),
      rateBp: rates,
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(sold, { minLength: 1, maxLength: 6 }), fc.boolean(), async (things, givesBack) => {
        const sign = givesBack ? -1 : 1
        const lines = things.map(({ gross, rateBp, quantity }) => {
          const tax = Math.round((gross * rateBp) / (10_000 + rateBp))
          return {
            description: 'x',
            quantity,
            netMinor: sign * (gross - tax),
            taxRateBp: rateBp,
            taxMinor: sign * tax,
            grossMinor: sign * gross,
          }
        })
        const sum = (of: 'netMinor' | 'taxMinor' | 'grossMinor', among = lines) =>
          among.reduce((total, each) => total + each[of], 0)
        const taxes = [...new Set(lines.map(({ taxRateBp }) => taxRateBp))].map((rateBp) => {
          const own = lines.filter(({ taxRateBp }) => taxRateBp === rateBp)
          return { rateBp, netMinor: sum('netMinor', own), taxMinor: sum('taxMinor', own) }
        })
        const totals = { netMinor: sum('netMinor'), taxMinor: sum('taxMinor'), totalMinor: sum('grossMinor') }
        const kind = givesBack ? ({ kind: 'creditNote', refersTo: invoice.number } as const) : {}
        expect(await breaches({ ...invoice, ...kind, lines, taxes, ...totals })).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it.each([
    ['reverse charge beside a room that is taxed where it lies', { reverseCharge: true }],
    ['somebody outside the EU whose room alone is taxed', { buyer: { ...invoice.buyer, country: 'US', inEu: false } }],
  ] as const)('keeps the rules for %s', async (_, changed) => {
    const lines = [
      { description: 'Pass', quantity: 1, netMinor: 41_933, taxRateBp: 0, taxMinor: 0, grossMinor: 41_933 },
      { description: 'Night', quantity: 1, netMinor: 10_000, taxRateBp: 700, taxMinor: 700, grossMinor: 10_700 },
    ]
    const taxes = lines.map(({ taxRateBp: rateBp, netMinor, taxMinor }) => ({ rateBp, netMinor, taxMinor }))
    const totals = { netMinor: 51_933, taxMinor: 700, totalMinor: 52_633 }
    const buyer = { ...invoice.buyer, vatId: 'ATU13585627', country: 'AT', inEu: true }
    expect(await breaches({ ...invoice, buyer, lines, taxes, ...totals, ...changed })).toEqual([])
  })

  it.each(['<b>&amp;</b>', ']]>', '\u0000\u0008\ud800', '\ufffe', '"\'', '   ', '李小龙 🙂', 'x'.repeat(2000)])(
    'is well formed for a buyer who is called %j',
    async (name) => {
      expect(
        await breaches({
          ...invoice,
          event: name,
          buyer: { ...invoice.buyer, name, company: name, addressLines: [name] },
        }),
      ).toEqual([])
    },
  )
})

describe('the lines of an address', () => {
  it.each([
    [['Messedamm 22', '14055 Berlin'], 'DE', { line1: 'Messedamm 22', zip: '14055', city: 'Berlin' }],
    [['Hallenstraße 7', 'D-12099 Berlin', 'Germany'], 'DE', { line1: 'Hallenstraße 7', zip: '12099', city: 'Berlin' }],
    [
      ['Haus 3', 'Am Kai 1', 'Hof', '20457 Hamburg'],
      'DE',
      { line1: 'Haus 3', line2: 'Am Kai 1, Hof', zip: '20457', city: 'Hamburg' },
    ],
    [['10115 Berlin'], 'DE', { line1: '', zip: '10115', city: 'Berlin' }],
    [['Messedamm 22', 'Berlin'], 'DE', undefined],
    [['Messedamm 22', '140551 Berlin'], 'DE', undefined],
    [['12 Rue X', '75001 Paris'], 'FR', undefined],
    [[], 'DE', undefined],
  ])('%j in %s are %j', (lines, country, parts) => {
    expect(partsOfAddress(lines, country)).toEqual(parts)
  })
})
