/**
 * The rules as they are published: EN 16931 for both syntaxes (validation artefacts 1.3.14.2 of the CEN, of June 2025) and XRechnung 3.0.2
 * (Schematron 2.4.0 of the KoSIT). Each is one of ours, or is about something that no document of ours has; then it says where
 * that would stand, and a test looks there. Rules of single elements of a syntax (`CII-SR`, `CII-DT`, `UBL-CR`, `UBL-SR`,
 * `UBL-DT`) name what must not be there; they are not repeated here.
 */

/** Where something would stand, in both syntaxes. */
interface Place {
  readonly cii: string
  readonly ubl: string
}

const settlement = '//ram:ApplicableHeaderTradeSettlement'
const category = (code: string): Place => ({
  cii: `//ram:CategoryCode[. = '${code}']`,
  ubl: `//cac:TaxCategory/cbc:ID[. = '${code}'] | //cac:ClassifiedTaxCategory/cbc:ID[. = '${code}']`,
})

export const absent = {
  'a payee': { cii: '//ram:PayeeTradeParty', ubl: '//cac:PayeeParty' },
  'a tax representative': { cii: '//ram:SellerTaxRepresentativeTradeParty', ubl: '//cac:TaxRepresentativeParty' },
  'a gross price': { cii: '//ram:GrossPriceProductTradePrice', ubl: '//cac:Price/cac:AllowanceCharge' },
  'a period of a line': {
    cii: '//ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod',
    ubl: "/*/*[local-name()='InvoiceLine' or local-name()='CreditNoteLine']/cac:InvoicePeriod",
  },
  'an allowance or charge on the document': {
    cii: `${settlement}/ram:SpecifiedTradeAllowanceCharge | ${settlement}/ram:SpecifiedLogisticsServiceCharge`,
    ubl: '/*/cac:AllowanceCharge',
  },
  'an allowance or charge on a line': {
    cii: '//ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge',
    ubl: "/*/*[local-name()='InvoiceLine' or local-name()='CreditNoteLine']/cac:AllowanceCharge",
  },
  'a payment card': { cii: '//ram:ApplicableTradeSettlementFinancialCard', ubl: '//cac:CardAccount' },
  'a direct debit': {
    cii: '//ram:DirectDebitMandateID | //ram:PayerPartyDebtorFinancialAccount | //ram:CreditorReferenceID',
    ubl: '//cac:PaymentMandate',
  },
  'an account that has no IBAN': { cii: '//ram:ProprietaryID', ubl: '//cac:PayeeFinancialAccount[not(cbc:ID)]' },
  'a supporting document': {
    cii: '//ram:AdditionalReferencedDocument',
    ubl: '//cac:AdditionalDocumentReference | //cac:DocumentReference',
  },
  'a rounding amount': { cii: '//ram:RoundingAmount', ubl: '//cbc:PayableRoundingAmount' },
  'a currency of the tax': { cii: '//ram:TaxCurrencyCode', ubl: '//cbc:TaxCurrencyCode' },
  'a tax point': {
    cii: '//ram:TaxPointDate | //ram:DueDateTypeCode',
    ubl: '/*/cbc:TaxPointDate | //cac:InvoicePeriod/cbc:DescriptionCode',
  },
  'an attribute of a thing': { cii: '//ram:ApplicableProductCharacteristic', ubl: '//cac:AdditionalItemProperty' },
  'a standard identifier of a thing': {
    cii: '//ram:SpecifiedTradeProduct/ram:GlobalID',
    ubl: '//cac:StandardItemIdentification',
  },
  'a classification of a thing': { cii: '//ram:DesignatedProductClassification', ubl: '//cac:CommodityClassification' },
  'a country of origin': { cii: '//ram:OriginTradeCountry', ubl: '//cac:OriginCountry' },
  'a place of delivery': { cii: '//ram:ShipToTradeParty', ubl: '//cac:DeliveryLocation | //cac:DeliveryParty' },
  'an identifier of a party in a scheme': {
    cii: '//ram:GlobalID | //ram:SpecifiedLegalOrganization/ram:ID[@schemeID]',
    ubl: '//cac:PartyIdentification | //cac:PartyLegalEntity/cbc:CompanyID[@schemeID]',
  },
  'a code of what a note is about': {
    cii: '//ram:IncludedNote/ram:SubjectCode',
    ubl: "/*/cbc:Note[starts-with(., '#')]",
  },
  'a cash discount': {
    cii: "//ram:SpecifiedTradePaymentTerms/ram:Description[contains(., '#')]",
    ubl: "//cac:PaymentTerms/cbc:Note[contains(., '#')]",
  },
  'a corrected invoice as a type of its own': {
    cii: "//rsm:ExchangedDocument/ram:TypeCode[. = '384']",
    ubl: "/*/cbc:InvoiceTypeCode[. = '384']",
  },
  'clean vehicles or the extension of XRechnung': {
    cii: "//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID[contains(., 'cvd') or contains(., 'extension')]",
    ubl: "/*/cbc:CustomizationID[contains(., 'cvd') or contains(., 'extension')]",
  },
  'an intra-Community supply': category('K'),
  'an export': category('G'),
  'a tax of the Canary Islands': category('L'),
  'a tax of Ceuta and Melilla': category('M'),
  'a split payment': category('B'),
} as const satisfies Readonly<Record<string, Place>>

