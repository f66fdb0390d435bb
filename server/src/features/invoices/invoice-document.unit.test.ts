import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { writeDay } from '#platform/ground/days'
import { readTemplate } from '#platform/papers/documents/document-renderer'
import { createTypstRenderer } from '#platform/papers/documents/typst-renderer'
import { contentsOf, runsOf } from '../../testing/read-pdf.ts'
import { declareFacturX } from './declare-factur-x.ts'
import { invoice } from './invoice-document.samples.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { presentInvoiceDocument, writeRate } from './present-invoice-document.ts'

const template = readTemplate(import.meta.dirname, 'invoice.typ', 'a-3a')

const renderer = createTypstRenderer()
const draw = (data: InvoiceDocument, by = renderer) => by.draw(template, presentInvoiceDocument(data, '<invoice/>'))

describe('an invoice as PDF', () => {
  it('is tagged, names its language and follows PDF/A-3a', async () => {
    const contents = contentsOf(await draw({ ...invoice, locale: 'de' }))
    expect(contents.startsWith('%PDF-')).toBe(true)
    expect(contents).toMatch(/\/Marked true/)
    expect(contents).toMatch(/\/Lang ?\(de\)/)
    expect(contents).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(contents).toContain('<pdfaid:conformance>A</pdfaid:conformance>')
    for (const tag of ['/H1', '/Table', '/TH', '/TD']) expect(contents).toContain(tag)
  })

  it('has an event’s colour and logo, and follows PDF/A-3a as before; a broken logo gives way to the name', async () => {
    const inLook = (bytes: Buffer) => {
      const picture = { bytes, width: 400, height: 80 }
      const look = { accent: '#b0004e', logo: { light: picture, dark: picture } }
      return renderer.draw(template, presentInvoiceDocument(invoice, '<invoice/>'), look)
    }
    const create = { width: 400, height: 80, channels: 4 as const, background: '#b0004e80' }
    const whole = contentsOf(await inLook(await sharp({ create }).png().toBuffer()))
    const broken = contentsOf(await inLook(Buffer.from('no picture')))
    const plain = contentsOf(await draw(invoice))
    for (const contents of [whole, broken]) {
      expect(contents).toContain('<pdfaid:part>3</pdfaid:part>')
      expect(contents).toMatch(/\/Marked true/)
    }
    expect(whole).toMatch(/\/Subtype ?\/Image/)
    expect(broken).not.toMatch(/\/Subtype ?\/Image/)
    expect(broken).not.toBe(plain)
    // Nothing of it is left in the next one.
    expect(contentsOf(await draw(invoice))).toBe(plain)
  })

  it('names the seller’s country as its reader does, in whichever language that was entered', () => {
    const country = (entered: string, locale: InvoiceDocument['locale']) => {
      const seller = { ...invoice.seller, addressLines: ['Messedamm 22', '14055 Berlin', entered] }
      return presentInvoiceDocument({ ...invoice, seller, locale }, null).seller.addressLines.at(-1)
    }
    expect(country('Germany', 'de')).toBe('Deutschland')
    expect(country('DEUTSCHLAND ', 'fr')).toBe('Allemagne')
    expect(country('Deutschland', 'en')).toBe('Germany')
    expect(country('Haus Germany', 'de')).toBe('Haus Germany')
  })

  it('bears the door of the screens’ header beside the name of the event', async () => {
    expect(contentsOf(await draw(invoice))).toMatch(/\n16 0 l\n16 16 l\n11\.43?\d* 16 l\n/)
  })

  it('has its total and the word for it on one baseline', async () => {
    const runs = runsOf(await draw(invoice))
    const { totalSize } = presentInvoiceDocument(invoice, null)
    const total = runs.findLast(({ size }) => size === totalSize)
    const beside = runs.filter(({ x, y, size }) => y === total?.y && size < totalSize && x < total.x)
    expect(beside).toHaveLength(1)
  })

  it('sets rate, net and VAT of each rate apart from each other', async () => {
    const taxes = [1900, 700, 0].map((rateBp) => ({ rateBp, netMinor: 125_966, taxMinor: 23_934 }))
    const runs = runsOf(await draw({ ...invoice, taxes }))
    const rows = Map.groupBy(
      runs.filter(({ size }) => size === 9.5),
      ({ y }) => y,
    )
    const ofRates = [...rows.values()].filter((row) => row.length === 3 && row.every(({ x }) => x < 300))
    expect(ofRates).toHaveLength(taxes.length)
    for (const [rate, net, tax] of ofRates) {
      expect((net?.x ?? 0) - (rate?.x ?? 0)).toBeGreaterThan(60)
      expect((tax?.x ?? 0) - (net?.x ?? 0)).toBeGreaterThan(60)
    }
  })

  it('carries the e-invoice, says so as Factur-X asks, and stays tagged', async () => {
    const contents = contentsOf(await declareFacturX(await draw(invoice)))
    expect(contents).toMatch(/\/AFRelationship ?\/Alternative/)
    expect(contents).toContain('factur-x.xml')
    expect(contents).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(contents).toContain('<pdfaSchema:prefix>fx</pdfaSchema:prefix>')
    expect(contents).toContain('<pdfaid:part>3</pdfaid:part>')
    for (const tag of ['/StructTreeRoot', '/H1', '/Table', '/TH', '/TD']) expect(contents).toContain(tag)
  })

  it('is the same, byte for byte, whenever it is made from the same data', async () => {
    const again = createTypstRenderer()
    const [one, other] = [await draw(invoice), await draw(invoice, again)]
    expect((await declareFacturX(one)).equals(await declareFacturX(other))).toBe(true)
  })

  it.each([
    '#sys.inputs',
    '#read("/etc/passwd")',
    '*bold* _it_ `code` $x$ [y] <label> @ref = heading // comment',
    '\\ \\u{41} " \' ~ -- ---',
    '{placeholder} ${x}',
    '\u0000\u001b\u202e',
    'Ελένη Παπαδοπούλου',
    'Юлия Петрова',
    '李小龙 🙂',
    'x'.repeat(500),
    '',
  ])('is made for a buyer who is called %j', async (name) => {
    const pdf = await draw({
      ...invoice,
      buyer: { ...invoice.buyer, name, company: name, addressLines: [name], vatId: name },
    })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is made whatever the values are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.integer({ min: -1e9, max: 1e9 }),
        async (text, amount) => {
          const lines = [
            { description: text, quantity: 2, netMinor: amount, taxRateBp: 750, taxMinor: amount, grossMinor: amount },
          ]
          await draw({ ...invoice, number: text, event: text, lines, totalMinor: amount })
        },
      ),
      { numRuns: 30 },
    )
  })

  it('may be long, open, under reverse charge, or a credit note', async () => {
    const line = { description: 'Night', quantity: 1, netMinor: -1, taxRateBp: 0, taxMinor: 0, grossMinor: -1 }
    const pdf = await draw({
      ...invoice,
      kind: 'creditNote',
      refersTo: 'MSPG25-000001',
      paidOn: '2025-08-18',
      reverseCharge: true,
      lines: Array.from({ length: 200 }, () => line),
    })
    expect(pdf.length).toBeGreaterThan(10_000)
  })
})

