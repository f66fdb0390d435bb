/** Factur-X 1.07, chapter 6.2.2: what the metadata of the PDF say of the XML inside, and the words they say it with. */
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const properties = {
  DocumentType: 'INVOICE',
  DocumentFileName: 'factur-x.xml',
  Version: '1.0',
  ConformanceLevel: 'EN 16931',
} as const

const property = (name: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${name} of the embedded invoice</pdfaProperty:description><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType></rdf:li>`

/** PDF/A (ISO 19005-3, 6.6.2.3.1) wants a description of every schema that is not its own. */
const schema = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${Object.keys(properties).map(property).join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`

const values = Object.entries(properties)
  .map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('')
const description = `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">${values}</rdf:Description>`

const SCHEMAS = '<pdfaExtension:schemas><rdf:Bag>'
const END = '</rdf:RDF>'

/**
 * Says in a PDF that the XML inside is Factur-X: the typesetter attaches it, and knows no metadata but its own. All else of the
 * PDF stays as it is. One that claims no PDF/A, for want of a font, stays as it was.
 */
export async function declareFacturX(pdf: Buffer): Promise<Buffer> {
  const { PDFDocument, PDFName, PDFRawStream } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const place = document.catalog.get(PDFName.of('Metadata'))
  const metadata = document.context.lookup(place)
  if (!(metadata instanceof PDFRawStream)) return pdf
  const before = Buffer.from(metadata.contents).toString('utf8')
  if (!before.includes(SCHEMAS) || !before.includes(END)) return pdf
  const after = before.replace(SCHEMAS, () => SCHEMAS + schema).replace(END, () => description + END)
  const stream = document.context.stream(Buffer.from(after, 'utf8'), { Type: 'Metadata', Subtype: 'XML' })
  document.context.assign(place as never, stream)
  return Buffer.from(
    await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false }),
  )
}
