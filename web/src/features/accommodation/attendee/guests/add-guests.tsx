import type { Booking } from '@foyer/contract/bookings'
import { useId } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { GuestForm } from './guest-form.tsx'

interface AddGuestsProps {
  readonly booking: Booking
  readonly onDone: () => void
}

/** The names that a booking still lacks, within its card. */
export function AddGuests({ booking, onDone }: AddGuestsProps) {
  const { t } = useText()
  const id = useId()
  return (
    <GuestForm booking={booking} id={id} onDone={onDone}>
      {({ isSending }) => (
        <p className="row">
          <Button type="submit" variant="ink" isSmall isSending={isSending}>
            {t('Save')}
          </Button>
          <Button variant="text" isSmall onClick={onDone}>
            {t('Not now')}
          </Button>
        </p>
      )}
    </GuestForm>
  )
}
