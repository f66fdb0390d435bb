/** A rule of an e-invoice, in both syntaxes. */
export interface Rule {
  readonly id: string
  readonly says: string
  /** XPath 1.0, true where the rule holds. */
  readonly cii: string
  readonly ubl: string
}

// Where the terms stand. A UBL credit note has other names for some of them, so those are asked by their local names.
export const cii = {
  document: '//rsm:ExchangedDocument',
  agreement: '//ram:ApplicableHeaderTradeAgreement',
  delivery: '//ram:ApplicableHeaderTradeDelivery',
  settlement: '//ram:ApplicableHeaderTradeSettlement',
  seller: '//ram:SellerTradeParty',
  buyer: '//ram:BuyerTradeParty',
  line: '//ram:IncludedSupplyChainTradeLineItem',
  lineTax: '//ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax',
  tax: '//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax',
  sums: '//ram:SpecifiedTradeSettlementHeaderMonetarySummation',
  lineNet: '//ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount',
}
export const ubl = {
  seller: '/*/cac:AccountingSupplierParty/cac:Party',
  buyer: '/*/cac:AccountingCustomerParty/cac:Party',
  line: "/*/*[local-name()='InvoiceLine' or local-name()='CreditNoteLine']",
  quantity: "*[local-name()='InvoicedQuantity' or local-name()='CreditedQuantity']",
  type: "/*/*[local-name()='InvoiceTypeCode' or local-name()='CreditNoteTypeCode']",
  tax: '/*/cac:TaxTotal/cac:TaxSubtotal',
  sums: '/*/cac:LegalMonetaryTotal',
}
export const ublLineTax = `${ubl.line}/cac:Item/cac:ClassifiedTaxCategory`
export const full = (path: string) => `string-length(normalize-space(${path})) > 0`
export const each = (what: string, has: string) => `not(${what}[not(${has})])`
export const cents = (path: string) => `round(${path} * 100)`
/** As many places behind the point as a cent has. */
export const twoPlaces = (paths: string) =>
  `not((${paths})[contains(., '.') and string-length(substring-after(., '.')) > 2])`
