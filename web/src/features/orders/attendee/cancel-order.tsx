import type { Answer } from '@foyer/contract/kit/endpoint'
import { formatMoney } from '@foyer/contract/kit/money'
import { cancelOrder, type Order, refundDiffers } from '@foyer/contract/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#platform/api.ts'
import { useCancellationWords } from '#platform/cancellation-words.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError, refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { refreshPurchases } from './after-payment.ts'

interface CancelOrderProps {
  readonly order: Pick<Order, 'uuid' | 'number'>
  readonly onCancelled?: () => void
}

/** Cancels a whole order. First it says what goes and what comes back; only then is it done. */
export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const { t, rich } = useText()
  const client = useQueryClient()
  const params = { uuid: order.uuid }
  // It stays while it is read anew.
  const [found, setFound] = useState<Answer<typeof cancelOrder>>()
  const preview = useMutation({
    mutationFn: () => send(cancelOrder, { params, body: { preview: true } }),
    onSuccess: setFound,
  })
  const cancel = useCommand(cancelOrder, ownWords)
  const confirm = async (refunded: number) => {
    try {
      await cancel.mutateAsync({ params, body: { refunded } })
      setFound(undefined)
      toast(t('The order is cancelled.'))
      await refreshPurchases(client)
      onCancelled?.()
    } catch (error) {
      // What comes back is another sum by now: it is shown before anybody decides.
      if (refusedWith(error, refundDiffers)) preview.mutate()
    }
  }
  const close = () => {
    setFound(undefined)
    preview.reset()
    cancel.reset()
  }
  const error = preview.error ?? cancel.error
  return (
    <>
      <Button variant="text" isSmall isSending={preview.isPending} onClick={() => preview.mutate()}>
        {t('Cancel this order')}
        <span className="vh"> {order.number}</span>
      </Button>
      {error !== null && found === undefined ? <Failure error={error} /> : null}
      <Dialog
        isOpen={found !== undefined}
        title={rich('Cancel order {number}?', { number: <span className="num">{order.number}</span> })}
        onClose={close}
      >
        {found === undefined ? null : (
          <WhatComesBack
            found={found}
            error={cancel.error}
            isSending={cancel.isPending || preview.isPending}
            onCancel={() => void confirm(found.refunded.amount)}
            onClose={close}
          />
        )}
      </Dialog>
    </>
  )
}

interface WhatComesBackProps {
  readonly found: Answer<typeof cancelOrder>
  readonly error: Error | null
  readonly isSending: boolean
  readonly onCancel: () => void
  readonly onClose: () => void
}

function WhatComesBack({ found, error, isSending, onCancel, onClose }: WhatComesBackProps) {
  const { t } = useText()
  const { why } = useCancellationWords()
  const isAllKept = found.refunded.amount === 0 && found.fees.length > 0
  return (
    <div className="stack stack--8">
      <p>{t('This is given back at once, and others can take it:')}</p>
      <ul className="bullets">
        {found.released.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of the same may be in one order.
          <li key={index}>{name}</li>
        ))}
      </ul>
      {found.fees.map((fee) => (
        <p key={fee.of}>
          <strong>{t('We keep {amount}.', { amount: formatMoney(fee.kept) })}</strong> {why(fee)}
        </p>
      ))}
      <p>
        {isAllKept
          ? t('No money comes back.')
          : found.refunded.amount > 0
            ? t('You get back {amount}, the way you paid, and a credit note.', { amount: formatMoney(found.refunded) })
            : t('Nothing was paid, so nothing is paid back.')}
      </p>
      {error === null ? null : <Failure error={error} />}
      <WaysOut back={t('Keep it')} onClose={onClose}>
        <Button variant="danger" isSending={isSending} onClick={onCancel}>
          {t('Cancel the order')}
        </Button>
      </WaysOut>
    </div>
  )
}

function Failure({ error }: { readonly error: Error }) {
  const { t } = useText()
  return (
    <Note kind="danger" role="alert">
      {t(error instanceof ProblemError ? error.detail : 'Uh oh, an unexpected error happened. Please try again later.')}
    </Note>
  )
}
