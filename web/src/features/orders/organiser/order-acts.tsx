import { commentOnOrder, endOrder, type OfficeOrder } from '@foyer/contract/office-orders'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { unbrokenDays } from '#platform/days.ts'
import { useHasDuty } from '#platform/duty.ts'
import { RemarkForm } from '#platform/forms/remark-form.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { Offered } from '#ui/read-only.tsx'
import { BillingDialog } from './billing-dialog.tsx'
import { ChangeStayDialog } from './change-stay/change-stay-dialog.tsx'
import styles from './orders.module.css'
import { RefundDialog } from './refund-dialog.tsx'
import { isOpenToRefund, refreshOrder } from './use-refund.ts'

/** Orders that have an invoice, or will have one. */
const invoiced: readonly OfficeOrder['status'][] = ['awaiting_payment', 'paid', 'partially_refunded']

/** What can be done with an order by whoever looks at it. */
export function OrderActs({ order }: { readonly order: OfficeOrder }) {
  const { t } = useText()
  const [asked, setAsked] = useState<'refund' | 'stay' | 'end' | 'billing' | null>(null)
  const [mayRefund, mayEnd] = [useHasDuty('refund') && order.can.refund, useHasDuty('changeOrders') && order.can.end]
  const mayCorrect = useHasDuty('changeOrders') && order.total.amount > 0 && invoiced.includes(order.status)
  const stays = staysIn(order)
  const mayChange = useHasDuty('changeSold') && stays.length > 0
  const close = () => setAsked(null)
  if (!mayRefund && !mayEnd && !mayCorrect && !mayChange) return null
  return (
    <div className="row">
      {mayRefund ? (
        <Offered>
          <Button variant="line" onClick={() => setAsked('refund')}>
            {t('Refund')}
          </Button>
        </Offered>
      ) : null}
      {mayChange ? (
        <Button variant="line" onClick={() => setAsked('stay')}>
          {t('Change the stay')}
        </Button>
      ) : null}
      {mayCorrect ? (
        <Button variant="line" onClick={() => setAsked('billing')}>
          {t('Correct the invoice')}
        </Button>
      ) : null}
      {mayEnd ? (
        <Button variant="line" onClick={() => setAsked('end')}>
          {t('End this order')}
        </Button>
      ) : null}
      {asked === 'refund' ? (
        <RefundDialog
          order={order}
          lines={order.lines.filter((line) => isOpenToRefund(line) && !line.wentBack).map(({ id }) => id)}
          onClose={close}
        />
      ) : null}
      {asked === 'billing' ? <BillingDialog order={order} onClose={close} /> : null}
      {asked === 'stay' ? <ChangeStayDialog stays={stays} onClose={close} /> : null}
      {asked === 'end' ? <EndDialog order={order} onClose={close} /> : null}
    </div>
  )
}

/** Those that are paid and not given back. */
const staysIn = ({ status, lines }: OfficeOrder) =>
  status === 'paid' || status === 'partially_refunded'
    ? lines
        .filter(({ kind, wentBack }) => kind === 'room' && !wentBack)
        .map(({ reference, description }) => ({ bookingId: Number(reference), description }))
    : []

function EndDialog({ order, onClose }: { readonly order: OfficeOrder; readonly onClose: () => void }) {
  const { t } = useText()
  const end = useMutation<unknown, ProblemError>({
    mutationFn: () => send(endOrder, { params: { uuid: order.uuid } }),
    onSuccess: async () => {
      onClose()
      toast(t('The order has ended.'))
      await refreshOrder()
    },
  })
  return (
    <Dialog title={t('End order {number}?', { number: order.number })} onClose={onClose}>
      <p>{t('Nothing was paid. What it holds is free at once, and nobody can pay it any more:')}</p>
      <ul className="bullets">
        {order.lines.map(({ id, description }) => (
          <li key={id}>{unbrokenDays(description)}</li>
        ))}
      </ul>
      {end.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(end.error.detail)}
        </Note>
      )}
      <WaysOut back={t('Leave it as it is')} onClose={onClose}>
        <Button variant="danger" isSending={end.isPending} onClick={() => end.mutate()}>
          {t('End the order')}
        </Button>
      </WaysOut>
    </Dialog>
  )
}

/** Something about the order for colleagues. */
export function CommentForm({ uuid }: { readonly uuid: string }) {
  const { t } = useText()
  const comment = useCommand(commentOnOrder, ownWords)
  return (
    <RemarkForm
      id="comment"
      className={styles.comment}
      label={t('Comment')}
      hint={t('For colleagues. The buyer does not see it.')}
      word={t('Add the comment')}
      error={comment.error}
      isSending={comment.isPending}
      onSend={(text) => comment.mutateAsync({ params: { uuid }, body: { text } }).then(refreshOrder)}
    />
  )
}
