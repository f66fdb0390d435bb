import { randomInt } from 'node:crypto'

/** No letter or digit that is taken for another: 32 of them, so ten are 50 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export const makeLetterCode = (): string =>
  `VL${Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')}`

/** The code as it is compared: blanks and hyphens are left out or added, and case is not minded. */
export const letterKey = (code: string): string => code.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')

/** As it is printed: `VLK7 HD93 QRST`. */
export const writeLetterCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')

/** Where a letter is checked: what its QR code says. */
export const addressOf = (publicUrl: string, code: string): string => new URL(`/verify/${code}`, publicUrl).href
