import { listInvoices } from '@foyer/contract/invoices'
import { formatMoney } from '@foyer/contract/kit/money'
import { cancelTrainTicket, type TrainTicket } from '@foyer/contract/train-tickets'
import { useQuery } from '@tanstack/react-query'
import { send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { FormFailure } from '#platform/form-failure.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import sumBoxStyles from '#ui/sum-box.module.css'
import { touchedByTrainTickets } from './train-ticket-reads.ts'

interface GiveBackTicketProps {
  readonly ticket: TrainTicket
  readonly onClose: () => void
}

/** What giving a ticket back comes to, and then doing it. */
export function GiveBackTicket({ ticket, onClose }: GiveBackTicketProps) {
  const { t } = useText()
  const { preview, command, giveBack } = useGivingBack(ticket, onClose)
  const refunded = preview.data?.refunded
  return (
    <Dialog title={t('Give “{name}” back?', { name: ticket.type.name })} onClose={onClose}>
      <div className="stack">
        <FormFailure failure={command.error} />
        {preview.error !== null ? (
          <LoadFailed error={preview.error} onRetry={() => void preview.refetch()} />
        ) : (
          <div aria-live="polite" aria-busy={preview.isPending}>
            <dl className={sumBoxStyles.sum}>
              <div>
                <dt>
                  {ticket.type.name}, {ticket.passengerName}
                </dt>
                <dd>{formatMoney(ticket.price)}</dd>
              </div>
              <div className={sumBoxStyles.total}>
                <dt>{t('Goes back to you')}</dt>
                <dd>{refunded === undefined ? '…' : formatMoney(refunded)}</dd>
              </div>
            </dl>
            <p className="hint">
              {t('The money goes back the way it came, with a credit note. The code is no longer valid.')}
            </p>
          </div>
        )}
      </div>
      <WaysOut back={t('Keep it')} onClose={onClose}>
        <Button variant="danger" isSending={command.isPending || preview.isFetching} onClick={giveBack}>
          {t('Give the ticket back')}
        </Button>
      </WaysOut>
    </Dialog>
  )
}

function useGivingBack(ticket: TrainTicket, onClose: () => void) {
  const { t } = useText()
  const params = { id: ticket.id }
  const preview = useQuery({
    queryKey: [cancelTrainTicket.id, 'preview', ticket.id],
    queryFn: ({ signal }) => send(cancelTrainTicket, { params, query: { preview: 'true' } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const command = useCommand(cancelTrainTicket, {
    ...ownWords,
    refreshes: [...touchedByTrainTickets, listInvoices],
  })
  const giveBack = () => {
    // Nothing is given back before it was seen what it comes to.
    if (preview.data === undefined) return void preview.refetch()
    command.mutate(
      { params, query: {} },
      {
        onSuccess: ({ refunded }) => {
          toast(t('Given back. {amount} goes back to you.', { amount: formatMoney(refunded) }))
          onClose()
        },
      },
    )
  }
  return { preview, command, giveBack }
}
