import type { ListedPerson } from '@foyer/contract/office-people'
import { PassBadge } from '#features/passes'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import styles from './people.module.css'
import { passTones, usePassStateWords, useReasonWords, useTagWords } from './people-words.ts'

/** People, each a line that leads to them. */
export function PeopleTable({ people }: { readonly people: readonly ListedPerson[] }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const tags = useTagWords()
  const columns: Column<ListedPerson>[] = [
    {
      key: 'person',
      head: t('Person'),
      cell: ({ name, tags: own }) => (
        <span className={styles.who}>
          {name}
          {own.map((tag) => (
            <Tag key={tag}>{tags[tag] ?? tag}</Tag>
          ))}
        </span>
      ),
      at: 'title',
    },
    {
      key: 'company',
      head: t('Company and e-mail'),
      cell: ({ company, city, email }) => (
        <>
          {[company, city].filter((part) => part !== null).join(', ')}
          <small>{email}</small>
        </>
      ),
      at: 'note',
    },
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
  return <DataTable label={t('List of people')} columns={columns} rows={people} keyOf={({ uuid }) => uuid} />
}

/** How a pass stands: what it waits for, or what became of it. */
function PassState({
  pass,
}: {
  readonly pass: Pick<NonNullable<ListedPerson['pass']>, 'status' | 'reason'> | null
}) {
  const [states, reasons] = [usePassStateWords(), useReasonWords()]
  if (pass === null) return '–'
  const { status, reason } = pass
  return <Tag kind={passTones[status]}>{reason === null ? states[status] : reasons[reason]}</Tag>
}
