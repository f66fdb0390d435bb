import { readVoucherBatch, type VoucherBatchRecord } from '@foyer/contract/office-vouchers'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import { useOpenRecords } from '#platform/open-records.ts'
import { usePlainTitle } from '#platform/title.ts'
import factsStyles from '#ui/facts.module.css'
import { Facts } from '#ui/facts.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PassBadge } from '../../shared/pass-badge.tsx'
import { BatchActs } from './batch-acts.tsx'
import { BatchCodes } from './batch-codes.tsx'
import { BatchFunnel } from './batch-funnel.tsx'
import { BatchTimeline } from './batch-timeline.tsx'
import { BatchState, usePassTypeName, useValueWords } from './batch-words.tsx'
import styles from './vouchers.module.css'

/** `/organiser/vouchers/$id`: one batch: what became of its codes, each of them, and what staff did. */
export function VoucherBatchPage() {
  const { t } = useText()
  const { id } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(query(readVoucherBatch, { params: { id: id ?? '' } }))
  useOpenRecords([['voucher-batch', id ?? '']], data)
  usePlainTitle(data?.name ?? t('Vouchers'))
  const back = <Link to="/organiser/vouchers">{t('All vouchers')}</Link>
  if (isNotThere({ data, error })) return <NotThere list={back} />
  if (data === undefined)
    return error === null ? (
      <Skeleton boxes={[64, 160, 240]} />
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    )
  return <Record key={data.id} batch={data} />
}

function Record({ batch }: { readonly batch: VoucherBatchRecord }) {
  const { t } = useText()
  const nameOf = usePassTypeName()
  const worth = useValueWords()
  return (
    <>
      <p className={styles.back}>
        <Link to="/organiser/vouchers">{t('All vouchers')}</Link>
      </p>
      <PageHead
        title={batch.name}
        note={
          <span className="row">
            <span className="code">{batch.pattern.replaceAll('#', '·')}</span>
            <PassBadge passType={{ codeType: batch.passType.codeType, name: nameOf(batch.passType) }} />
            <span>{worth(batch.value)}</span>
            <BatchState batch={batch} />
          </span>
        }
        actions={<BatchActs batch={batch} />}
      />
      <div className={styles.record}>
        <BatchFunnel batch={batch} />
        <div className={factsStyles.around}>
          <BatchFacts batch={batch} />
        </div>
        <BatchCodes batch={batch} />
        <BatchTimeline entries={batch.timeline} />
      </div>
    </>
  )
}

function BatchFacts({ batch }: { readonly batch: VoucherBatchRecord }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const moment = (instant: string) => formatMoment(instant, timeZone, locale)
  const maker = batch.timeline.at(-1)?.actor.name
  return (
    <Facts
      facts={[
        { name: t('Handed out by'), value: batch.company ?? '–' },
        {
          name: t('Good from'),
          value: batch.validFrom === null ? t('the moment they were made') : moment(batch.validFrom),
        },
        {
          name: t('Good until'),
          value: batch.validUntil === null ? t('there is no place left') : moment(batch.validUntil),
        },
        {
          name: t('Made'),
          value:
            maker === undefined
              ? moment(batch.madeAt)
              : t('{moment}, by {name}', { moment: moment(batch.madeAt), name: maker }),
        },
      ]}
    />
  )
}
