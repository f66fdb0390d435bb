import type { InvoiceParty } from './invoice-document.ts'

/** DIN 5008: five digits, then the town. `D-` before them is an old custom. */
const germanTown = /^(?:DE?-)?(?<zip>\d{5})\s+(?<city>\S.*)$/

/**
 * A seller is entered as the lines that stand on letters. In Germany one of them says which part is which, and its
 * authorities ask for the parts (XRechnung, BR-DE-3 and BR-DE-4).
 * @returns undefined where the lines do not say.
 */
export function partsOfAddress(lines: readonly string[], country: string): InvoiceParty['address'] {
  if (country !== 'DE') return undefined
  const at = lines.findLastIndex((line) => germanTown.test(line.trim()))
  const { zip, city } = germanTown.exec(lines[at]?.trim() ?? '')?.groups ?? {}
  if (zip === undefined || city === undefined) return undefined
  const [line1 = '', ...more] = lines.slice(0, at)
  return { line1, ...(more.length === 0 ? {} : { line2: more.join(', ') }), zip, city }
}
