/** An amount as one types it, `1499`, `499.50` or `499,5`, in minor units; none where it is no amount. */
export const minorUnits = (text: string): number =>
  /^\d{1,6}(?:[.,]\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text.trim().replace(',', '.')) * 100) : Number.NaN

/** The amount as it stands in a field. @param amount in minor units. */
export const majorText = (amount: number): string => (amount / 100).toFixed(2)
