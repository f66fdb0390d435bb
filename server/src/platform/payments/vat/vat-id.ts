import {
  austria,
  belgium,
  bulgaria,
  type Country,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
} from 'jsvat-next'

export interface VatIdCheck {
  readonly valid: boolean
  /** `not-eu`: a number of a country whose businesses owe no VAT under the Union's rules for services. */
  readonly reason?: 'format' | 'checksum' | 'not-eu'
  /** The prefix as the Union's register (VIES) wants it: Greece is `EL`. Empty where none was recognised. */
  readonly countryCode: string
  /** Without the prefix, blanks and punctuation. `countryCode + number` is the one spelling to keep. */
  readonly number: string
}

/**
 * The Union's members by their prefix. Great Britain, Northern Ireland (`XI` counts for goods only, never for what an
 * event sells), Switzerland and Norway are not among them.
 */
const members: ReadonlyMap<string, Country> = new Map([
  ['AT', austria],
  ['BE', belgium],
  ['BG', bulgaria],
  ['CY', cyprus],
  ['CZ', czechRepublic],
  ['DE', germany],
  ['DK', denmark],
  ['EE', estonia],
  ['EL', greece],
  ['ES', spain],
  ['FI', finland],
  ['FR', france],
  ['HR', croatia],
  ['HU', hungary],
  ['IE', ireland],
  ['IT', italy],
  ['LT', lithuania],
  ['LU', luxembourg],
  ['LV', latvia],
  ['MT', malta],
  ['NL', netherlands],
  ['PL', poland],
  ['PT', portugal],
  ['RO', romania],
  ['SE', sweden],
  ['SI', slovenia],
  ['SK', slovakiaRepublic],
])

/** Longer than any number with its blanks: what is beyond is no number, and is not looked at. */
const longestText = 40

/** The prefix of a country's VAT IDs: ISO 3166 says GR, the VAT register EL. */
export function vatPrefixOf(country: string): string {
  const code = country.trim().toUpperCase()
  return code === 'GR' ? 'EL' : code
}

function check(text: string): VatIdCheck {
  const countryCode = vatPrefixOf(text.slice(0, 2))
  const number = text.slice(2)
  if (!/^[A-Z]{2}$/.test(countryCode)) return { valid: false, reason: 'format', countryCode: '', number: text }
  const member = members.get(countryCode)
  if (!member) return { valid: false, reason: 'not-eu', countryCode, number }
  const result = checkVAT(countryCode + number, [member])
  if (!result.isValidFormat) return { valid: false, reason: 'format', countryCode, number }
  if (result.isValid) return { valid: true, countryCode, number }
  return { valid: false, reason: 'checksum', countryCode, number }
}

/**
 * Whether a VAT ID can be right by its form and check digits: `de 136.695.976` is read as `DE136695976`. Whether it is
 * registered, only the register knows. With a country (ISO or register's code), the number may come without its prefix.
 */
export function checkVatId(text: string, country?: string): VatIdCheck {
  const compact = text
    .slice(0, longestText + 1)
    .toUpperCase()
    .replaceAll(/[\s.\-/]/g, '')
  if (text.length > longestText) return { valid: false, reason: 'format', countryCode: '', number: compact }
  if (country === undefined) return check(compact)
  const prefix = vatPrefixOf(country)
  if (!/^[A-Z]{2}$/.test(prefix)) return { valid: false, reason: 'format', countryCode: '', number: compact }
  const withPrefix = check(prefix + compact)
  if (withPrefix.valid || vatPrefixOf(compact.slice(0, 2)) !== prefix) return withPrefix
  return check(compact)
}
