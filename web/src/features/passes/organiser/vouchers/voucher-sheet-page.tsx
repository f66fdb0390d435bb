import {
  type PrintedVoucher,
  printVouchers,
  readVoucherBatch,
  type VoucherBatchRecord,
} from '@foyer/contract/office-vouchers'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { query } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { isNotThere } from '#platform/is-not-there.ts'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import { PagedList } from '#platform/paged-list.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Offered } from '#ui/read-only.tsx'
import { usePassTypeName, useValueWords } from './batch-words.tsx'
import styles from './voucher-sheet.module.css'

/** `/organiser/vouchers/$id/sheet`: the codes that can still be used, to print and cut. */
export function VoucherSheetPage() {
  const { t } = useText()
  const { id = '' } = useParams({ strict: false })
  const { batch, error, codes, lines, isWaiting } = useSheet(id)
  const title = lines === undefined ? t('Vouchers') : (batch?.name ?? t('Vouchers'))
  usePlainTitle(title)
  if (isNotThere({ data: batch, error }))
    return <NotThere list={<Link to="/organiser/vouchers">{t('All vouchers')}</Link>} />
  return (
    <>
      <p className={styles.back}>
        <Link to="/organiser/vouchers/$id" params={{ id }}>
          {t('Back to the batch')}
        </Link>
      </p>
      <PageHead
        title={title}
        note={
          lines === undefined
            ? '\u00a0'
            : t('{n, plural, one {One code that can still be used} other {# codes that can still be used}}', {
                n: lines.length,
              })
        }
        actions={
          lines === undefined || lines.length === 0 ? undefined : (
            <Offered>
              <Button isSending={isWaiting} onClick={() => window.print()}>
                {t('Print')}
              </Button>
            </Offered>
          )
        }
      />
      <PagedList
        pages={codes}
        boxes={[180, 180]}
        empty={{ title: t('No codes'), text: t('None of this batch can be used any more.') }}
      >
        {(shown) => (batch === undefined ? null : <Sheet codes={shown} batch={batch} />)}
      </PagedList>
    </>
  )
}

/** Named and drawn once both are there: a code is of no use without what it is for, and its name would move the sheet. */
function useSheet(id: string) {
  const { data: batch, error, refetch } = useQuery(query(readVoucherBatch, { params: { id } }))
  const codes = usePages(printVouchers, { limit: '200' }, { id })
  const lines = batch === undefined ? undefined : codes.lines
  const { hasMore, isFetchingMore, moreFailed, more } = codes
  const isWaiting = hasMore && moreFailed === null
  // A sheet is printed whole.
  useEffect(() => {
    if (isWaiting && !isFetchingMore) more()
  }, [isWaiting, isFetchingMore, more])
  const retry = () => {
    void refetch()
    return codes.retry()
  }
  return {
    batch,
    error,
    lines,
    isWaiting,
    codes: { ...codes, lines, error: error ?? codes.error, hasMore: false, retry },
  }
}

/** What whoever is given the piece of paper cannot know otherwise. */
function GoodFor({ until }: { readonly until: string | null }) {
  const { t, locale } = useText()
  const { product, year, timeZone } = useEdition()
  const event = `${product} ${year}`
  if (until === null) return <small>{event}</small>
  return (
    <small>
      {event}, {t('until {moment}', { moment: formatMoment(until, timeZone, locale) })}
    </small>
  )
}

interface SheetProps {
  readonly codes: readonly PrintedVoucher[]
  readonly batch: VoucherBatchRecord
}

function Sheet({ codes, batch }: SheetProps) {
  const { t } = useText()
  const nameOf = usePassTypeName()
  const worth = useValueWords()
  return (
    <ul className={styles.sheet}>
      {codes.map(({ id, code, drawing }) => (
        <li key={id}>
          <QrCode drawing={drawing} label={t('QR code of {code}', { code })} />
          <p>
            <span>{`${nameOf(batch.passType)}, ${worth(batch.value)}`}</span>
            <b className="code">{code}</b>
            <GoodFor until={batch.validUntil} />
          </p>
        </li>
      ))}
    </ul>
  )
}
