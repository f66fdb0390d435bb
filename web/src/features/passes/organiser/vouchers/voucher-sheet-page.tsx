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
import { useText } from '#platform/messages/messages.ts'
import { isNotThere, NotThere } from '#platform/not-there.tsx'
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
  const { data: batch, error } = useQuery(query(readVoucherBatch, { params: { id } }))
  const codes = usePages(printVouchers, { limit: '200' }, { id })
  const { hasMore, isFetchingMore, moreFailed, more } = codes
  const isWaiting = hasMore && moreFailed === null
  // A sheet is printed whole.
  useEffect(() => {
    if (isWaiting && !isFetchingMore) more()
  }, [isWaiting, isFetchingMore, more])
  usePlainTitle(batch?.name ?? t('Vouchers'))
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
        title={batch?.name ?? t('Vouchers')}
        note={
          codes.lines === undefined
            ? '\u00a0'
            : t('{n, plural, one {One code that can still be used} other {# codes that can still be used}}', {
                n: codes.lines.length,
              })
        }
        actions={
          codes.lines?.length === 0 ? undefined : (
            <Offered>
              <Button isSending={isWaiting} onClick={() => window.print()}>
                {t('Print')}
              </Button>
            </Offered>
          )
        }
      />
      <PagedList
        pages={{ ...codes, hasMore: false }}
        boxes={[180, 180]}
        empty={{ title: t('No codes'), text: t('None of this batch can be used any more.') }}
      >
        {(lines) => <Sheet codes={lines} batch={batch} />}
      </PagedList>
    </>
  )
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
  readonly batch: VoucherBatchRecord | undefined
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
            {batch === undefined ? null : <span>{`${nameOf(batch.passType)}, ${worth(batch.value)}`}</span>}
            <b className="code">{code}</b>
            <GoodFor until={batch?.validUntil ?? null} />
          </p>
        </li>
      ))}
    </ul>
  )
}
