import { formatMoney } from '@foyer/contract/kit/money'
import { listOrderDocuments, type OfficeOrder, readOfficeOrder, readOrderDocument } from '@foyer/contract/office-orders'
import { createDownload } from '@foyer/contract/platform'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { addressOf, query, send } from '#platform/api.ts'
import { formatDay } from '#platform/days.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { useOpening } from '#platform/use-download.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderState } from './order-state.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import styles from './orders.module.css'

/** `/organiser/orders/$uuid`: one order with all that the office knows of it. */
export function OrderPage() {
  const { t } = useText()
  const { uuid = '' } = useParams({ strict: false })
  const { data: order, error, refetch } = useQuery(query(readOfficeOrder, { params: { uuid } }))
  const title = order?.number ?? t('Order')
  usePlainTitle(title)
  return (
    <>
      <p className="label">
        <Link to="/organiser/orders">{t('All orders')}</Link>
      </p>
      <PageHead
        title={<span className="num">{title}</span>}
        note={order === undefined ? undefined : <Whose order={order} />}
      />
      {order === undefined ? (
        error === null ? (
          <Skeleton boxes={[160, 120, 120]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <div className={styles.record}>
          <OrderLines order={order} />
          <OrderMoney order={order} />
          <Documents uuid={order.uuid} />
          <OrderTimeline entries={order.timeline} />
        </div>
      )}
    </>
  )
}

function Whose({ order: { status, buyer } }: { readonly order: OfficeOrder }) {
  return (
    <span className={styles.whose}>
      <OrderState state={status} />
      <span>{[buyer.name, buyer.company, buyer.email].filter((text) => text !== null).join(', ')}</span>
    </span>
  )
}

function Documents({ uuid }: { readonly uuid: string }) {
  const { t, locale } = useText()
  const { data: documents, error, refetch } = useQuery(query(listOrderDocuments, { params: { uuid } }))
  return (
    <section className={styles.part} aria-labelledby="documents">
      <h2 id="documents">{t('Documents')}</h2>
      {documents === undefined ? (
        error === null ? (
          <Skeleton boxes={[44]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : documents.length === 0 ? (
        <p>{t('None yet.')}</p>
      ) : (
        <ul className={styles.entries}>
          {documents.map(({ uuid: id, number, kind, issuedOn, total, description }) => (
            <li key={id}>
              <b>{kind === 'invoice' ? t('Invoice {number}', { number }) : t('Credit note {number}', { number })}</b>
              <span className="num">{formatMoney(total)}</span>
              <small>
                {formatDay(issuedOn, locale)}, {description}
              </small>
              <Download uuid={uuid} documentUuid={id} number={number} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface DownloadProps {
  readonly uuid: string
  readonly documentUuid: string
  readonly number: string
}

function Download({ number, ...params }: DownloadProps) {
  const { t } = useText()
  const { isOpening, open, word } = useOpening(async () => {
    // Asked for once by ourselves: only so do we hear that it is not ready, before the browser leaves for it.
    await send(readOrderDocument, { params })
    return (await send(createDownload, { body: { path: addressOf(readOrderDocument, { params }) } })).url
  })
  return (
    <p className={styles.download}>
      <Button variant="text" isSmall isSending={isOpening} onClick={open}>
        {t('Open {number} as PDF', { number })}
      </Button>
      <span role="status">{word}</span>
    </p>
  )
}
