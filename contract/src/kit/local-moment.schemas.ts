import * as z from 'zod/mini'
import { message } from './message.ts'

const localMomentMessage = message('Enter a day and a time of this century.')

function isDay(text: string): boolean {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10))
}

/** A time on the clocks of the event’s zone, `YYYY-MM-DDTHH:MM`. */
export const LocalMoment = z
  .string()
  .check(z.regex(/^20\d\d-[01]\d-[0-3]\dT(?:[01]\d|2[0-3]):[0-5]\d$/, localMomentMessage))
  .check(z.refine(isDay, localMomentMessage))