describe('what an invoice prints', () => {
  it.each(['en', 'de', 'fr'] as const)('has its total on one line with the word for it (%s)', (locale) => {
    for (const total of [499, 40_000, 149_900, 9_999_900, 123_456_789])
      for (const kind of ['invoice', 'creditNote'] as const) {
        const totalMinor = kind === 'invoice' ? total : -total
        const printed = presentInvoiceDocument({ ...invoice, locale, kind, totalMinor }, null)
        // As wide as they are drawn: a letter of the word in 9.5 points, a figure in so many points, on 78 mm.
        const width = printed.words.total.length * 5.3 + printed.total.length * printed.totalSize * 0.58
        expect(width, `${printed.words.total} ${printed.total}`).toBeLessThan(221)
      }
  })

  it('has amounts that add up to its totals', () => {
    const amount = fc.integer({ min: -10_000_000, max: 10_000_000 })
    const back = (text: string) => Number(text.replaceAll(/[^\d−]/g, '').replace('−', '-'))
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 20 }), (pairs) => {
        const lines = pairs.map(([netMinor, taxMinor]) => ({
          ...{ description: 'x', quantity: 1, taxRateBp: 1900 },
          ...{ netMinor, taxMinor, grossMinor: netMinor + taxMinor },
        }))
        const totalMinor = lines.reduce((sum, line) => sum + line.grossMinor, 0)
        const shown = presentInvoiceDocument({ ...invoice, lines, totalMinor }, '')
        expect(shown.lines.reduce((sum, line) => sum + back(line.gross), 0)).toBe(back(shown.total))
        for (const line of shown.lines) expect(back(line.net) + back(line.tax)).toBe(back(line.gross))
      }),
    )
  })

  it.each([
    ['2025-08-18', 'en', '18\u00a0August\u00a02025'],
    ['2025-03-01', 'de', '1.\u00a0März\u00a02025'],
    ['2025-08-18', 'fr', '18\u00a0août\u00a02025'],
  ] as const)('writes the day %s in %s', (day, locale, written) => {
    expect(writeDay(day, locale)).toBe(written)
  })

  it.each(['2025-13-01', '18.08.2025', '2025-08-18T00:00:00Z', ''])('refuses "%s" as a day', (day) => {
    expect(() => writeDay(day, 'en')).toThrow(RangeError)
  })

  it.each([
    [1900, '19\u00a0%'],
    [700, '7\u00a0%'],
    [750, '7.5\u00a0%'],
    [0, '0\u00a0%'],
  ])('writes %i basis points', (rate, written) => {
    expect(writeRate(rate)).toBe(written)
  })

  it('gives no room to lines of a name’s own', () => {
    const { buyer } = presentInvoiceDocument(
      { ...invoice, buyer: { ...invoice.buyer, name: 'Ada\n\nPaid: \u202ex' } },
      '',
    )
    expect(buyer.name).toBe('Ada Paid: x')
  })
})
