import type { AgendaSession } from '@foyer/contract/program'
import { dayAt } from '#platform/days.ts'

/** All days from the first to the last, `YYYY-MM-DD`. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (const day = new Date(`${first}T00:00:00Z`); ; day.setUTCDate(day.getUTCDate() + 1)) {
    const text = day.toISOString().slice(0, 10)
    if (text > last) return days
    days.push(text)
  }
}

/** The event's days, and others on which there is something, each with what is on. */
export function sessionsByDay(
  sessions: readonly AgendaSession[],
  { startsOn, endsOn, timeZone }: { readonly startsOn: string; readonly endsOn: string; readonly timeZone: string },
): ReadonlyMap<string, readonly AgendaSession[]> {
  const byDay = new Map<string, AgendaSession[]>(daysBetween(startsOn, endsOn).map((day) => [day, []]))
  for (const session of sessions) {
    const day = dayAt(new Date(session.startsAt), timeZone)
    byDay.set(day, [...(byDay.get(day) ?? []), session])
  }
  return new Map([...byDay].sort(([one], [other]) => (one < other ? -1 : 1)))
}
