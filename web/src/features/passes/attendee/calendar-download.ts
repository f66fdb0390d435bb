import { type Edition, readEditionCalendar } from '@foyer/contract/editions'
import { send } from '#platform/api.ts'

/** Saves the event's days as a calendar file, in the reader's language. @throws ProblemError */
export async function saveCalendarFile({ product, year }: Edition): Promise<void> {
  const file = (await send(readEditionCalendar)) as Blob
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `${`${product} ${year}`.replace(/[^\p{L}\p{N}]+/gu, '-')}.ics`
  link.click()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
