/**
 * By what the list of people is narrowed: in its address, in a view of it, in what is done to all that it finds, and in
 * what of it leaves as a file.
 */
export const peopleFilterNames = ['q', 'pass', 'passTypeId', 'tag', 'category', 'countryId', 'room', 'train'] as const
export type PeopleFilterName = (typeof peopleFilterNames)[number]

/** Those that name a row by its number. */
const byNumber = ['passTypeId', 'countryId'] as const satisfies readonly PeopleFilterName[]

/** Texts of an address as a request has them: a row by its number. */
export const withNumbers = (filters: Readonly<Record<string, string>>): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, text]) => [name, byNumber.some((one) => one === name) ? Number(text) : text]),
  )
