import { listEditions, type OfficeEdition } from '@foyer/contract/office-editions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { formatDays } from '#platform/days.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { inWorkEdition, useWorkEdition } from '#platform/work-edition.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { NextEditionDialog } from './next-edition-dialog.tsx'
import { ShowEditionDialog } from './show-edition-dialog.tsx'

/** `/organiser/editions`: the event of each year, and which one everybody sees. */
export function EditionsPage() {
  const { t } = useText()
  const [asked, setAsked] = useState<'next' | OfficeEdition | null>(null)
  const { data: editions, error, refetch } = useQuery(query(listEditions))
  const current = editions?.find(({ isCurrent }) => isCurrent)
  const work = useWorkEdition()
  const from = editions?.find(({ id }) => id === work?.id)
  const close = () => setAsked(null)
  usePlainTitle(t('Editions'))
  return (
    <>
      <PageHead
        title={t('Editions')}
        note={t('One for each year. Orders, invoices and people stay with the year that they belong to.')}
        actions={
          from === undefined ? undefined : (
            <Button variant="line" isSmall onClick={() => setAsked('next')}>
              {t('Begin the next year')}
            </Button>
          )
        }
      />
      {editions === undefined ? (
        error === null ? (
          <Skeleton boxes={[44, 44]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <EditionTable editions={editions} onShow={setAsked} />
      )}
      {asked === 'next' && from !== undefined ? <NextEditionDialog from={from} onClose={close} /> : null}
      {asked !== null && asked !== 'next' ? (
        <ShowEditionDialog edition={asked} current={current} onClose={close} />
      ) : null}
    </>
  )
}

interface EditionTableProps {
  readonly editions: readonly OfficeEdition[]
  readonly onShow: (edition: OfficeEdition) => void
}

function EditionTable({ editions, onShow }: EditionTableProps) {
  const { t, locale } = useText()
  const columns: Column<OfficeEdition>[] = [
    {
      key: 'event',
      head: t('Event'),
      cell: ({ id, product, year, code }) => (
        <>
          <a
            href={inWorkEdition('/organiser', String(id))}
            aria-label={t('Work on {edition}', { edition: `${product} ${year}` })}
          >
            {product} {year}
          </a>
          <small>{code}</small>
        </>
      ),
      at: 'title',
    },
    { key: 'days', head: t('Days'), cell: ({ startsOn, endsOn }) => formatDays(startsOn, endsOn, locale), at: 'note' },
    {
      key: 'orders',
      head: t('Orders'),
      cell: ({ orders }) => new Intl.NumberFormat(locale).format(orders),
      at: 'side',
      isNumber: true,
    },
    {
      key: 'sale',
      head: t('Sale'),
      cell: ({ saleOpenedAt }) =>
        saleOpenedAt === null ? (
          <Tag>{t('Not open')}</Tag>
        ) : (
          <Tag kind="success">{t('Open', undefined, { context: 'it is' })}</Tag>
        ),
      at: 'state',
    },
    {
      key: 'shown',
      head: t('Shown to everybody'),
      cell: (edition) =>
        edition.isCurrent ? (
          <b>{t('This one')}</b>
        ) : (
          <Button variant="line" isSmall onClick={() => onShow(edition)}>
            {t('Show {year}', { year: String(edition.year) })}
          </Button>
        ),
      at: 'below',
    },
  ]
  return <DataTable label={t('Editions')} columns={columns} rows={editions} keyOf={({ id }) => id} />
}
