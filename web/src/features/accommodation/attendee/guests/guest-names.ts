import type { Guest } from '@foyer/contract/bookings'
import { Email, line } from '@foyer/contract/kit/fields'
import * as z from 'zod/mini'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { message } from '#platform/messages/messages.ts'

const NoEmail = z.pipe(
  z.literal(''),
  z.transform((): string | null => null),
)
/** Says which name is missing: the summary above the form shows the sentence alone. */
const name = (missing: string) => z.pipe(z.string().check(z.trim(), z.minLength(1, missing)), line(80))
const NamedGuest = z.object({
  firstName: name(message('Enter the first name of the guest.')),
  lastName: name(message('Enter the last name of the guest.')),
  email: z.union([NoEmail, Email], message('Enter an e-mail address like name@company.com.')),
})
/** Who comes along may be named later: nothing typed is an answer. */
const NobodyYet = z.pipe(
  z.object({ firstName: z.literal(''), lastName: z.literal(''), email: z.literal('') }),
  z.transform((): Guest | null => null),
)

/** What stands in the fields of a place. */
type TypedGuest = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

export type TypedGuests = {
  readonly guests: readonly TypedGuest[]
}

/** What is typed for a place says whether anybody was begun to be named there. */
const isUntouched = ({ firstName, lastName, email }: TypedGuest): boolean =>
  firstName === '' && lastName === '' && email === ''

/**
 * The lead must have a name; who comes along may be left out, but not by halves.
 * @param hasLead somebody is named already, so that no place here is the lead's.
 */
export function guestSchema({ guests }: TypedGuests, hasLead: boolean): FormSchema<Guest[]> {
  const places = guests.map((guest, place) =>
    (place > 0 || hasLead) && isUntouched(guest) ? NobodyYet : NamedGuest,
  ) as unknown as [z.ZodMiniType<Guest | null>]
  return z.pipe(
    z.object({ guests: z.tuple(places) }),
    // Those who were named, the lead first.
    z.transform(({ guests: named }) => named.filter((guest) => guest !== null)),
  )
}

/** The fields before anything is typed: the lead is whoever is signed in. */
export function emptyPlaces(places: number, lead: Guest | null): TypedGuests {
  return {
    guests: Array.from({ length: places }, (_, place) => ({
      firstName: (place === 0 ? lead?.firstName : null) ?? '',
      lastName: (place === 0 ? lead?.lastName : null) ?? '',
      email: (place === 0 ? lead?.email : null) ?? '',
    })),
  }
}
