import { listOfficeSessions, type OfficeSession, type ProgramParts } from '@foyer/contract/office-program'
import { Link } from '@tanstack/react-router'
import { dayAt, formatClock, formatDay, formatLongDay } from '#platform/days.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { useListSearch } from '#platform/list-search.ts'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { useSearchText } from '#platform/search-text.ts'
import { usePages } from '#platform/use-pages.ts'
import { Tag } from '#ui/badge.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Filter, Filters } from '#ui/filters.tsx'
import { daysOf } from '../days-of.ts'
import { useWritten } from '../program-words.ts'

/** The sessions of a day, or of all of them, one after the other. */
export function SessionList({ parts }: { readonly parts: ProgramParts | undefined }) {
  const { t } = useText()
  const day = useSearchText('day') ?? ''
  const isClash = useSearchText('clash') === 'speaker'
  const mayEdit = useHasDuty('editContent')
  const sessions = usePages(listOfficeSessions, {
    ...(day === '' ? {} : { day }),
    ...(isClash ? { clash: 'speaker' } : {}),
  })
  return (
    <>
      <SessionFilters day={day} isClash={isClash} />
      <PagedList
        pages={sessions}
        boxes={[61, 61, 61, 61]}
        empty={{
          title: t('No sessions'),
          text: isClash
            ? t('Nobody speaks in two sessions at once.')
            : day !== ''
              ? t('None is on this day.')
              : !mayEdit
                ? t('Nobody has entered one yet.')
                : parts === undefined || parts.tracks.length === 0 || parts.stages.length === 0
                  ? t('A session needs a track and a stage: enter these first.')
                  : t('Add them one by one, or take in a table.'),
        }}
        more={t('Show more')}
      >
        {(lines) => <SessionTable sessions={lines} parts={parts} hasDay={day !== ''} />}
      </PagedList>
    </>
  )
}

function SessionFilters({ day, isClash }: { readonly day: string; readonly isClash: boolean }) {
  const { t, locale } = useText()
  const days = daysOf(useEdition())
  const { change } = useListSearch(['day', 'clash'])
  return (
    <Filters>
      <Filter
        id="day"
        label={t('Day')}
        all={t('All days')}
        choices={days.map((one) => [one, formatLongDay(one, locale)])}
        value={day}
        onChange={(day) => change({ day })}
      />
      <Filter
        id="clash"
        label={t('Clashes')}
        all={t('Anything')}
        choices={[['speaker', t('Speaker in two places')]]}
        value={isClash ? 'speaker' : ''}
        onChange={(clash) => change({ clash })}
      />
    </Filters>
  )
}

interface SessionTableProps {
  readonly sessions: readonly OfficeSession[]
  readonly parts: ProgramParts | undefined
  /** All are of one day: the time alone tells when. */
  readonly hasDay: boolean
}

function SessionTable({ sessions, parts, hasDay }: SessionTableProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const say = useWritten()
  const nameOf = (code: string) => parts?.speakers.find((speaker) => speaker.code === code)?.name ?? code
  const stageOf = (code: string) => {
    const stage = parts?.stages.find((one) => one.code === code)
    return stage === undefined ? code : t('Hall {hall}, {name}', { hall: stage.hall, name: stage.name })
  }
  const columns: Column<OfficeSession>[] = [
    {
      key: 'title',
      head: t('Session'),
      cell: ({ id, title, speakers }) => (
        <>
          <Link to="/organiser/program/$id" params={{ id: String(id) }}>
            {say(title)}
          </Link>
          <small>{speakers.map(nameOf).join(', ')}</small>
        </>
      ),
      at: 'title',
    },
    {
      key: 'when',
      head: t('When'),
      cell: ({ startsAt, endsAt }) => {
        const times = [startsAt, endsAt].map((at) => formatClock(at, timeZone, locale)).join('–')
        return hasDay ? times : `${formatDay(dayAt(new Date(startsAt), timeZone), locale)}, ${times}`
      },
      at: 'note',
    },
    {
      key: 'stage',
      head: t('Stage'),
      cell: ({ stage }) => (stage === null ? t('Break') : stageOf(stage)),
      at: 'below',
    },
    {
      key: 'seats',
      head: t('Seats'),
      cell: (session) => <SeatsOf session={session} />,
      isNumber: true,
    },
    { key: 'starred', head: t('Stars'), cell: ({ starred }) => starred, isNumber: true },
    {
      key: 'state',
      head: t('Status'),
      cell: ({ cancelledAt }) =>
        cancelledAt === null ? (
          <Tag kind="success">{t('In the programme')}</Tag>
        ) : (
          <Tag kind="danger">{t('Cancelled')}</Tag>
        ),
      at: 'state',
    },
  ]
  return <DataTable label={t('List of sessions')} columns={columns} rows={sessions} keyOf={({ id }) => id} />
}

/** Taken, of how many; and who waits. */
function SeatsOf({ session: { seats, taken, waiting } }: { readonly session: OfficeSession }) {
  const { t } = useText()
  if (seats === null) return '–'
  const count = `${taken}/${seats.capacity}`
  return waiting === 0 ? count : `${count} · ${t('{waiting, plural, other {# waiting}}', { waiting })}`
}
