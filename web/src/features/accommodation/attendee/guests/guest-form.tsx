import type { Booking, Guest } from '@foyer/contract/bookings'
import { readUser } from '@foyer/contract/identity'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/api.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { placesLeft } from '../booking/guest-outbox.ts'
import { nameGuest, useUnsavedGuests } from '../booking/unsaved-guests.ts'
import styles from './guest-form.module.css'
import { emptyPlaces, guestSchema } from './guest-names.ts'

interface GuestFormProps {
  readonly booking: Booking
  readonly id: string
  /** After the names were sent; also where one could not be saved yet, which shows at its row. */
  readonly onDone: () => void
  readonly children: (form: { readonly isSending: boolean }) => ReactNode
}

/** Names for the beds that have none, the lead first, who is usually whoever is signed in. */
export function GuestForm(props: GuestFormProps) {
  const { data: user, isPending } = useQuery(query(readUser))
  const unsaved = useUnsavedGuests(props.booking.bookingId)
  if (isPending) return null
  const hasLead = props.booking.guests.length + unsaved.length > 0
  const lead =
    hasLead || user === undefined ? null : { firstName: user.firstName, lastName: user.lastName, email: user.email }
  return <Fields {...props} hasLead={hasLead} lead={lead} unsaved={unsaved.length} />
}

interface FieldsProps extends GuestFormProps {
  readonly hasLead: boolean
  readonly lead: Guest | null
  readonly unsaved: number
}

function Fields({ booking, id, onDone, children, hasLead, lead, unsaved }: FieldsProps) {
  const { t } = useText()
  const places = placesLeft(booking.roomOccupancy, booking.guests.length, unsaved)
  const form = useForm({
    schema: (values) => guestSchema(values, hasLead),
    initial: emptyPlaces(places, lead),
    onSubmit: async (guests) => {
      // One after the other: the first of a booking is its lead.
      for (const guest of guests) await nameGuest(booking, guest)
      onDone()
    },
  })
  const named = booking.guests.length + unsaved
  return (
    <form id={id} className="stack" noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      {Array.from({ length: places }, (_, place) => {
        const name = `guests.${place}` as const
        const isLead = place === 0 && !hasLead
        return (
          <fieldset key={name} className={styles.one}>
            <legend className="legend">
              {isLead ? t('Lead guest') : t('Guest {number}', { number: named + place + 1 })}
              {isLead ? null : <small> {t('(optional)')}</small>}
            </legend>
            <div className="fields">
              <div className="half-w">
                <TextField
                  {...form.field(`${name}.firstName`)}
                  label={t('First name')}
                  autoComplete={isLead ? 'given-name' : 'off'}
                />
              </div>
              <div className="half-w">
                <TextField
                  {...form.field(`${name}.lastName`)}
                  label={t('Last name')}
                  autoComplete={isLead ? 'family-name' : 'off'}
                />
              </div>
              <div>
                <TextField
                  {...form.field(`${name}.email`)}
                  label={t('E-mail')}
                  isOptional
                  type="email"
                  inputMode="email"
                  spellCheck={false}
                  autoComplete={isLead ? 'email' : 'off'}
                />
              </div>
            </div>
          </fieldset>
        )
      })}
      {children({ isSending: form.isSending })}
    </form>
  )
}
