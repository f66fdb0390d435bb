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
import { Note } from '#ui/note.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { NextEditionDialog } from './next-edition-dialog.tsx'
import { LeaveSaleDialog, ShowButton, ShownNote, useShowEdition } from './show-edition.tsx'

/** `/organiser/editions`: the event of each year, and which one everybody sees. */
export function EditionsPage() {
  const { t } = useText()
  const [isBeginning, setBeginning] = useState(false)
  const { data: editions, error, refetch } = useQuery(query(listEditions))
  const showing = useShowEdition()
  const work = useWorkEdition()
  const from = editions?.find(({ id }) => id === work?.id)
  usePlainTitle(t('Editions'))
  return (
    <>
      <PageHead
        title={t('Editions')}
        note={t('One for each year. Orders, invoices and people stay with the year that they belong to.')}
        actions={
          from === undefined ? undefined : (
            <Button variant="line" isSmall onClick={() => setBeginning(true)}>
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
        <Editions editions={editions} showing={showing} />
      )}
      {isBeginning && from !== undefined ? <NextEditionDialog from={from} onClose={() => setBeginning(false)} /> : null}
      <LeaveSaleDialog showing={showing} />
    </>
  )
}

interface EditionsProps {
  readonly editions: readonly OfficeEdition[]
  readonly showing: ReturnType<typeof useShowEdition>
}

function Editions({ editions, showing }: EditionsProps) {
  const { t } = useText()
  return (
    <div className="stack">
      <ShownNote editions={editions} showing={showing} />
      {showing.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(showing.error.detail)}
        </Note>
      )}
      <EditionTable editions={editions} showing={showing} />
      {editions.length > 1 ? (
        <p className="label muted">
          {t(
            'What was begun in another year is paid, ends and is invoiced there. Who has no pass for the year that is shown can sign in again when they have one. A colleague’s open tab stays with the year that it works on.',
          )}
        </p>
      ) : null}
    </div>
  )
}

function EditionTable({ editions, showing }: EditionsProps) {
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
        edition.isCurrent ? <b>{t('This one')}</b> : <ShowButton edition={edition} showing={showing} />,
      at: 'below',
    },
  ]
  return <DataTable label={t('Editions')} columns={columns} rows={editions} keyOf={({ id }) => id} />
}
