import { formatMoney } from '@foyer/contract/kit/money'
import type { OfficePerson } from '@foyer/contract/office-person'
import type { ReactNode } from 'react'
import { MailsToPerson } from '#features/mails'
import { OrderTable } from '#features/orders'
import { formatDay, formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { type Fact, Facts } from '#ui/facts.tsx'
import styles from './people.module.css'
import { PersonContact } from './person-contact.tsx'
import { NoteForm, Notes } from './person-notes.tsx'
import { PersonPasses } from './person-passes.tsx'
import { PersonTimeline } from './person-timeline.tsx'

interface Part {
  readonly id: string
  readonly word: string
  /** How many stand in it; 0 where that says nothing. */
  readonly count: number
  readonly show: () => ReactNode
}

/** The parts of somebody's record, in the order of its tabs. */
export function usePersonParts(person: OfficePerson | undefined): readonly Part[] {
  const { t } = useText()
  if (person === undefined) return []
  const { passes, stays, trainTickets, orders, survey, agenda, notes, timeline } = person
  return [
    { id: 'overview', word: t('Overview'), count: 0, show: () => <Overview person={person} /> },
    { id: 'pass', word: t('Pass'), count: passes.length, show: () => <PersonPasses passes={passes} /> },
    {
      id: 'stay',
      word: t('Stay', undefined, { context: 'in a hotel' }),
      count: stays.length,
      show: () => <Stays stays={stays} />,
    },
    { id: 'travel', word: t('Travel'), count: trainTickets.length, show: () => <Travel tickets={trainTickets} /> },
    {
      id: 'orders',
      word: t('Orders'),
      count: orders.length,
      show: () => (orders.length === 0 ? <Nothing text={t('No orders.')} /> : <OrderTable orders={orders} />),
    },
    { id: 'survey', word: t('Survey'), count: survey.length, show: () => <Survey answers={survey} /> },
    {
      id: 'sessions',
      word: t('Sessions'),
      count: agenda.favourites.length + agenda.reservations.length,
      show: () => <Agenda agenda={agenda} />,
    },
    { id: 'mails', word: t('Mails'), count: 0, show: () => <MailsToPerson uuid={person.person.uuid} /> },
    {
      id: 'notes',
      word: t('Notes'),
      count: notes.length,
      show: () => (
        <>
          <NoteForm uuid={person.person.uuid} />
          <Notes notes={notes} />
        </>
      ),
    },
    { id: 'log', word: t('Log'), count: 0, show: () => <PersonTimeline entries={timeline} /> },
  ]
}

function Nothing({ text }: { readonly text: string }) {
  return <p className="muted">{text}</p>
}

function Overview({ person }: { readonly person: OfficePerson }) {
  const { t } = useText()
  return (
    <>
      <PersonContact person={person} />
      <section className={styles.part} aria-labelledby="notes">
        <h2 id="notes">{t('Notes')}</h2>
        <NoteForm uuid={person.person.uuid} />
        <Notes notes={person.notes} />
      </section>
      <section className={styles.part} aria-labelledby="latest">
        <h2 id="latest">{t('Latest')}</h2>
        <PersonTimeline entries={person.timeline.slice(0, 8)} />
      </section>
    </>
  )
}

function Stays({ stays }: Pick<OfficePerson, 'stays'>) {
  const { t, locale } = useText()
  const words = { held: t('Held'), booked: t('Booked'), cancelled: t('Cancelled'), expired: t('Expired') }
  if (stays.length === 0) return <Nothing text={t('No stay.')} />
  return (
    <>
      {stays.map((stay) => (
        <section key={stay.bookingId} className={styles.part} aria-labelledby={`stay-${stay.bookingId}`}>
          <h2 id={`stay-${stay.bookingId}`}>{stay.accommodation}</h2>
          <Facts
            facts={[
              { name: t('Status'), value: words[stay.status] },
              { name: t('Nights'), value: `${formatDay(stay.arrival, locale)} – ${formatDay(stay.departure, locale)}` },
              {
                name: t('Guests'),
                value: stay.guests.map((guest) => `${guest.firstName} ${guest.lastName}`).join(', '),
              },
              { name: t('Price'), value: formatMoney(stay.price) },
              { name: t('Address'), value: stay.address },
            ]}
          />
        </section>
      ))}
    </>
  )
}

function Travel({ tickets }: { readonly tickets: OfficePerson['trainTickets'] }) {
  const { t, locale } = useText()
  const words = { held: t('Held'), issued: t('Issued'), cancelled: t('Cancelled'), expired: t('Expired') }
  if (tickets.length === 0) return <Nothing text={t('No train ticket.')} />
  return (
    <>
      {tickets.map((ticket) => (
        <section key={ticket.id} className={styles.part} aria-labelledby={ticket.id}>
          <h2 id={ticket.id}>{ticket.ticket}</h2>
          <Facts
            facts={[
              { name: t('Status'), value: words[ticket.status] },
              { name: t('Passenger'), value: ticket.passengerName },
              { name: t('Code'), value: <span className="code">{ticket.code ?? '–'}</span> },
              {
                name: t('Valid'),
                value: `${formatDay(ticket.validFrom, locale)} – ${formatDay(ticket.validTo, locale)}`,
              },
              { name: t('Price'), value: formatMoney(ticket.price) },
            ]}
          />
        </section>
      ))}
    </>
  )
}

function Survey({ answers }: { readonly answers: OfficePerson['survey'] }) {
  const { t } = useText()
  if (answers.length === 0) return <Nothing text={t('The survey is not answered.')} />
  const said = (answer: unknown) =>
    Array.isArray(answer) ? answer.join(', ') : answer === true ? t('Yes') : answer === false ? t('No') : String(answer)
  return <Facts facts={answers.map(({ question, answer }): Fact => ({ name: question, value: said(answer) }))} />
}

function Agenda({ agenda: { favourites, reservations } }: Pick<OfficePerson, 'agenda'>) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  if (favourites.length + reservations.length === 0) return <Nothing text={t('No session is starred or reserved.')} />
  return (
    <ol className={styles.entries}>
      {reservations.map(({ session, startsAt, status }) => (
        <li key={`seat ${session}`}>
          <b>{session}</b>
          <span>{t('Seat')}</span>
          <small>{[formatMoment(startsAt, timeZone, locale), status].join(', ')}</small>
        </li>
      ))}
      {favourites.map(({ session, startsAt }) => (
        <li key={`star ${session}`}>
          <b>{session}</b>
          <span>{t('Starred')}</span>
          <small>{formatMoment(startsAt, timeZone, locale)}</small>
        </li>
      ))}
    </ol>
  )
}
