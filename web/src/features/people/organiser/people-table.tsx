import type { ListedPerson } from '@foyer/contract/office-people'
import { PassBadge } from '#features/passes'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import styles from './people.module.css'
import { passTones, usePassStateWords, useReasonWords } from './people-words.ts'
import { useWhoColumns } from './person-cells.tsx'

interface PeopleTableProps {
  readonly people: readonly ListedPerson[]
  /** Who is chosen; null: nobody can be. */
  readonly chosen: ReadonlySet<string> | null
  readonly onChoose: (uuid: string) => void
  readonly hidden?: ReadonlySet<string>
}

/** What stands of a person in a list. */
export function usePeopleColumns({ chosen, onChoose }: Pick<PeopleTableProps, 'chosen' | 'onChoose'>) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const pick = ({ uuid, name }: ListedPerson) =>
    chosen === null ? null : (
      <label className={styles.pick}>
        <span className="vh">{t('Select {name}', { name })}</span>
        <input type="checkbox" checked={chosen.has(uuid)} onChange={() => onChoose(uuid)} />
      </label>
    )
  const columns: Column<ListedPerson>[] = [
    ...useWhoColumns<ListedPerson>(pick),
    {
      key: 'pass',
      head: t('Pass'),
      cell: ({ pass }) => (pass === null ? t('None') : <PassBadge passType={pass} />),
      at: 'side',
    },
    { key: 'room', head: t('Room'), cell: ({ houses }) => houses ?? <span className="muted">{t('None')}</span> },
    {
      key: 'train',
      head: t('Train'),
      cell: ({ hasTrainTicket }) => (hasTrainTicket ? t('Ticket') : <span className="muted">{t('None')}</span>),
    },
    { key: 'state', head: t('Status'), cell: ({ pass }) => <PassState pass={pass} />, at: 'state' },
    {
      key: 'since',
      head: t('Since'),
      cell: ({ pass, createdAt }) => formatMoment(pass?.createdAt ?? createdAt, timeZone, locale),
      isNumber: true,
    },
  ]
  return columns
}

/** People, each a line that leads to them. */
export function PeopleTable({ people, chosen, onChoose, hidden }: PeopleTableProps) {
  const { t } = useText()
  return (
    <DataTable
      label={t('List of people')}
      columns={usePeopleColumns({ chosen, onChoose })}
      rows={people}
      keyOf={({ uuid }) => uuid}
      hidden={hidden}
    />
  )
}

/** How a pass stands: what it waits for, or what became of it. */
export function PassState({
  pass,
}: {
  readonly pass: Pick<NonNullable<ListedPerson['pass']>, 'status' | 'reason'> | null
}) {
  const [states, reasons] = [usePassStateWords(), useReasonWords()]
  if (pass === null) return '–'
  const { status, reason } = pass
  return <Tag kind={passTones[status]}>{reason === null ? states[status] : reasons[reason]}</Tag>
}
