import { listCountries } from '#features/editions'
import { cii, each, full, type Rule, twoPlaces, ubl } from './en16931-terms.ts'

const currencies = Intl.supportedValuesOf('currency')
const oneOf = (codes: readonly string[], of = '.') => `contains(' ${codes.join(' ')} ', concat(' ', ${of}, ' '))`

/** Amounts that have as many places as a cent has, one rule for each of them. */
const amounts: readonly (readonly [number: string, inCii: string, inUbl: string])[] = [
  ['09', `${cii.sums}/ram:LineTotalAmount`, `${ubl.sums}/cbc:LineExtensionAmount`],
  ['12', `${cii.sums}/ram:TaxBasisTotalAmount`, `${ubl.sums}/cbc:TaxExclusiveAmount`],
  ['13', `${cii.sums}/ram:TaxTotalAmount`, '/*/cac:TaxTotal/cbc:TaxAmount'],
  ['14', `${cii.sums}/ram:GrandTotalAmount`, `${ubl.sums}/cbc:TaxInclusiveAmount`],
  ['16', `${cii.sums}/ram:TotalPrepaidAmount`, `${ubl.sums}/cbc:PrepaidAmount`],
  ['18', `${cii.sums}/ram:DuePayableAmount`, `${ubl.sums}/cbc:PayableAmount`],
  ['19', `${cii.tax}/ram:BasisAmount`, `${ubl.tax}/cbc:TaxableAmount`],
  ['20', `${cii.tax}/ram:CalculatedAmount`, `${ubl.tax}/cbc:TaxAmount`],
  ['23', `${cii.line}//ram:LineTotalAmount`, `${ubl.line}/cbc:LineExtensionAmount`],
]

const means = `${cii.settlement}/ram:SpecifiedTradeSettlementPaymentMeans`
const account = `${means}/ram:PayeePartyCreditorFinancialAccount`
const lineTaxUbl = '//cac:ClassifiedTaxCategory'

/** Rules of codes, places of amounts, and what goes with a way to pay. */
export const codeRules: readonly Rule[] = [
  ...amounts.map(([number, inCii, inUbl]) => ({
    id: `BR-DEC-${number}`,
    says: 'it has no parts of a cent',
    cii: twoPlaces(inCii),
    ubl: twoPlaces(inUbl),
  })),
  {
    id: 'BR-50',
    says: 'an account has its number',
    cii: each(account, full('ram:IBANID')),
    ubl: each('//cac:PayeeFinancialAccount', full('cbc:ID')),
  },
  {
    id: 'BR-62',
    says: 'the seller’s electronic address says of what kind it is',
    cii: each(`${cii.seller}/ram:URIUniversalCommunication/ram:URIID`, full('@schemeID')),
    ubl: each(`${ubl.seller}/cbc:EndpointID`, full('@schemeID')),
  },
  {
    id: 'BR-63',
    says: 'the buyer’s electronic address says of what kind it is',
    cii: each(`${cii.buyer}/ram:URIUniversalCommunication/ram:URIID`, full('@schemeID')),
    ubl: each(`${ubl.buyer}/cbc:EndpointID`, full('@schemeID')),
  },
  {
    id: 'BR-CO-19',
    says: 'a period begins or ends',
    cii: each(
      `${cii.settlement}/ram:BillingSpecifiedPeriod`,
      `${full('ram:StartDateTime')} or ${full('ram:EndDateTime')}`,
    ),
    ubl: each('/*/cac:InvoicePeriod', `${full('cbc:StartDate')} or ${full('cbc:EndDate')}`),
  },
  {
    id: 'BR-O-12',
    says: 'where something is not subject to VAT, no line is',
    cii: `not(${cii.tax}[ram:CategoryCode='O']) or not(${cii.lineTax}[ram:CategoryCode!='O'])`,
    ubl: `not(${ubl.tax}[cac:TaxCategory/cbc:ID='O']) or not(${lineTaxUbl}[cbc:ID!='O'])`,
  },
  {
    id: 'BR-CL-03',
    says: 'amounts name a currency',
    cii: each('//@currencyID', oneOf(currencies)),
    ubl: each('//@currencyID', oneOf(currencies)),
  },
  {
    id: 'BR-CL-04',
    says: 'the currency is one of the list',
    cii: each('//ram:InvoiceCurrencyCode', oneOf(currencies)),
    ubl: each('/*/cbc:DocumentCurrencyCode', oneOf(currencies)),
  },
  {
    id: 'BR-CL-14',
    says: 'a country is one of the list',
    cii: each('//ram:CountryID', oneOf(listCountries().map(({ code }) => code))),
    ubl: each('//cac:Country/cbc:IdentificationCode', oneOf(listCountries().map(({ code }) => code))),
  },
  {
    id: 'BR-CL-16',
    says: 'a way to pay is one of the list',
    cii: each(`${means}/ram:TypeCode`, oneOf(['1', '30', '48', '58'])),
    ubl: each('//cbc:PaymentMeansCode', oneOf(['1', '30', '48', '58'])),
  },
  {
    id: 'BR-CL-17',
    says: 'a category of VAT is one of the list',
    cii: each(`${cii.tax}/ram:CategoryCode`, oneOf(['S', 'Z', 'E', 'AE', 'O'])),
    ubl: each('//cac:TaxCategory/cbc:ID', oneOf(['S', 'Z', 'E', 'AE', 'O'])),
  },
  {
    id: 'BR-CL-18',
    says: 'a line’s category of VAT is one of the list',
    cii: each(`${cii.lineTax}/ram:CategoryCode`, oneOf(['S', 'Z', 'E', 'AE', 'O'])),
    ubl: each(`${lineTaxUbl}/cbc:ID`, oneOf(['S', 'Z', 'E', 'AE', 'O'])),
  },
  {
    id: 'BR-CL-22',
    says: 'a reason for no VAT is one of the list',
    cii: each('//ram:ExemptionReasonCode', oneOf(['VATEX-EU-AE', 'VATEX-EU-O'])),
    ubl: each('//cbc:TaxExemptionReasonCode', oneOf(['VATEX-EU-AE', 'VATEX-EU-O'])),
  },
  {
    id: 'BR-CL-23',
    says: 'a unit is one of the list',
    cii: each('//@unitCode', oneOf(['C62'])),
    ubl: each('//@unitCode', oneOf(['C62'])),
  },
  {
    id: 'BR-CL-25',
    says: 'the kind of an electronic address is one of the list',
    cii: each('//ram:URIUniversalCommunication/ram:URIID/@schemeID', oneOf(['EM'])),
    ubl: each('//cbc:EndpointID/@schemeID', oneOf(['EM'])),
  },
]

