/** Letters and figures alone, as machines compare them. */
export const compact = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** A text as figures, letters as 10 to 35 (ISO 13616-1, ISO 11649), modulo 97. */
export function mod97(text: string): number {
  let rest = 0
  for (const sign of text)
    for (const figure of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(figure)) % 97
  return rest
}

/** Whether an account number can be right: its form and its check digits (ISO 13616-1, 5.2). */
export function isIban(text: string): boolean {
  if (!/^[\dA-Za-z\s.-]*$/.test(text)) return false
  const iban = compact(text)
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && mod97(iban.slice(4) + iban.slice(0, 4)) === 1
}

/** In blocks of four, as people copy it. */
export const inBlocks = (text: string): string => compact(text).replaceAll(/(.{4})(?=.)/g, '$1 ')
