// Writes documents of every kind to a folder, for validators that are no part of this repository (decision 113):
// node server/src/testing/write-e-invoices.ts FOLDER
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { declareFacturX } from '../features/invoices/declare-factur-x.ts'
import { issued } from '../features/invoices/e-invoice.samples.ts'
import type { InvoiceDocument } from '../features/invoices/invoice-document.ts'
import { presentInvoiceDocument } from '../features/invoices/present-invoice-document.ts'
import { writeEInvoice } from '../features/invoices/write-e-invoice.ts'
import { readTemplate } from '../platform/papers/documents/document-renderer.ts'
import { createTypstRenderer } from '../platform/papers/documents/typst-renderer.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Name a folder.')
mkdirSync(folder, { recursive: true })
const template = readTemplate(join(import.meta.dirname, '../features/invoices'), 'invoice.typ', 'a-3a')
const renderer = createTypstRenderer()
for (const [name, english] of Object.entries<InvoiceDocument>(issued))
  for (const locale of ['en', 'de'] as const) {
    const document = { ...english, locale }
    const { cii, ubl } = await writeEInvoice(document)
    const pdf = await declareFacturX(await renderer.draw(template, presentInvoiceDocument(document, cii)))
    const file = join(folder, `${name.replaceAll(/[^\w]+/g, '-')}.${locale}`)
    writeFileSync(`${file}.cii.xml`, cii)
    writeFileSync(`${file}.ubl.xml`, ubl)
    writeFileSync(`${file}.pdf`, pdf)
  }
