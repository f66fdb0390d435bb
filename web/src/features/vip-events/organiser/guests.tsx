import { exportVipGuests, listVipGuests, type OfficeVipEvent, type VipGuest } from '@foyer/contract/office-vip-events'
import type { AttendanceStatus } from '@foyer/contract/vip-events'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { SaveTable } from '#features/identity'
import { addressOf } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useMedia } from '#platform/media.ts'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { usePages } from '#platform/use-pages.ts'
import { Tag } from '#ui/badge.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Offered } from '#ui/read-only.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useAnswerWords } from './event-words.ts'
import styles from './events.module.css'

/** Who answered, in the order in which they did; the list for the door is a file. */
export function Guests({ event: { id, taken, held, waiting } }: { readonly event: OfficeVipEvent }) {
  const { t } = useText()
  const [status, setStatus] = useState('')
  const guests = usePages(listVipGuests, status === '' ? {} : { status }, { id: String(id) })
  return (
    <section className={styles.part} aria-labelledby="guests">
      <header>
        <h2 id="guests">{t('Who comes')}</h2>
        <SaveTable path={addressOf(exportVipGuests, { params: { id: String(id) } })} />
      </header>
      <Offered>
        <search className={styles.filter}>
          <SelectField id="status" label={t('Status')} value={status} onChange={setStatus}>
            <option value="">{t('Anything')}</option>
            {Object.entries(useAnswerWords()).map(([name, word]) => (
              <option key={name} value={name}>
                {word}
              </option>
            ))}
          </SelectField>
        </search>
      </Offered>
      <PagedList
        pages={guests}
        boxes={useLineHeights(taken + held + waiting)}
        empty={
          status === ''
            ? { title: t('Nobody'), text: t('Who answers stands here.') }
            : { title: t('Nobody'), text: t('Nobody has this status.'), onShowAll: () => setStatus('') }
        }
        more={t('Show more')}
      >
        {(lines) => <GuestTable guests={lines} />}
      </PagedList>
    </section>
  )
}

/** As many as there are places and people in line, as far as what is below them can be seen; on a small screen each is a card. */
function useLineHeights(count: number): number[] {
  const height = useMedia('(min-width: 768px)') ? 40 : 80
  return Array.from({ length: Math.min(Math.max(count, 1), 12) }, () => height)
}

const kinds: Readonly<Partial<Record<AttendanceStatus, 'success' | 'warning' | 'info'>>> = {
  attending: 'success',
  held: 'warning',
  offered: 'warning',
  waiting: 'info',
}

function GuestTable({ guests }: { readonly guests: readonly VipGuest[] }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const words = useAnswerWords()
  const columns: Column<VipGuest>[] = [
    {
      key: 'person',
      head: t('Person'),
      cell: ({ personUuid, name }) => (
        <Link to="/organiser/people/$uuid" params={{ uuid: personUuid }}>
          {name}
        </Link>
      ),
      at: 'title',
    },
    {
      key: 'company',
      head: t('Company and e-mail'),
      cell: ({ company, email }) => (
        <>
          {company ?? ''}
          <small>{email}</small>
        </>
      ),
      at: 'note',
    },
    {
      key: 'guest',
      head: t('Guest'),
      cell: ({ guest }) => <GuestOf guest={guest} />,
      at: 'below',
    },
    {
      key: 'answered',
      head: t('Answered'),
      cell: ({ answeredAt }) => formatMoment(answeredAt, timeZone, locale),
    },
    {
      key: 'order',
      head: t('Order'),
      cell: ({ orderUuid }) =>
        orderUuid === null ? (
          '–'
        ) : (
          <Link to="/organiser/orders/$uuid" params={{ uuid: orderUuid }}>
            {t('Order')}
          </Link>
        ),
    },
    {
      key: 'status',
      head: t('Status'),
      cell: ({ status }) => <Tag kind={kinds[status]}>{words[status]}</Tag>,
      at: 'state',
    },
  ]
  return <DataTable label={t('List of answers')} columns={columns} rows={guests} keyOf={({ uuid }) => uuid} />
}

/** On a small screen no head stands above it. */
function GuestOf({ guest }: Pick<VipGuest, 'guest'>) {
  const { t } = useText()
  if (guest === null) return <span className="only-wide">–</span>
  return (
    <>
      <span className="only-phone">{t('Guest')}: </span>
      {guest}
    </>
  )
}
