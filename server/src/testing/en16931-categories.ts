import { cents, cii, each, type Rule, ubl, ublLineTax } from './en16931-terms.ts'

interface Category {
  /** UNTDID 5305. */
  readonly code: 'S' | 'Z' | 'AE' | 'E' | 'O'
  readonly rate: '> 0' | '= 0' | 'none'
  /** Who is named by a VAT ID: the seller, both, or neither. */
  readonly named: 'seller' | 'both' | 'nobody'
  readonly isExplained: boolean
}

const sellerId = `${cii.seller}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']`
const buyerId = `${cii.buyer}/ram:SpecifiedTaxRegistration/ram:ID`
const sellerIdUbl = `${ubl.seller}/cac:PartyTaxScheme/cbc:CompanyID`
const buyerIdUbl = `${ubl.buyer}/cac:PartyTaxScheme/cbc:CompanyID`
const namings = {
  seller: [sellerId, sellerIdUbl],
  both: [`${sellerId} and ${buyerId}`, `${sellerIdUbl} and ${buyerIdUbl}`],
  nobody: [`not(${sellerId}) and not(${buyerId})`, `not(${sellerIdUbl}) and not(${buyerIdUbl})`],
} as const

const unless = (there: string, holds: string) => `not(${there}) or (${holds})`

/** BR-x-01, -02, -05, -08, -09 and -10. */
function rulesOfCategory({ code, rate, named, isExplained }: Category): Rule[] {
  const lineTax = `${cii.lineTax}[ram:CategoryCode='${code}']`
  const tax = `${cii.tax}[ram:CategoryCode='${code}']`
  const lineNet = `${cii.line}[.//ram:ApplicableTradeTax/ram:CategoryCode='${code}']//ram:LineTotalAmount`
  const taxUbl = `${ubl.tax}[cac:TaxCategory/cbc:ID='${code}']`
  const linesUbl = `${ubl.line}[cac:Item/cac:ClassifiedTaxCategory/cbc:ID='${code}']`
  const rule = (number: string, says: string, inCii: string, inUbl: string): Rule => ({
    id: `BR-${code}-${number}`,
    says,
    cii: inCii,
    ubl: inUbl,
  })
  const rated = (name: string) => (rate === 'none' ? `not(${name})` : `${name} ${rate}`)
  const explained = (prefix: string, reason: string) =>
    isExplained
      ? `${prefix}:${reason} or ${prefix}:${reason}Code`
      : `not(${prefix}:${reason}) and not(${prefix}:${reason}Code)`
  const [naming, namingUbl] = namings[named]
  // As of BR-CO-17, one unit of the currency is left for what is rounded.
  const nearly = (base: string, percent: string, charged: string) =>
    `(${base} * ${percent} div 100 - ${charged}) < 1 and (${base} * ${percent} div 100 - ${charged}) > -1`
  const nothing =
    rate === '> 0'
      ? nearly('ram:BasisAmount', 'ram:RateApplicablePercent', 'ram:CalculatedAmount')
      : 'ram:CalculatedAmount = 0'
  const nothingUbl =
    rate === '> 0' ? nearly('cbc:TaxableAmount', 'cac:TaxCategory/cbc:Percent', 'cbc:TaxAmount') : 'cbc:TaxAmount = 0'
  return [
    rule('01', 'what its lines are taxed by has a breakdown', unless(lineTax, tax), unless(linesUbl, taxUbl)),
    rule('02', `by a VAT ID is named: ${named}`, unless(lineTax, naming), unless(linesUbl, namingUbl)),
    rule(
      '05',
      `its lines have a rate ${rate}`,
      each(lineTax, rated('ram:RateApplicablePercent')),
      each(`${ublLineTax}[cbc:ID='${code}']`, rated('cbc:Percent')),
    ),
    rule(
      '08',
      'what is taxed is the sum of its lines',
      unless(tax, `${cents(`sum(${tax}/ram:BasisAmount)`)} = ${cents(`sum(${lineNet})`)}`),
      unless(
        taxUbl,
        `${cents(`sum(${taxUbl}/cbc:TaxableAmount)`)} = ${cents(`sum(${linesUbl}/cbc:LineExtensionAmount)`)}`,
      ),
    ),
    rule('09', 'what is charged is the rate of what is taxed', each(tax, nothing), each(taxUbl, nothingUbl)),
    rule(
      '10',
      `a reason is given: ${isExplained}`,
      each(tax, explained('ram', 'ExemptionReason')),
      each(`${taxUbl}/cac:TaxCategory`, explained('cbc', 'TaxExemptionReason')),
    ),
  ]
}

const categories: readonly Category[] = [
  { code: 'S', rate: '> 0', named: 'seller', isExplained: false },
  { code: 'Z', rate: '= 0', named: 'seller', isExplained: false },
  { code: 'AE', rate: '= 0', named: 'both', isExplained: true },
  { code: 'E', rate: '= 0', named: 'seller', isExplained: true },
  { code: 'O', rate: 'none', named: 'nobody', isExplained: true },
]

export const categoryRules: readonly Rule[] = categories.flatMap(rulesOfCategory)
