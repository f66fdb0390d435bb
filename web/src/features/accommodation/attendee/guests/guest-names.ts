import type { Guest } from '@foyer/contract/bookings'
import { Email, line } from '@foyer/contract/kit/fields'
import * as z from 'zod/mini'
import type { FieldValues } from '#platform/field-values.ts'
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

export const placeName = (place: number) => `guest${place}`

/** What is typed for a place says whether anybody was begun to be named there. */
function isUntouched(values: FieldValues, place: number): boolean {
  return ['firstName', 'lastName', 'email'].every((name) => values[`${placeName(place)}.${name}`] === '')
}

/**
 * The form for so many places. The lead must have a name; who comes along may be left out, but not by halves.
 * @param hasLead somebody is named already, so that no place here is the lead's.
 */
export function guestSchema(values: FieldValues, places: number, hasLead: boolean) {
  return z.object(
    Object.fromEntries(
      Array.from({ length: places }, (_, place) => [
        placeName(place),
        (place > 0 || hasLead) && isUntouched(values, place) ? NobodyYet : NamedGuest,
      ]),
    ),
  )
}

/** The fields before anything is typed: the lead is whoever is signed in. */
export function emptyPlaces(places: number, lead: Guest | null): FieldValues {
  return Object.fromEntries(
    Array.from({ length: places }, (_, place): Guest | null => (place === 0 ? lead : null)).flatMap((guest, place) => [
      [`${placeName(place)}.firstName`, guest?.firstName ?? ''],
      [`${placeName(place)}.lastName`, guest?.lastName ?? ''],
      [`${placeName(place)}.email`, guest?.email ?? ''],
    ]),
  )
}

/** Those who were named, the lead first. */
export function namedGuests(body: Readonly<Record<string, unknown>>, places: number): Guest[] {
  return Array.from({ length: places }, (_, place) => body[placeName(place)]).filter(
    (guest): guest is Guest => guest !== null && guest !== undefined,
  )
}
