/** Where the event takes place, in one line: the city is not said again behind a venue that has it in its name. */
export const placeOfEvent = ({ venue, city }: { readonly venue: string; readonly city: string }): string =>
  venue.includes(city) ? venue : `${venue}, ${city}`
