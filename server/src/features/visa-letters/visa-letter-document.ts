import { requests } from '@foyer/contract/kit/refusal'
import { visaLetterNotThere } from '@foyer/contract/visa-letters'
import { type CurrentEdition, getEdition } from '#features/editions'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { dayIn, writeDay, writeDays } from '#platform/ground/days'
import { type Say, wordsIn } from '#platform/ground/words'
import { readTemplate } from '#platform/papers/documents/document-renderer'
import { printedLine } from '#platform/papers/documents/printed-line'
import { qrSvg } from '#platform/papers/qr'
import { addressOf, writeLetterCode } from './letter-code.ts'
import { isLiving } from './present-visa-letter.ts'
import { openPassport } from './sealed-passport.ts'
import { findVisaLetter, type VisaLetterRow } from './visa-letters.queries.ts'

const template = readTemplate(import.meta.dirname, 'visa-letter.typ')

/**
 * One's own letter: drawn when it is asked for, so that no file with a passport's number lies anywhere. In English, which
 * consulates read.
 * @throws Refused `visa-letters/not-there`, `requests/not-found`.
 */
export async function drawOwnVisaLetter(context: CallerContext<Person>, id: string): Promise<Buffer> {
  const letter = await findVisaLetter(context, id, context.caller.userId)
  if (letter === undefined || letter.edition_id !== context.editionId) throw refuse(requests.notFound)
  const edition = await getEdition(context)
  const passport = isLiving(letter, edition, context.now) ? openPassport(context.ports.keys, letter) : null
  if (passport === null) throw refuse(visaLetterNotThere)
  const event = ofEvent(edition, letter)
  return context.ports.documents.draw(template, {
    ...event,
    ...codeOf(context.ports.publicUrl, letter.code),
    words: wordsOf(wordsIn('en'), {
      event: event.event,
      venue: event.venue,
      days: event.days,
      name: printedLine(`${passport.givenNames} ${passport.surname}`),
      born: writeDay(passport.bornOn, 'en'),
      passport: printedLine(passport.passportNumber.toUpperCase()),
      nationality: printedLine(passport.nationality),
      expires: writeDay(passport.expiresOn, 'en'),
      consulate: printedLine(passport.consulate),
      stay: writeDays(passport.entersOn, passport.leavesOn, 'en'),
    }),
  })
}

type Invited = Readonly<
  Record<
    'event' | 'venue' | 'days' | 'name' | 'born' | 'passport' | 'nationality' | 'expires' | 'consulate' | 'stay',
    string
  >
>

const wordsOf = (t: Say, { event, venue, days, stay, consulate, ...guest }: Invited) => ({
  title: t('Visa invitation letter'),
  to: t('To the {consulate}', { consulate }),
  heading: t('Invitation to {event}', { event }),
  greeting: t('Dear Sir or Madam,'),
  invites: t(
    'we invite {name}, born {born}, passport {passport} ({nationality}, valid until {expires}), to {event} at {venue}, {days}.',
    { ...guest, event, venue, days },
  ),
  stays: t('The guest holds an approved pass for the event and plans to stay {stay}.', { stay }),
  costs: t('We do not pay for travel, accommodation or living costs.'),
  validity: t('This letter is valid only while its code is: please check it before you decide.'),
  regards: t('Yours faithfully,'),
  code: t('The address at which this letter is checked'),
})

const ofEvent = (edition: CurrentEdition, letter: Pick<VisaLetterRow, 'issued_at'>) => ({
  event: printedLine(`${edition.product} ${edition.year}`),
  days: writeDays(edition.startsOn, edition.endsOn, 'en'),
  venue: printedLine(`${edition.venue}, ${edition.city}`),
  place: `${printedLine(edition.city)}, ${writeDay(dayIn(edition.timeZone, letter.issued_at), 'en')}`,
  seller: printedLine(edition.seller.name),
  address: edition.seller.addressLines.map(printedLine),
  email: edition.contactEmail,
})

const codeOf = (publicUrl: string, code: string) => {
  return {
    code: writeLetterCode(code),
    qr: qrSvg(addressOf(publicUrl, code)),
    checkAt: wordsIn('en')('Check this letter at {address}', { address: `${new URL(publicUrl).host}/verify` }),
  }
}