type Absent = keyof typeof absent

const numbered = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${prefix}-${String(from + at).padStart(2, '0')}`)
const all = (rules: readonly string[], what: Absent): [string, Absent][] => rules.map((rule) => [rule, what])
const onDocument = 'an allowance or charge on the document'
const onLine = 'an allowance or charge on a line'
/** BR-x-03, -04, -06 and -07 of the categories that we have. */
const ofCategories = ['S', 'Z', 'E', 'AE', 'O'].flatMap((code) =>
  ['03', '04', '06', '07'].map((number) => `BR-${code}-${number}`),
)

/** Of a rule that none of ours has the number of: what it is about, which our documents do not have. */
export const notOurs: ReadonlyMap<string, Absent> = new Map([
  ...all(['BR-17'], 'a payee'),
  ...all(['BR-18', 'BR-19', 'BR-20', 'BR-56'], 'a tax representative'),
  ...all(['BR-28'], 'a gross price'),
  ...all(['BR-30', 'BR-CO-20', 'PEPPOL-EN16931-R110', 'PEPPOL-EN16931-R111'], 'a period of a line'),
  ...all([...numbered('BR', 31, 33), ...numbered('BR', 36, 38), ...ofCategories, 'BR-O-13', 'BR-O-14'], onDocument),
  ...all(['BR-CO-05', 'BR-CO-06', 'BR-CO-11', 'BR-CO-12', 'BR-CO-21', 'BR-CO-22', 'BR-CL-19', 'BR-CL-20'], onDocument),
  ...all(['BR-DEC-01', 'BR-DEC-02', 'BR-DEC-05', 'BR-DEC-06', 'BR-DEC-10', 'BR-DEC-11'], onDocument),
  ...all(['PEPPOL-EN16931-R040', 'PEPPOL-EN16931-R041', 'PEPPOL-EN16931-R042', 'PEPPOL-EN16931-R043'], onDocument),
  ...all(['PEPPOL-EN16931-R044', 'PEPPOL-EN16931-R046'], 'a gross price'),
  ...all([...numbered('BR', 41, 44), 'BR-CO-07', 'BR-CO-08', 'BR-CO-23', 'BR-CO-24'], onLine),
  ...all(['BR-DEC-24', 'BR-DEC-25', 'BR-DEC-27', 'BR-DEC-28'], onLine),
  ...all(['BR-51', 'BR-DE-24-b'], 'a payment card'),
  ...all(['BR-DE-20', 'BR-DE-25-a', 'BR-DE-25-b', 'BR-DE-30', 'BR-DE-31', 'PEPPOL-EN16931-R061'], 'a direct debit'),
  ...all(['BR-CO-27'], 'an account that has no IBAN'),
  ...all(['BR-52', 'BR-CL-07', 'BR-CL-24', 'BR-DE-22', 'BR-TMP-2', 'PEPPOL-EN16931-R101'], 'a supporting document'),
  ...all(
    ['BR-53', 'BR-CL-05', 'BR-DEC-15', 'PEPPOL-EN16931-R005', 'PEPPOL-EN16931-R054', 'PEPPOL-EN16931-R055'],
    'a currency of the tax',
  ),
  ...all(['BR-DEC-17'], 'a rounding amount'),
  ...all(['BR-CO-03', 'BR-CL-06'], 'a tax point'),
  ...all(['BR-54'], 'an attribute of a thing'),
  ...all(['BR-64', 'BR-CL-21'], 'a standard identifier of a thing'),
  ...all(['BR-65', 'BR-CL-13'], 'a classification of a thing'),
  ...all(['BR-CL-15'], 'a country of origin'),
  ...all(['BR-57', 'BR-CL-26', 'BR-DE-10', 'BR-DE-11'], 'a place of delivery'),
  ...all(['BR-CL-10', 'BR-CL-11'], 'an identifier of a party in a scheme'),
  ...all(['BR-CL-08'], 'a code of what a note is about'),
  ...all(['BR-DE-18'], 'a cash discount'),
  ...all(['BR-DE-26'], 'a corrected invoice as a type of its own'),
  ...all(
    [...numbered('BR-DE-CVD', 1, 5), 'BR-DE-CVD-06-a', 'BR-DE-CVD-06-b', 'BR-TMP-CVD-01'],
    'clean vehicles or the extension of XRechnung',
  ),
  ...all(numbered('BR-DEX', 1, 15), 'clean vehicles or the extension of XRechnung'),
  ...all(numbered('BR-IC', 1, 12), 'an intra-Community supply'),
  ...all(numbered('BR-G', 1, 10), 'an export'),
  ...all(numbered('BR-AF', 1, 10), 'a tax of the Canary Islands'),
  ...all(numbered('BR-AG', 1, 10), 'a tax of Ceuta and Melilla'),
  ...all(numbered('BR-B', 1, 2), 'a split payment'),
])

/** Every business rule that is published. The standard has given up the numbers 34, 35, 39, 40, 58 to 60. */
export const published: readonly string[] = [
  ...[...numbered('BR', 1, 33), ...numbered('BR', 36, 38), ...numbered('BR', 41, 57), ...numbered('BR', 61, 65)],
  ...numbered('BR-CO', 3, 27),
  ...[
    '01',
    '02',
    '05',
    '06',
    ...numbered('', 9, 20).map((number) => number.slice(1)),
    '23',
    '24',
    '25',
    '27',
    '28',
  ].map((number) => `BR-DEC-${number}`),
  ...[
    '01',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
    '10',
    '11',
    ...numbered('', 13, 26).map((number) => number.slice(1)),
  ].map((number) => `BR-CL-${number}`),
  ...['S', 'Z', 'E', 'AE', 'G', 'AF', 'AG', 'IC', 'O'].flatMap((code) => numbered(`BR-${code}`, 1, 10)),
  ...['BR-IC-11', 'BR-IC-12', ...numbered('BR-O', 11, 14), 'BR-B-01', 'BR-B-02'],
  ...Array.from({ length: 11 }, (_, at) => `BR-DE-${at + 1}`),
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 26, 27, 28, 30, 31].map((number) => `BR-DE-${number}`),
  ...[23, 24, 25].flatMap((number) => [`BR-DE-${number}-a`, `BR-DE-${number}-b`]),
  ...[...numbered('BR-DE-CVD', 1, 5), 'BR-DE-CVD-06-a', 'BR-DE-CVD-06-b', 'BR-DE-TMP-32', 'BR-TMP-2', 'BR-TMP-CVD-01'],
  ...numbered('BR-DEX', 1, 15),
  ...[
    '001',
    '005',
    '008',
    '010',
    '020',
    '040',
    '041',
    '042',
    '043',
    '044',
    '046',
    '053',
    '054',
    '055',
    '061',
    '101',
  ].map((number) => `PEPPOL-EN16931-R${number}`),
  ...['110', '111', '120', '121', '130'].map((number) => `PEPPOL-EN16931-R${number}`),
]
