import { PASSWORD_MINIMUM_SCORE } from '@foyer/contract/constants'
import { type Score, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** The browser's share of the list; it must be the same here for the score to be the same. */
const commonPasswords = dictionary['passwords-common'].slice(0, 3000)

/** The whole list of some 49,000, too large for a browser: being on it is enough to be refused here. */
const blocklist = new Set(dictionary['passwords-common'])

/** What people at an event think of first, in both languages; the deployment's own names come with each call. */
const eventWords = [
  ...[
    'foyer',
    'event',
    'conference',
    'congress',
    'convention',
    'expo',
    'summit',
    'trade',
    'fair',
    'tradefair',
    'visitor',
  ],
  ...['attendee', 'exhibitor', 'organiser', 'organizer', 'speaker', 'booth', 'badge', 'ticket', 'lanyard', 'register'],
  ...['registration', 'accommodation', 'hotel', 'welcome', 'passwort', 'kennwort', 'messe', 'kongress', 'konferenz'],
  ...['tagung', 'veranstaltung', 'anmeldung', 'aussteller', 'teilnehmer', 'besucher', 'willkommen', 'eintritt'],
  ...['qwertz', 'qwertzuiop', 'hallo', 'schatz'],
]

/** Longer passwords are scored by their first part: more cannot make them weaker, and would take long to look at. */
const scoredCharacters = 72

const zxcvbn = new ZxcvbnFactory({
  dictionary: { 'passwords-common': commonPasswords, event: eventWords },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: 20,
  maxLength: scoredCharacters,
})

/** A person's own words as parts: `Ada Lovelace` and `ada.lovelace@demo.example` are as easy to guess as `ada`. */
function partsOf(ownWords: readonly string[]): string[] {
  const whole = ownWords.slice(0, 12).map((word) => word.slice(0, 100).toLowerCase())
  const parts = whole.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length > 2)
  return [...new Set([...whole, ...parts])].slice(0, 40)
}

/**
 * How hard a password is to guess, from 0 to 4. `ownWords` are what an attacker knows: names, company, e-mail, event.
 * Server and browser give the same answer; this file has a twin on the other side.
 */
export function scorePassword(password: string, ownWords: readonly string[] = []): Score {
  return zxcvbn.check([...password].slice(0, scoredCharacters).join(''), partsOf(ownWords)).score
}

export interface Candidate {
  readonly password: string
  readonly ownWords: readonly string[]
}

/** Strong enough to be somebody's password: the score, and nowhere on the long list of passwords that others use. */
export function isStrong({ password, ownWords }: Candidate): boolean {
  if (blocklist.has(password.toLowerCase())) return false
  return scorePassword(password, ownWords) >= PASSWORD_MINIMUM_SCORE
}
