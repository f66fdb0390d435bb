import { placeOfEvent } from '@foyer/contract/event-place'
import type { OwnVisaLetter, VisaLetterRequest } from '@foyer/contract/visa-letters'
import { dayAt, formatLongDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { QrCode } from '#ui/qr-code.tsx'
import styles from './visa-letter.module.css'

interface LetterPaperProps {
  readonly letter: OwnVisaLetter
  readonly request: VisaLetterRequest
}

/** What the paper says, in the reader's language and black on white like paper. */
export function LetterPaper({ letter, request }: LetterPaperProps) {
  const { t, rich, locale } = useText()
  const { product, year, venue, city, startsOn, endsOn, timeZone } = useEdition()
  const event = `${product} ${year}`
  const dayOf = (day: string) => formatLongDay(day, locale)
  return (
    <article className={styles.paper} aria-label={t('The letter')}>
      <p className={styles.paperHead}>
        <span>{event}</span>
        <span>
          {city}, {dayOf(dayAt(new Date(letter.issuedAt), timeZone))}
        </span>
      </p>
      <p>{t('To the {consulate}', { consulate: request.consulate })}</p>
      <h2>{t('Invitation to {event}', { event })}</h2>
      <p>
        {rich(
          'We invite {name}, born {born}, passport {passport} ({nationality}), to {event} at {venue}, {from} to {until}.',
          {
            name: (
              <b>
                {request.givenNames} {request.surname}
              </b>
            ),
            born: dayOf(request.bornOn),
            passport: request.passportNumber,
            nationality: request.nationality,
            event,
            venue: placeOfEvent({ venue, city }),
            from: dayOf(startsOn),
            until: dayOf(endsOn),
          },
        )}
      </p>
      <p>
        {t('The guest holds an approved pass for the event and plans to stay {stay}.', {
          stay: t('from {from} to {until}', { from: dayOf(request.entersOn), until: dayOf(request.leavesOn) }),
        })}
      </p>
      <Stays letter={letter} />
      <p>{t('We do not pay for travel, accommodation or living costs.')}</p>
      <Signature letter={letter} />
      <div className={styles.paperFoot}>
        {letter.drawing === null ? null : (
          <QrCode drawing={letter.drawing} label={t('The address at which this letter is checked')} />
        )}
        <p>
          {t('Check this letter at {address}', { address: `${location.host}/verify` })}
          <br />
          <b className="code">{letter.code}</b>
        </p>
      </div>
    </article>
  )
}

function Stays({ letter }: { readonly letter: OwnVisaLetter }) {
  const { t, locale } = useText()
  return letter.stays.map(({ house, address, arrival, departure }) => (
    <p key={`${house} ${arrival}`}>
      {t('The guest has a room at {house}, {address}, {days}.', {
        house,
        address,
        days: t('from {from} to {until}', {
          from: formatLongDay(arrival, locale),
          until: formatLongDay(departure, locale),
        }),
      })}
    </p>
  ))
}

function Signature({ letter: { signature } }: { readonly letter: OwnVisaLetter }) {
  return signature === null ? null : (
    <p>
      {signature.name}
      <br />
      {signature.position}
    </p>
  )
}
