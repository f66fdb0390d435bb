/** Both included. */
export interface ChosenDays {
  readonly from: string
  readonly to: string
}

/** From the first of the month until today. */
export const thisMonth = (today: string): ChosenDays => ({ from: `${today.slice(0, 7)}-01`, to: today })

/** The whole month before the one of today. */
export function lastMonth(today: string): ChosenDays {
  const last = new Date(`${today.slice(0, 7)}-01T00:00:00Z`)
  last.setUTCDate(0)
  const to = last.toISOString().slice(0, 10)
  return { from: `${to.slice(0, 7)}-01`, to }
}

/** From the first of January until today. */
export const thisYear = (today: string): ChosenDays => ({ from: `${today.slice(0, 4)}-01-01`, to: today })