const threeDigits = "string-length(translate(., translate(., '0123456789', ''), '')) > 2"
const oneAt =
  "string-length(substring-before(., '@')) > 1 and string-length(substring-after(., '@')) > 1 and not(contains(substring-after(., '@'), '@'))"
const quantity = `*[local-name()='InvoicedQuantity' or local-name()='CreditedQuantity']`
const priceCii = './/ram:NetPriceProductTradePrice'

/** The same of XRechnung. */
export const xrechnungCodeRules: readonly Rule[] = [
  {
    id: 'BR-DE-14',
    says: 'each breakdown has a rate',
    cii: each(cii.tax, full('ram:RateApplicablePercent')),
    ubl: each(ubl.tax, full('cac:TaxCategory/cbc:Percent')),
  },
  {
    id: 'BR-DE-16',
    says: 'who charges VAT has a number for it',
    cii: `not(${cii.tax}[ram:CategoryCode!='O']) or ${full(`${cii.seller}/ram:SpecifiedTaxRegistration/ram:ID`)}`,
    ubl: `not(${ubl.tax}[cac:TaxCategory/cbc:ID!='O']) or ${full(`${ubl.seller}/cac:PartyTaxScheme/cbc:CompanyID`)}`,
  },
  {
    id: 'BR-DE-17',
    says: 'its type is one of the list',
    cii: oneOf(['380', '381'], `${cii.document}/ram:TypeCode`),
    ubl: oneOf(['380', '381'], ubl.type),
  },
  {
    // The check digits are a test of their own (`transfer.unit.test.ts`); here stands what an IBAN looks like.
    id: 'BR-DE-19',
    says: 'a transfer within the Union goes to an IBAN',
    cii: each(
      `${account}/ram:IBANID`,
      "string-length(.) > 14 and translate(substring(., 3, 2), '0123456789', '') = ''",
    ),
    ubl: each(
      '//cac:PayeeFinancialAccount/cbc:ID',
      "string-length(.) > 14 and translate(substring(., 3, 2), '0123456789', '') = ''",
    ),
  },
  {
    id: 'BR-DE-23-a',
    says: 'a transfer has an account',
    cii: each(`${means}[ram:TypeCode='58' or ram:TypeCode='30']`, 'ram:PayeePartyCreditorFinancialAccount'),
    ubl: each(
      "/*/cac:PaymentMeans[cbc:PaymentMeansCode='58' or cbc:PaymentMeansCode='30']",
      'cac:PayeeFinancialAccount',
    ),
  },
  {
    id: 'BR-DE-23-b',
    says: 'a transfer is no card and no debit',
    cii: each(`${means}[ram:TypeCode='58' or ram:TypeCode='30']`, 'not(ram:ApplicableTradeSettlementFinancialCard)'),
    ubl: each(
      "/*/cac:PaymentMeans[cbc:PaymentMeansCode='58' or cbc:PaymentMeansCode='30']",
      'not(cac:CardAccount) and not(cac:PaymentMandate)',
    ),
  },
  {
    id: 'BR-DE-24-a',
    says: 'a card that it names has digits',
    cii: each(`${means}[ram:TypeCode='48']`, 'ram:ApplicableTradeSettlementFinancialCard'),
    ubl: each("/*/cac:PaymentMeans[cbc:PaymentMeansCode='48']", 'cac:CardAccount'),
  },
  {
    id: 'BR-DE-27',
    says: 'the telephone has three digits',
    cii: each('//ram:TelephoneUniversalCommunication/ram:CompleteNumber', threeDigits),
    ubl: each(`${ubl.seller}/cac:Contact/cbc:Telephone`, threeDigits),
  },
  {
    id: 'BR-DE-28',
    says: 'the mailbox has a name and a host',
    cii: each(`${cii.seller}/ram:DefinedTradeContact//ram:URIID`, oneAt),
    ubl: each(`${ubl.seller}/cac:Contact/cbc:ElectronicMail`, oneAt),
  },
  {
    id: 'BR-DE-TMP-32',
    says: 'it says when it was supplied',
    cii: `${cii.delivery}/ram:ActualDeliverySupplyChainEvent or ${cii.settlement}/ram:BillingSpecifiedPeriod`,
    ubl: '/*/cac:Delivery/cbc:ActualDeliveryDate or /*/cac:InvoicePeriod',
  },
  {
    id: 'PEPPOL-EN16931-R001',
    says: 'it names its process',
    cii: full('//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID'),
    ubl: full('/*/cbc:ProfileID'),
  },
  {
    id: 'PEPPOL-EN16931-R008',
    says: 'nothing in it is empty',
    // A Cross Industry Invoice has its delivery, were it empty.
    cii: "not(//*[not(*) and normalize-space(.) = ''][not(self::ram:ApplicableHeaderTradeDelivery)])",
    ubl: "not(//*[not(*) and normalize-space(.) = ''])",
  },
  {
    id: 'PEPPOL-EN16931-R053',
    says: 'one total of VAT has its breakdown',
    cii: `count(${cii.sums}/ram:TaxTotalAmount) = 1`,
    ubl: 'count(/*/cac:TaxTotal[cac:TaxSubtotal]) = 1',
  },
  {
    id: 'PEPPOL-EN16931-R120',
    says: 'a line is its price as often as it was sold',
    cii: each(
      cii.line,
      `round(.//ram:BilledQuantity * ${priceCii}/ram:ChargeAmount div ${priceCii}/ram:BasisQuantity * 100) = round(.//ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount * 100)`,
    ),
    ubl: each(
      ubl.line,
      `round(${quantity} * cac:Price/cbc:PriceAmount div cac:Price/cbc:BaseQuantity * 100) = round(cbc:LineExtensionAmount * 100)`,
    ),
  },
  {
    id: 'PEPPOL-EN16931-R121',
    says: 'a price is for more than nothing',
    cii: each('//ram:BasisQuantity', '. > 0'),
    ubl: each('//cbc:BaseQuantity', '. > 0'),
  },
  {
    id: 'PEPPOL-EN16931-R130',
    says: 'a price is for what was sold',
    cii: each(cii.line, `${priceCii}/ram:BasisQuantity/@unitCode = .//ram:BilledQuantity/@unitCode`),
    ubl: each(ubl.line, `cac:Price/cbc:BaseQuantity/@unitCode = ${quantity}/@unitCode`),
  },
]
