import { compact } from '@foyer/contract/kit/iban'

/** So many figures the last part of a number has at least. */
const FIGURES = 5
/** Longer than any number is, and short enough for each of its readings to be asked for. */
const LONGEST = 30

/**
 * The numbers that somebody may mean who leaves out hyphens, writes other signs or small letters, leaves out the zeros, or
 * copies the reference of a transfer (`creditorReference`): with hyphens in each place. An index knows which of them there is.
 * @param parts how many an own number has: `MS25-04810` two, `MS25-R-00412` three.
 */
export function numbersMeant(typed: string, parts: 2 | 3): readonly string[] {
  const sign = compact(typed).replace(/^RF\d\d(?=.{5})/, '')
  const [, before = '', figures = ''] = /^(.*?)(\d+)$/.exec(sign) ?? []
  if (figures === '' || sign.length > LONGEST) return []
  const meant = new Set<string>()
  for (let at = Math.max(before.length, parts - 1); at < sign.length; at += 1) {
    const last = sign.slice(at).padStart(FIGURES, '0')
    for (const first of parts === 2 ? [sign.slice(0, at)] : inTwo(sign.slice(0, at))) meant.add(`${first}-${last}`)
  }
  return [...meant]
}

const inTwo = (sign: string): string[] =>
  Array.from({ length: sign.length - 1 }, (_, at) => `${sign.slice(0, at + 1)}-${sign.slice(at + 1)}`)
