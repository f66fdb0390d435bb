import { type Booking, cancelBooking, listBookings } from '@foyer/contract/bookings'
import { readCurrentOrder, readOrder } from '@foyer/contract/orders'
import { useState } from 'react'
import { nightCount } from '#features/accommodation'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { stayName } from './stay-card.tsx'

/** Lets a room go that is held and not paid. It asks first: somebody else may take it the next moment. */
export function RemoveStay({ stay }: { readonly stay: Booking }) {
  const { t } = useText()
  const [isOpen, setIsOpen] = useState(false)
  const remove = useCommand(cancelBooking, { ...ownWords, refreshes: [listBookings, readCurrentOrder, readOrder] })
  const close = () => {
    setIsOpen(false)
    remove.reset()
  }
  const name = stay.accommodation?.name ?? ''
  const letGo = () =>
    remove.mutate(
      { params: { id: String(stay.bookingId) }, query: {} },
      {
        onSuccess: () => {
          close()
          toast(t('The room is no longer held for you.'))
        },
      },
    )
  return (
    <>
      <Button variant="text" isSmall onClick={() => setIsOpen(true)}>
        {t('Remove')}
        <span className="vh"> {stayName(stay)}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        title={t('Let go of {n, plural, one {# night} other {# nights}} at {name}?', { n: nightCount(stay), name })}
        onClose={close}
      >
        <p>{t('Others can book this room at once. Nothing was paid yet.')}</p>
        {remove.error === null ? null : (
          <Note kind="danger" role="alert">
            {t(remove.error.detail)}
          </Note>
        )}
        <WaysOut back={t('Keep it')} onClose={close}>
          <Button variant="danger" isSending={remove.isPending} onClick={letGo}>
            {t('Let it go')}
          </Button>
        </WaysOut>
      </Dialog>
    </>
  )
}
