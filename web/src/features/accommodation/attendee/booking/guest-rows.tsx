import type { Booking, Guest } from '@foyer/contract/bookings'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { placesLeft, type UnsavedGuest } from './guest-outbox.ts'
import styles from './guest-rows.module.css'
import { forgetGuest, sendGuests, useUnsavedGuests } from './unsaved-guests.ts'

const AddGuests = lazyPart(() => import('../guests/add-guests.tsx'), 'AddGuests')

interface GuestRowsProps {
  readonly booking: Booking
  /** The page itself asks for the names that are missing. */
  readonly isFormElsewhere?: boolean
}

/** Who stays in the room. Whoever is not saved yet says so, and can be sent again. */
export function GuestRows({ booking, isFormElsewhere = false }: GuestRowsProps) {
  const { t } = useText()
  const [isAdding, setIsAdding] = useState(false)
  const unsaved = useUnsavedGuests(booking.bookingId)
  const left = placesLeft(booking.roomOccupancy, booking.guests.length, unsaved.length)
  const isOpen = !isFormElsewhere && left > 0 && booking.can?.addGuest !== false
  if (booking.guests.length === 0 && unsaved.length === 0 && !isOpen) return null
  return (
    <div className={styles.guests}>
      <ul>
        {booking.guests.map((guest, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: guests are named in an order that stays.
          <li key={index} className={styles.guest}>
            <Icon name="user" />
            <span>
              {fullName(guest)}
              {index === 0 ? <span className="muted label"> {t('lead guest')}</span> : null}
            </span>
          </li>
        ))}
        {unsaved.map((guest) => (
          <UnsavedRow key={guest.key} guest={guest} />
        ))}
      </ul>
      {isOpen && !isAdding ? (
        <p className={styles.more}>
          <span className="muted label">
            {t('{left, plural, one {One bed without a name} other {# beds without a name}}', { left })}
          </span>
          <Button variant="text" isSmall onClick={() => setIsAdding(true)}>
            {t('{left, plural, one {Name the guest} other {Name the guests}}', { left })}
          </Button>
        </p>
      ) : null}
      <Suspense>
        {isOpen && isAdding ? <AddGuests booking={booking} onDone={() => setIsAdding(false)} /> : null}
      </Suspense>
    </div>
  )
}

function UnsavedRow({ guest: { key, guest, hasFailed, refusal } }: { readonly guest: UnsavedGuest }) {
  const { t } = useText()
  const [isSending, setIsSending] = useState(false)
  const again = async () => {
    setIsSending(true)
    await sendGuests()
    setIsSending(false)
  }
  return (
    <li className={styles.guest} data-unsaved="">
      <Icon name="user" />
      <span>{fullName(guest)}</span>
      <span className={`${styles.state} label`} role="status">
        {refusal !== undefined ? t(refusal) : hasFailed === true ? t('Not saved yet') : t('Saving')}
      </span>
      {refusal !== undefined ? (
        <Button variant="text" isSmall onClick={() => forgetGuest(key)}>
          {t('Remove')}
        </Button>
      ) : hasFailed === true ? (
        <Button variant="text" isSmall isSending={isSending} onClick={() => void again()}>
          {t('Retry')}
        </Button>
      ) : null}
    </li>
  )
}

const fullName = ({ firstName, lastName }: Guest) => `${firstName} ${lastName}`
