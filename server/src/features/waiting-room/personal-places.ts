import type { PersonalData } from '#features/identity'
import { personKey } from './person-key.ts'
import { deletePlaceOf } from './places.queries.ts'

/** A place is a number in a line for some minutes, under a fingerprint: there is nothing in it to give anybody. */
export const personalPlaces: PersonalData = {
  archive: async () => ({}),
  erase: async (context, { email }) => void (await deletePlaceOf(context, personKey(context.ports.keys, email))),
  obstacles: async () => [],
  merge: async (context, { leftEmail }) =>
    void (await deletePlaceOf(context, personKey(context.ports.keys, leftEmail))),
}
