import { formatMoney } from '@foyer/contract/kit/money'
import { listOfficeTrainTicketTypes, type OfficeTrainTicketType } from '@foyer/contract/office-train-tickets'
import { Link } from '@tanstack/react-router'
import { formatDays } from '#platform/days.ts'
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
import { Sold } from './ticket-sold.tsx'
import { useClasses, useWritten } from './ticket-words.ts'

/** `/organiser/train-tickets`: the kinds of train ticket, what is out of each and what is left. */
export function OfficeTrainTicketsPage() {
  const { t } = useText()
  const types = usePages(listOfficeTrainTicketTypes)
  const mayEdit = useHasDuty('editOffer')
  usePlainTitle(t('Train tickets'))
  return (
    <>
      <PageHead
        title={t('Train tickets')}
        note={t('Each is sold for as long as there are places and codes.')}
        actions={
          mayEdit ? (
            <Link {...buttonLook('primary', true)} to="/organiser/train-tickets/new">
              <Icon name="plus" />
              {t('New train ticket')}
            </Link>
          ) : undefined
        }
      />
      <PagedList
        pages={types}
        boxes={[61, 61, 61]}
        empty={{ title: t('There is none yet.'), text: t('Add one, and then the codes that the railway gave you.') }}
        more={t('Show more')}
      >
        {(lines) => <TicketTypeTable types={lines} />}
      </PagedList>
    </>
  )
}

function TicketTypeTable({ types }: { readonly types: readonly OfficeTrainTicketType[] }) {
  const { t, locale } = useText()
  const { currency } = useEdition()
  const say = useWritten()
  const classes = useClasses()
  const columns: Column<OfficeTrainTicketType>[] = [
    {
      key: 'name',
      head: t('Train ticket'),
      cell: (type) => (
        <>
          <Link to="/organiser/train-tickets/$id" params={{ id: type.id }}>
            {say(type.name)}
          </Link>
          <small>{classes[type.class]}</small>
        </>
      ),
      at: 'title',
    },
    {
      key: 'days',
      head: t('Valid'),
      cell: ({ validFrom, validTo }) => formatDays(validFrom, validTo, locale),
      at: 'note',
    },
    {
      key: 'price',
      head: t('Price with VAT'),
      isNumber: true,
      cell: ({ price }) => formatMoney({ amount: price, currency }),
      at: 'side',
    },
    { key: 'sold', head: t('Sold and held'), cell: (type) => <Sold type={type} />, at: 'below' },
    { key: 'codes', head: t('Codes left'), isNumber: true, cell: ({ codesLeft }) => codesLeft },
    { key: 'free', head: t('Free'), isNumber: true, cell: ({ available }) => available, at: 'state' },
  ]
  return <DataTable label={t('List of train tickets')} columns={columns} rows={types} keyOf={({ id }) => id} />
}
