/** What opens a line of a table or a list: its first link or button. */
const firstWayIn = (row: Element) => row.querySelector<HTMLElement>('a[href], button:not([disabled])')

/**
 * Moves the focus to the next line of what is shown in there, or to the one before; at the ends it stays. From elsewhere
 * it comes in at the top. The focus is on what opens the line, so that Enter does.
 */
export function stepRow(place: ParentNode, by: 1 | -1): void {
  const ways = [...place.querySelectorAll('[data-rows] > *')].flatMap((row) => {
    const way = firstWayIn(row)
    return way === null ? [] : [{ row, way }]
  })
  const at = ways.findIndex(({ row }) => row.contains(document.activeElement))
  const next = at === -1 ? ways[0] : ways[at + by]
  next?.way.focus()
  next?.row.scrollIntoView?.({ block: 'nearest' })
}

/** Chooses the line that the focus is in, or takes the choice back; where its lines cannot be chosen, nothing happens. */
export function pickRow(): void {
  document.activeElement?.closest('[data-rows] > *')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
}
