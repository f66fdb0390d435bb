import { placeOfEvent } from '@foyer/contract/event-place'
import { isLocale, type Locale } from '@foyer/contract/kit/languages'
import { requests } from '@foyer/contract/kit/refusal'
import { type VisaLetterRequest, visaLetterNotThere } from '@foyer/contract/visa-letters'
import type { BookedStay } from '#features/accommodation'
import { type CurrentEdition, getEdition } from '#features/editions'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { dayIn, writeDay, writeDays } from '#platform/ground/days'
import { contentFor } from '#platform/ground/texts'
import { spokenLocale, wordsIn } from '#platform/ground/words'
import { readTemplate } from '#platform/papers/documents/document-renderer'
import { printedLine } from '#platform/papers/documents/printed-line'
import { qrSvg } from '#platform/papers/qr'
import { addressOf, writeLetterCode } from './letter-code.ts'
import { isLiving } from './present-visa-letter.ts'
import { openPassport } from './sealed-passport.ts'
import { findVisaLetter, type VisaLetterRow } from './visa-letters.queries.ts'

const template = readTemplate(import.meta.dirname, 'visa-letter.typ')

/**
 * One's own letter: drawn when it is asked for, so that no file with a passport's number lies anywhere.
 * @throws Refused `visa-letters/not-there`, `requests/not-found`.
 */
export async function drawOwnVisaLetter(context: CallerContext<Person>, id: string): Promise<Buffer> {
  const letter = await findVisaLetter(context, id, context.caller.userId)
  if (letter === undefined || letter.edition_id !== context.editionId) throw refuse(requests.notFound)
  const edition = await getEdition(context)
  const passport = isLiving(letter, edition, context.now) ? openPassport(context.ports.keys, letter) : null
  if (passport === null) throw refuse(visaLetterNotThere)
  const { publicUrl } = context.ports
  return context.ports.documents.draw(
    template,
    presentVisaLetterDocument({ letter, edition, passport, stays: letter.stays, publicUrl }),
    await context.lookOf(context),
  )
}

interface Written {
  readonly letter: Pick<VisaLetterRow, 'code' | 'issued_at'>
  readonly edition: Pick<
    CurrentEdition,
    | 'product'
    | 'year'
    | 'startsOn'
    | 'endsOn'
    | 'venue'
    | 'city'
    | 'timeZone'
    | 'seller'
    | 'contactEmail'
    | 'visaDesk'
    | 'languages'
  >
  readonly passport: VisaLetterRequest
  readonly stays: readonly BookedStay[]
  readonly publicUrl: string
}

/** What the template prints: first in English, which every consulate reads, then in the edition's own language. */
export function presentVisaLetterDocument(written: Written) {
  const { letter, edition, passport, stays, publicUrl } = written
  const own = edition.languages.filter(isLocale).find((locale) => locale !== 'en')
  const locales: readonly Locale[] = own === undefined ? ['en'] : ['en', own]
  return {
    event: printedLine(`${edition.product} ${edition.year}`),
    seller: printedLine(edition.seller.name),
    address: edition.seller.addressLines.map(printedLine),
    foot: [edition.seller.name, edition.visaDesk?.phone ?? null, edition.contactEmail]
      .filter((told) => told !== null)
      .map(printedLine),
    code: writeLetterCode(letter.code),
    qr: qrSvg(addressOf(publicUrl, letter.code)),
    size: sizeFor(passport, stays),
    title: wordsIn('en')('Visa invitation letter'),
    versions: locales.map((locale) => versionIn(locale, written)),
  }
}

/** In points. Both languages stand on one page, however long the names are. */
function sizeFor({ givenNames, surname, consulate }: VisaLetterRequest, stays: readonly BookedStay[]): number {
  const slept = stays.map(({ house, address }) => house.length + address.length)
  const letters = givenNames.length + surname.length + consulate.length + slept.reduce((sum, more) => sum + more, 0)
  return letters > 480 ? 8 : letters > 220 ? 9 : 10.5
}

function versionIn(locale: Locale, { letter, edition, passport, stays, publicUrl }: Written) {
  const t = wordsIn(locale)
  const event = printedLine(`${edition.product} ${edition.year}`)
  return {
    locale: spokenLocale(locale),
    place: `${printedLine(edition.city)}, ${writeDay(dayIn(edition.timeZone, letter.issued_at), locale)}`,
    to: t('To the {consulate}', { consulate: printedLine(passport.consulate) }),
    heading: t('Invitation to {event}', { event }),
    greeting: t('Dear Sir or Madam,'),
    invites: t(
      'we invite {name}, born {born}, passport {passport} ({nationality}, valid until {expires}), to {event} at {venue}, {days}.',
      {
        name: printedLine(`${passport.givenNames} ${passport.surname}`),
        born: writeDay(passport.bornOn, locale),
        passport: printedLine(passport.passportNumber.toUpperCase()),
        nationality: printedLine(passport.nationality),
        expires: writeDay(passport.expiresOn, locale),
        event,
        venue: printedLine(placeOfEvent(edition)),
        days: writeDays(edition.startsOn, edition.endsOn, locale),
      },
    ),
    stays: t('The guest holds an approved pass for the event and plans to stay {stay}.', {
      stay: writeDays(passport.entersOn, passport.leavesOn, locale),
    }),
    sleeps: stays.map(({ house, address, arrival, departure }) =>
      t('The guest has a room at {house}, {address}, {days}.', {
        house: printedLine(house),
        address: printedLine(address),
        days: writeDays(arrival, departure, locale),
      }),
    ),
    costs: t('We do not pay for travel, accommodation or living costs.'),
    validity: t('This letter is valid only while its code is: please check it before you decide.'),
    regards: t('Yours faithfully,'),
    signature: signatureIn(locale, edition),
    checkAt: t('Check this letter at {address}', { address: `${new URL(publicUrl).host}/verify` }),
    code: t('The address at which this letter is checked'),
  }
}

/** A name and what somebody is, each in a line; none where nobody signs. */
function signatureIn(locale: Locale, { visaDesk, languages }: Written['edition']): string[] {
  if (visaDesk === null) return []
  return [visaDesk.signedBy, contentFor(visaDesk.position, { locale, languages })].map(printedLine)
}
