import { formatMoney } from '@foyer/contract/kit/money'
import {
  listOrderDocuments,
  type OfficeOrder,
  readOrderDocument,
  sendOrderDocument,
} from '@foyer/contract/office-orders'
import { createDownload } from '@foyer/contract/platform'
import { useMutation, useQuery } from '@tanstack/react-query'
import { refreshMails } from '#features/mails'
import { addressOf, query, send } from '#platform/api.ts'
import { dayAt, formatDay, formatLongDay, unbrokenDays } from '#platform/days.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { useOpening } from '#platform/use-download.ts'
import { Button } from '#ui/button.tsx'
import { Offered } from '#ui/read-only.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './orders.module.css'
import { refreshOrder } from './use-refund.ts'

/** The invoice and the credit notes of an order: each can be opened, and sent to its buyer again. */
export function OrderDocuments({ order: { uuid, total, buyer } }: { readonly order: OfficeOrder }) {
  const { t, locale } = useText()
  const { data: documents, error, refetch } = useQuery(query(listOrderDocuments, { params: { uuid } }))
  const maySend = useHasDuty('changeOrders')
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
        <p>{total.amount === 0 ? t('None: there is nothing to pay.') : t('None yet.')}</p>
      ) : (
        <ul className={styles.entries}>
          {documents.map(({ uuid: id, number, kind, issuedOn, total: sum, description }) => (
            <li key={id}>
              <b>{kind === 'invoice' ? t('Invoice {number}', { number }) : t('Credit note {number}', { number })}</b>
              <span className="num">{formatMoney(sum)}</span>
              <small>
                {formatDay(issuedOn, locale)}, {unbrokenDays(description)}
              </small>
              <div className={styles.links}>
                <Download uuid={uuid} documentUuid={id} number={number} />
                {maySend ? <SendAgain uuid={uuid} documentUuid={id} number={number} /> : null}
              </div>
            </li>
          ))}
        </ul>
      )}
      <VatProof buyer={buyer} />
    </section>
  )
}

/** What the register said of the VAT ID that documents name: a tax office asks for its number of the question. */
function VatProof({ buyer: { vatId, vatIdProof } }: Pick<OfficeOrder, 'buyer'>) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  if (vatId === null) return null
  const day = vatIdProof === null ? '' : formatLongDay(dayAt(new Date(vatIdProof.checkedAt), timeZone), locale)
  return (
    <p className="label">
      {vatIdProof === null
        ? t('VAT ID {number}, not confirmed by the register.', { number: vatId })
        : vatIdProof.isOtherEvidence
          ? t('VAT ID {number}, not confirmed by the register, accepted on {day} on other evidence.', {
              number: vatId,
              day,
            })
          : t('VAT ID {number}, confirmed on {day}.', { number: vatId, day })}{' '}
      {vatIdProof?.consultation == null
        ? null
        : t('Consultation number: {number}.', { number: vatIdProof.consultation })}
    </p>
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
      <Offered>
        <Button variant="text" isSmall isSending={isOpening} onClick={open}>
          {t('Open {number} as PDF', { number })}
        </Button>
      </Offered>
      <span role="status">{word}</span>
    </p>
  )
}

function SendAgain({ number, ...params }: DownloadProps) {
  const { t } = useText()
  const mail = useMutation<unknown, ProblemError>({
    mutationFn: () => send(sendOrderDocument, { params }),
    onSuccess: async () => {
      toast(t('{number} is on its way to the buyer.', { number }))
      await Promise.all([refreshOrder(), refreshMails()])
    },
  })
  return (
    <p className={styles.download}>
      <Button variant="text" isSmall isSending={mail.isPending} onClick={() => mail.mutate()}>
        {t('Send {number} again', { number })}
      </Button>
      <span role="status">{mail.error === null ? null : t(mail.error.detail)}</span>
    </p>
  )
}
