import { join } from 'node:path'
import { declareFacturX } from '../../server/src/features/invoices/declare-factur-x.ts'
import { invoice, reverseCharged } from '../../server/src/features/invoices/invoice-document.samples.ts'
import { presentInvoiceDocument } from '../../server/src/features/invoices/present-invoice-document.ts'
import { writeEInvoice } from '../../server/src/features/invoices/write-e-invoice.ts'
import { readTemplate } from '../../server/src/platform/papers/documents/document-renderer.ts'
import { createTypstRenderer } from '../../server/src/platform/papers/documents/typst-renderer.ts'
import { measurePairs } from '../measuring/pairs.ts'
import type { Row } from '../measuring/row.ts'
import { root } from '../measuring/server-flags.ts'
import { median, writeSpread } from '../measuring/statistics.ts'

const template = readTemplate(join(root, 'server/src/features/invoices'), 'invoice.typ', 'a-3a')
const documents = createTypstRenderer()
const pairs = 8
const each = 60
let number = 0

/** Each with a number of its own: the same document twice would be drawn from memory. */
function nextInvoice() {
  number += 1
  return { ...(number % 2 === 0 ? invoice : reverseCharged), number: `MSPG25-${String(number).padStart(6, '0')}` }
}

async function rateOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let done = 0; done < each; done += 1) await work()
  return each / ((performance.now() - start) / 1000)
}

/** All that makes an invoice a file: XML twice, the drawn page with one of them in it, and the words of Factur-X about it. */
async function whole(): Promise<void> {
  const data = nextInvoice()
  const { cii } = await writeEInvoice(data)
  await declareFacturX(await documents.draw(template, presentInvoiceDocument(data, cii)))
}

const pageAlone = async () => {
  await documents.draw(template, presentInvoiceDocument(nextInvoice(), null))
}

/** How many invoices a process writes, as PDF/A-3 with Factur-X inside and as UBL beside it. */
export const invoices: Row = {
  name: 'invoices',
  async measure() {
    await rateOf(whole)
    await rateOf(pageAlone)
    const measured = await measurePairs(
      pairs,
      () => rateOf(whole),
      () => rateOf(pageAlone),
    )
    const ratios = measured.map(({ ours, theirs }) => ours / theirs)
    const perSecond = (of: 'ours' | 'theirs') => median(measured.map((pair) => pair[of])).toFixed(0)
    return [
      {
        what: 'invoices as PDF/A-3 with their XML, and as UBL ÷ the drawn page alone, per second',
        figure: `${median(ratios).toFixed(2)} ×`,
        bar: '–',
        spread: writeSpread(ratios),
        isMet: true,
        notes: [`${perSecond('ours')} invoices a second on one core, ${perSecond('theirs')} pages`],
      },
    ]
  },
}
