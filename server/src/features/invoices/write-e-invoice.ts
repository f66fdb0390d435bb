import { describeEInvoice, STANDARD, type Terms } from './e-invoice.ts'
import type { InvoiceDocument } from './invoice-document.ts'

/** One invoice in both syntaxes of EN 16931, as XML. */
export interface WrittenEInvoice {
  /** UN/CEFACT Cross Industry Invoice (D16B): stands inside the PDF, as Factur-X and ZUGFeRD ask for. */
  readonly cii: string
  /** OASIS UBL 2.1, a credit note as such: XRechnung where all that it asks for is known. */
  readonly ubl: string
}

const silent = { log: () => undefined, warn: () => undefined, error: () => undefined }

/** Loaded with the first invoice: the library knows spreadsheets as well, and a start would pay for them. */
async function openWriters() {
  const { FormatFactoryService } = await import('@e-invoice-eu/core')
  const formats = new FormatFactoryService()
  return (['CII', 'UBL'] as const).map((format) => ({ format, writer: formats.createFormatService(format, silent) }))
}
let opened: ReturnType<typeof openWriters> | undefined

/**
 * What stands in the PDF is of the profile that Factur-X knows: an XRechnung is the file beside it. And the library looks for the
 * number of the corrected invoice (BT-25) one level above the place where UBL has it.
 */
function fitCii(terms: Terms): void {
  terms['cbc:CustomizationID'] = STANDARD
  for (const reference of terms['cac:BillingReference'] ?? [])
    Object.assign(reference, { 'cbc:ID': reference['cac:InvoiceDocumentReference']['cbc:ID'] })
}

/**
 * About a millisecond. The library's own way there compiles its schema for each invoice anew, a tenth of a second of
 * the whole process; that our terms fit the schema, a test says of every kind of invoice.
 */
export async function writeEInvoice(document: InvoiceDocument): Promise<WrittenEInvoice> {
  opened ??= openWriters()
  const written = new Map<string, string>()
  for (const { format, writer } of await opened) {
    const invoice = structuredClone(describeEInvoice(document))
    if (format === 'CII') fitCii(invoice['ubl:Invoice'])
    writer.fillInvoiceDefaults(invoice)
    const xml = await writer.generate(invoice, { format, lang: 'en', noWarnings: true })
    written.set(format, typeof xml === 'string' ? xml : Buffer.from(xml).toString('utf8'))
  }
  return { cii: written.get('CII') ?? '', ubl: written.get('UBL') ?? '' }
}
