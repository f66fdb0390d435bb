/** Money that an edition may be sold in: each has two decimals, as prices are shown. ISO 4217. */
export const currencies = ['EUR', 'CHF', 'CZK', 'DKK', 'GBP', 'NOK', 'PLN', 'SEK', 'USD'] as const
