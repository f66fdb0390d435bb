/** How many of the commonest passwords score as such: the whole list would cost a browser 160 KiB. */
export const COMMON_PASSWORDS = 3000

/** What people at an event think of first, in both languages; the deployment's own names come with each call. */
export const eventWords = [
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

/** How much work a password may make. */
export const scoring = { l33tMaxSubstitutions: 20, maxLength: scoredCharacters }

/** The library that knows how long somebody guesses, filled with the words above. */
interface Guesser<Score> {
  check(password: string, ownWords: string[]): { readonly score: Score }
}

/** A person's own words as parts: `Ada Lovelace` and `ada.lovelace@demo.example` are as easy to guess as `ada`. */
function partsOf(ownWords: readonly string[]): string[] {
  const whole = ownWords.slice(0, 12).map((word) => word.slice(0, 100).toLowerCase())
  const parts = whole.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length > 2)
  return [...new Set([...whole, ...parts])].slice(0, 40)
}

/**
 * How hard a password is to guess, from 0 to 4, the same in the browser and on the server. `ownWords` are what an
 * attacker knows: names, company, e-mail, event.
 */
export const scoreBy =
  <Score>(guesser: Guesser<Score>) =>
  (password: string, ownWords: readonly string[] = []): Score =>
    guesser.check([...password].slice(0, scoredCharacters).join(''), partsOf(ownWords)).score
