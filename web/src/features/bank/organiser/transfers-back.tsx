import { listTransfersBack, markTransferredBack, type TransferBack } from '@foyer/contract/bank'
import { formatMoney } from '@foyer/contract/kit/money'
import { useMutation, useQuery } from '@tanstack/react-query'
import { withSecondFactor } from '#features/identity'
import { query, send } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import styles from './bank.module.css'
import { OrderLink } from './order-link.tsx'
import { refreshBank } from './refresh-bank.ts'

/** Refunds that somebody has to transfer; nothing where there are none. */
export function TransfersBack({ mayMatch }: { readonly mayMatch: boolean }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { data, error, refetch } = useQuery(query(listTransfersBack))
  const sent = useMutation<unknown, ProblemError, TransferBack>({
    mutationFn: ({ uuid }) => withSecondFactor(() => send(markTransferredBack, { params: { uuid } })),
    onSuccess: async () => {
      toast(t('Written down.'))
      await refreshBank()
    },
  })
  if (data === undefined && error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (data === undefined || data.length === 0) return null
  return (
    <section className={styles.back} aria-labelledby="back">
      <h2 className="h3" id="back">
        {t('To be transferred back')}
      </h2>
      <ul className={styles.suggestions}>
        {data.map((refund) => (
          <li key={refund.uuid}>
            <div>
              <b className="num">{formatMoney(refund.amount)}</b> {t('to {buyer}', { buyer: refund.buyer })}
              <small>
                <OrderLink order={refund.order} />, {formatMoment(refund.askedAt, timeZone, locale)}
              </small>
            </div>
            {mayMatch ? (
              <Button
                variant="line"
                isSmall
                isSending={sent.isPending && sent.variables.uuid === refund.uuid}
                onClick={() => sent.mutate(refund)}
              >
                {t('It was transferred')}
                <span className="vh"> {refund.order.number}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {sent.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(sent.error.detail)}
        </Note>
      )}
    </section>
  )
}
