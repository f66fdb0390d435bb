import { formatMoney } from '@foyer/contract/kit/money'
import { listOfficeVipEvents, type OfficeVipEvent } from '@foyer/contract/office-vip-events'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '#platform/days.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { buttonLook } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { EventState, Places } from './event-state.tsx'
import { useCodeTypes, useWritten } from './event-words.ts'

/** `/organiser/vip-events`: what holders of certain passes are invited to, by when it begins, and how full it is. */
export function OfficeVipEventsPage() {
  const { t } = useText()
  const events = usePages(listOfficeVipEvents)
  const mayEdit = useHasDuty('editOffer')
  usePlainTitle(t('VIP events'))
  return (
    <>
      <PageHead
        title={t('VIP events')}
        note={t('By when they begin.')}
        actions={
          mayEdit ? (
            <Link {...buttonLook('primary', true)} to="/organiser/vip-events/new">
              <Icon name="plus" />
              {t('New VIP event')}
            </Link>
          ) : undefined
        }
      />
      <PagedList
        pages={events}
        boxes={[61, 61, 61, 61]}
        empty={{ title: t('There is none yet.'), text: t('Holders of the passes that you choose are invited to it.') }}
        more={t('Show more')}
      >
        {(lines) => <EventTable events={lines} />}
      </PagedList>
    </>
  )
}

function EventTable({ events }: { readonly events: readonly OfficeVipEvent[] }) {
  const { t, locale } = useText()
  const { timeZone, currency } = useEdition()
  const say = useWritten()
  const types = useCodeTypes()
  const columns: Column<OfficeVipEvent>[] = [
    {
      key: 'event',
      head: t('VIP event'),
      cell: ({ id, name, place }) => (
        <>
          <Link to="/organiser/vip-events/$id" params={{ id: String(id) }}>
            {say(name)}
          </Link>
          <small>{say(place)}</small>
        </>
      ),
      at: 'title',
    },
    { key: 'begins', head: t('Begins'), cell: ({ startsAt }) => formatMoment(startsAt, timeZone, locale), at: 'note' },
    { key: 'openTo', head: t('Invited'), cell: ({ openTo }) => openTo.map((type) => types[type]).join(', ') },
    {
      key: 'price',
      head: t('Price with VAT'),
      isNumber: true,
      cell: ({ price }) =>
        price === 0 ? t('free', undefined, { context: 'of charge' }) : formatMoney({ amount: price, currency }),
      at: 'side',
    },
    { key: 'taken', head: t('Places'), cell: (event) => <Places event={event} />, at: 'below' },
    { key: 'state', head: t('Status'), cell: (event) => <EventState event={event} />, at: 'state' },
  ]
  return <DataTable label={t('List of VIP events')} columns={columns} rows={events} keyOf={({ id }) => id} />
}
