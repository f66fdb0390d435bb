import type { PersonalData } from '#features/identity'
import { personKeys } from './person-key.ts'
import { deletePlacesOf } from './places.queries.ts'

/** A place is a number in a line for some minutes, under a fingerprint: there is nothing in it to give anybody. */
export const personalPlaces: PersonalData = {
  archive: async () => ({}),
  erase: async (context, { email }) => void (await deletePlacesOf(context, personKeys(context.ports.keys, email))),
  obstacles: async () => [],
  merge: async (context, { leftEmail }) =>
    void (await deletePlacesOf(context, personKeys(context.ports.keys, leftEmail))),
}
