export { moveLine } from './move-line.ts'
export { personalPlaces } from './personal-places.ts'
export { forgetPlaces } from './places.queries.ts'
export { createUsher } from './usher.ts'
