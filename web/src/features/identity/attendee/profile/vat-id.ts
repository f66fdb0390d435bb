/** Spaces, dots and dashes out, letters up: how a VAT ID is kept. */
export function compactVatId(typed: string): string {
  return typed.replace(/[\s.-]+/g, '').toUpperCase()
}

/** Two letters, then the rest, as the check wants them; null while there is too little to ask about. */
export function splitVatId(typed: string): { countryCode: string; vatNumber: string } | null {
  const compact = compactVatId(typed)
  if (compact.length < 4) return null
  return { countryCode: compact.slice(0, 2), vatNumber: compact.slice(2) }
}
