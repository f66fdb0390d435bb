import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, it } from 'vitest'
import { issued } from '../features/invoices/e-invoice.samples.ts'
import type { InvoiceDocument } from '../features/invoices/invoice-document.ts'
import { writeEInvoice } from '../features/invoices/write-e-invoice.ts'
import { breachesOf, namespaces } from './en16931.ts'
import { absent, notOurs, published } from './en16931-published.ts'
import { coreRules, xrechnungRules } from './en16931-rules.ts'

// The rules that e-invoices are held against. No package ships the Schematron, so they are made from what is published: EN 16931 in
// the validation artefacts 1.3.14.2 of the CEN, XRechnung 3.0.2 in the Schematron 2.4.0 of the KoSIT (decision 113). Here they are
// held against the list of all that is published, and each is seen to refuse a document in which one thing is wrong.
const rules = [...coreRules, ...xrechnungRules]
const ids = rules.map(({ id }) => id)
const samples: Readonly<Record<string, InvoiceDocument>> = issued

describe('the rules of e-invoices', () => {
  it('are each written once', () => expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]))

  it('are all that are published, but for those about what no document of ours has', () => {
    expect(published.filter((id) => !ids.includes(id) && !notOurs.has(id))).toEqual([])
    expect(ids.filter((id) => !published.includes(id))).toEqual([])
    expect([...notOurs.keys()].filter((id) => ids.includes(id) || !published.includes(id))).toEqual([])
  })

  it.each(Object.entries(samples))('leave nothing out that stands in a document: %s', async (_, document) => {
    const written = await writeEInvoice(document)
    const found = (['cii', 'ubl'] as const).flatMap((syntax) => {
      const xml = XmlDocument.fromString(written[syntax])
      const there = Object.entries(absent).filter(
        ([, place]) => xml.eval(`boolean(${place[syntax]})`, namespaces) === true,
      )
      xml.dispose()
      return there.map(([what]) => `${syntax}: ${what}`)
    })
    expect(found).toEqual([])
  })
})

/** Where each element of an XML begins and ends. */
function elementsOf(xml: string) {
  const open: { name: string; attributes: string; from: number; inner: number }[] = []
  const closed: { name: string; attributes: string; from: number; inner: number; to: number; content: string }[] = []
  for (const tag of xml.matchAll(/<(\/?)(\w+:\w+)([^<>]*?)(\/?)>/g)) {
    const [whole, closes, name = '', attributes = '', alone] = tag
    const inner = tag.index + whole.length
    if (closes === '' && alone === '') open.push({ name, attributes, from: tag.index, inner })
    else if (closes !== '') {
      const element = open.pop()
      if (element !== undefined) closed.push({ ...element, to: inner, content: xml.slice(element.inner, tag.index) })
    }
  }
  return closed
}

const others = ['', '-1', '1.001', '99', '58', '48', 'O', 'S', 'AE', 'xx', '20200101', '2020-01-01']

const added = [
  '<cac:CardAccount/>',
  '<ram:ApplicableTradeSettlementFinancialCard/>',
  '<cbc:TaxExemptionReason>x</cbc:TaxExemptionReason>',
  '<ram:ExemptionReason>x</ram:ExemptionReason>',
]

/** An invoice with one thing wrong: an element gone, emptied or twice, a text or an attribute that is another. */
function* spoiled(xml: string): Generator<string> {
  // Its day of supply is said twice.
  yield xml.replaceAll(/<(cac:InvoicePeriod|cac:Delivery)>[\s\S]*?<\/\1>/g, '')
  for (const { name, attributes, from, to, content } of elementsOf(xml)) {
    const instead = (element: string) => xml.slice(0, from) + element + xml.slice(to)
    const written = (inner: string, own = attributes) => `<${name}${own}>${inner}</${name}>`
    yield instead('')
    yield instead(written(''))
    yield instead(written(content).repeat(2))
    for (const more of added) yield instead(`${written(content)}${more}`)
    if (!content.includes('<')) for (const other of others) yield instead(written(other))
    for (const [attribute] of attributes.matchAll(/ \w+="[^"]*"/g))
      for (const other of ['', ` ${attribute.trim().split('=')[0]}="xx"`])
        yield instead(written(content, attributes.replace(attribute, other)))
  }
}

describe.each(['cii', 'ubl'] as const)('each rule is seen to be broken (%s)', (syntax) => {
  it('by an invoice with one thing wrong', async () => {
    const left = new Set(ids)
    for (const name of [
      'an XRechnung',
      'an XRechnung that is due',
      'a pass and nights, at two rates',
      'reverse charge beside a room that is taxed where it lies',
      'outside the Union, a room alone is taxed',
      'outside the Union, without VAT',
      'a rate of no per cent',
      'an XRechnung that gives back',
    ]) {
      const xml = (await writeEInvoice(samples[name] as InvoiceDocument))[syntax]
      for (const wrong of spoiled(xml)) {
        const open = rules.filter(({ id }) => left.has(id))
        if (open.length === 0) break
        for (const breach of breachesUnlessMalformed(wrong, open)) left.delete(breach)
      }
    }
    expect([...left]).toEqual([])

    function breachesUnlessMalformed(wrong: string, open: typeof rules): string[] {
      try {
        return breachesOf(wrong, syntax, open).map((breach) => breach.split(':')[0] ?? '')
      } catch {
        return []
      }
    }
  })
})
