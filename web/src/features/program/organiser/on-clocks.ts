import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'

/** An instant as the clocks of the venue show it, for a field that takes a day and a time. */
export const onClocks = (instant: string, timeZone: string): string =>
  toCalendarDateTime(parseAbsolute(instant, timeZone)).toString().slice(0, 16)

/** The instant that the venue's clocks show; empty where they never show that, as in the hour that they leave out. */
export function instantOf(text: string, timeZone: string): string {
  try {
    const clock = parseDateTime(text)
    const zoned = toZoned(clock, timeZone)
    return toCalendarDateTime(zoned).compare(clock) === 0 ? zoned.toAbsoluteString() : ''
  } catch {
    return ''
  }
}

/** The same, of a moment that is changed: where the clocks show what they showed, it is the very one that it was. */
export const instantFrom = (before: string, text: string, timeZone: string): string =>
  text === onClocks(before, timeZone) ? before : instantOf(text, timeZone)
