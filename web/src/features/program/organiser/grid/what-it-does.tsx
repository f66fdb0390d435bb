import type { Answer } from '@foyer/contract/kit/endpoint'
import type { OfficeSession, ProgramParts, previewMove } from '@foyer/contract/office-program'
import { formatClock } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { useWritten } from '../program-words.ts'
import { useWhoIsTold } from '../sessions/move-section.tsx'
import styles from './grid.module.css'
import type { Place } from './places.ts'

interface WhatItDoesProps {
  readonly session: OfficeSession
  readonly stages: ProgramParts['stages']
  readonly place: Place
  /** Undefined until it is known. */
  readonly found: Answer<typeof previewMove> | undefined
}

interface Line {
  readonly what: string
  readonly how: string
  readonly isWarning?: boolean
}

/** What a move would do: whom it is told, and what speaks against it. */
export function WhatItDoes(props: WhatItDoesProps) {
  const { t } = useText()
  const lines = useLines(props)
  if (props.found === undefined) return <p className="muted">{t('Looking at what that does …')}</p>
  return (
    <ol className={styles.does}>
      {lines.map(({ what, how, isWarning }) => (
        <li key={what} data-warning={isWarning || undefined}>
          <b>{what}</b>
          <span>{how}</span>
        </li>
      ))}
    </ol>
  )
}

function useLines({ session, stages, place, found }: WhatItDoesProps): readonly Line[] {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const say = useWritten()
  const told = useWhoIsTold(found ?? { mails: 0, starred: 0 })
  if (found === undefined) return []
  const there = ({ title, startsAt, endsAt }: NonNullable<typeof found.clash>) =>
    t('“{title}”, {from}–{to}', {
      title: say(title),
      from: formatClock(startsAt, timeZone, locale),
      to: formatClock(endsAt, timeZone, locale),
    })
  const room = stages.find(({ code }) => code === place.stage)
  const reserved = session.taken + session.held
  const lines: (Line | null)[] = [
    found.clash === null ? null : { what: t('The stage is taken'), how: there(found.clash), isWarning: true },
    ...found.busySpeakers.map(({ name, session: other }) => ({
      what: t('{name} speaks elsewhere then', { name }),
      how: there(other),
      isWarning: true,
    })),
    room === undefined || reserved <= room.seats
      ? null
      : {
          what: t('The room is too small'),
          how: t(
            '{reserved, plural, one {One seat is reserved, and it has {seats}.} other {# seats are reserved, and it has {seats}.}}',
            { reserved, seats: room.seats },
          ),
          isWarning: true,
        },
    found.seatsElsewhere === 0
      ? null
      : {
          what: t('Some would have two seats at once'),
          how: t('{count, plural, one {1 person holds a seat} other {# people hold seats}} in another session then.', {
            count: found.seatsElsewhere,
          }),
          isWarning: true,
        },
    { what: t('Whom it concerns'), how: told },
  ]
  return lines.filter((line) => line !== null)
}
