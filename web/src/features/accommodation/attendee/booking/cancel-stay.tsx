import { type Booking, type BookingCancellation, cancelBooking } from '@foyer/contract/bookings'
import { formatMoney } from '@foyer/contract/kit/money'
import { refundDiffers } from '@foyer/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { send } from '#platform/api.ts'
import { useCancellationWords } from '#platform/cancellation-words.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { FormFailure } from '#platform/form-failure.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import sumBoxStyles from '#ui/sum-box.module.css'
import { nightCount } from '../../shared/stay.ts'
import { tightStay } from '../../shared/words.ts'
import { touchedByStays } from './touched-by-stays.ts'

interface CancelStayProps {
  readonly booking: Booking
  readonly onClose: () => void
}

/** What cancelling gives back, and then doing it. */
export function CancelStay({ booking, onClose }: CancelStayProps) {
  const { t } = useText()
  const { preview, command, cancel } = useCancelling(booking, onClose)
  const hotel = booking.accommodation?.name ?? ''
  const isHeld = booking.status === 'held'
  const nights = nightCount(booking)
  return (
    <Dialog
      title={
        isHeld
          ? t('{nights, plural, one {Let # night at {hotel} go?} other {Let # nights at {hotel} go?}}', {
              nights,
              hotel,
            })
          : t('{nights, plural, one {Cancel # night at {hotel}?} other {Cancel # nights at {hotel}?}}', {
              nights,
              hotel,
            })
      }
      onClose={onClose}
    >
      <div className="stack">
        <FormFailure failure={command.error} />
        {preview.error !== null ? (
          <LoadFailed error={preview.error} onRetry={() => void preview.refetch()} />
        ) : (
          <div aria-live="polite" aria-busy={preview.isPending}>
            <GoingBack booking={booking} found={preview.data} />
          </div>
        )}
      </div>
      <WaysOut back={t('Keep it')} onClose={onClose}>
        <Button variant="danger" isSending={command.isPending || preview.isFetching} onClick={cancel}>
          {isHeld ? t('Let it go') : t('Cancel the stay')}
        </Button>
      </WaysOut>
    </Dialog>
  )
}

function useCancelling(booking: Booking, onClose: () => void) {
  const { t } = useText()
  const params = { id: String(booking.bookingId) }
  const preview = useQuery({
    queryKey: [cancelBooking.id, 'preview', booking.bookingId],
    queryFn: ({ signal }) => send(cancelBooking, { params, query: { preview: 'true' } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const command = useCommand(cancelBooking, { ...ownWords, refreshes: touchedByStays })
  const cancel = () => {
    // Nothing is cancelled before it was seen what goes back.
    if (preview.data === undefined) return void preview.refetch()
    command.mutate(
      { params, query: { refunded: String(preview.data.refunded.amount) } },
      {
        onError: (error) => {
          if (refusedWith(error, refundDiffers)) void preview.refetch()
        },
        onSuccess: ({ refunded }) => {
          toast(
            refunded.amount > 0
              ? t('Cancelled. {amount} goes back to you.', { amount: formatMoney(refunded) })
              : booking.status === 'held'
                ? t('These nights are free again.')
                : t('Cancelled.'),
          )
          onClose()
        },
      },
    )
  }
  return { preview, command, cancel }
}

interface GoingBackProps {
  readonly booking: Booking
  /** undefined: not known yet. */
  readonly found: Pick<BookingCancellation, 'refunded' | 'fees'> | undefined
}

function GoingBack({ booking, found }: GoingBackProps) {
  const { t, locale } = useText()
  const { why } = useCancellationWords()
  const isHeld = booking.status === 'held'
  return (
    <>
      <dl className={sumBoxStyles.sum}>
        <div>
          <dt>
            {booking.room?.name}, {tightStay(booking, locale)}
          </dt>
          <dd>{formatMoney(booking.price)}</dd>
        </div>
        {found?.fees.map((fee) => (
          <div key={fee.of}>
            <dt>
              {t('We keep')}
              <small>{why(fee)}</small>
            </dt>
            <dd>{formatMoney(fee.kept)}</dd>
          </div>
        ))}
        {isHeld ? null : (
          <div className={sumBoxStyles.total}>
            <dt>{t('Goes back to you')}</dt>
            <dd>{found === undefined ? '…' : formatMoney(found.refunded)}</dd>
          </div>
        )}
      </dl>
      <p className="hint">
        {isHeld
          ? t('Nothing was paid for them yet.')
          : found?.refunded.amount === 0
            ? t('No money comes back. The nights are free for others at once.')
            : t('The money goes back the way it came, with a credit note.')}
      </p>
    </>
  )
}
