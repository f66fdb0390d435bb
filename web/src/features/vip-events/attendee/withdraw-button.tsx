import { formatMoney } from '@foyer/contract/kit/money'
import type { VipEvent } from '@foyer/contract/vip-events'
import { useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { useAnswer } from './use-answer.ts'

interface WithdrawButtonProps {
  readonly event: VipEvent
  readonly label: string
  readonly variant: 'line' | 'text'
}

/** Gives a place or a place in line back. It asks first: somebody else may have it the next moment. */
export function WithdrawButton({ event, label, variant }: WithdrawButtonProps) {
  const { t } = useText()
  const [isOpen, setIsOpen] = useState(false)
  const answer = useAnswer(event)
  const withdraw = () =>
    answer.withdraw().then(({ refunded }) => {
      setIsOpen(false)
      toast(
        refunded.amount === 0
          ? t('You do not come to {event}.', { event: event.name })
          : t('You do not come to {event}. You get {amount} back.', {
              event: event.name,
              amount: formatMoney(refunded),
            }),
      )
    })
  const ask = () => {
    answer.forget()
    setIsOpen(true)
  }
  return (
    <>
      <Button variant={variant} isSmall onClick={ask}>
        {label}
        <span className="vh"> {event.name}</span>
      </Button>
      <Dialog isOpen={isOpen} title={t('Not to {event}?', { event: event.name })} onClose={() => setIsOpen(false)}>
        <p>{useConsequence(event)}</p>
        {answer.error === null ? null : (
          <Note kind="danger" role="alert">
            {t(answer.error.detail)}
          </Note>
        )}
        <WaysOut back={t('Keep it')} onClose={() => setIsOpen(false)}>
          <Button variant="danger" isSending={answer.isWithdrawing} onClick={() => void withdraw().catch(() => {})}>
            {label}
          </Button>
        </WaysOut>
      </Dialog>
    </>
  )
}

function useConsequence({ attendance }: VipEvent): string {
  const { t } = useText()
  if (attendance?.status === 'waiting') return t('You lose your place in line. Who comes again stands at its end.')
  if (attendance === null || attendance.paid === null) return t('The place goes to the next in line at once.')
  if (attendance.refundable.amount === 0)
    return t('The place goes to the next in line at once. The time for a refund is over: nothing is given back.')
  return t('The place goes to the next in line at once, and you get {amount} back.', {
    amount: formatMoney(attendance.refundable),
  })
}
