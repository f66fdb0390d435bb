/** Two letters, then the rest, as the check wants them; null while there is too little to ask about. */
export function splitVatId(typed: string): { countryCode: string; vatNumber: string } | null {
  const compact = typed.replace(/\s+/g, '').toUpperCase()
  if (compact.length < 4) return null
  return { countryCode: compact.slice(0, 2), vatNumber: compact.slice(2) }
}

/** Spaces out, letters up: how a VAT ID is kept and shown. */
export function compactVatId(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}
