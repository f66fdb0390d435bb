import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Locator, Page } from 'playwright-core'

export interface CalendarEntry {
  readonly file: string
  readonly title: string
  readonly place: string
  /** As the file has them: a day, or an instant in UTC. */
  readonly from: string
  readonly until: string
}

/** Clicks a button that saves a calendar file, and reads the file as a calendar would. @throws where it is none. */
export async function savedEntry(page: Page, button: Locator): Promise<CalendarEntry> {
  const [saved] = await Promise.all([page.waitForEvent('download'), button.click()])
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await saved.path(), 'utf8')))
  const [entry, ...others] = calendar.getAllSubcomponents('vevent')
  if (calendar.name !== 'vcalendar' || entry === undefined || others.length > 0)
    throw new Error(`${saved.suggestedFilename()} has ${others.length + 1} entries, or none.`)
  const { summary, location, startDate, endDate } = new ICAL.Event(entry)
  return {
    ...{ file: saved.suggestedFilename(), title: summary, place: location },
    ...{ from: startDate.toString(), until: endDate.toString() },
  }
}
