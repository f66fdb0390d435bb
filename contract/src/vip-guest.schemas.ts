import { line } from './kit/fields.ts'

/** Whom somebody brings, for the list at the door. */
export const GuestName = line(120)
