import * as z from 'zod/mini'
import { attendeeTypes } from './attendee-types.ts'

export const AttendeeType = z.enum(attendeeTypes)
export type AttendeeType = z.infer<typeof AttendeeType>
