/** All days from the first to the last. */
export function daysOf({ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string }): string[] {
  const days: string[] = []
  for (const day = new Date(`${startsOn}T00:00:00Z`); days.length < 60; day.setUTCDate(day.getUTCDate() + 1)) {
    const text = day.toISOString().slice(0, 10)
    if (text > endsOn) break
    days.push(text)
  }
  return days
}
