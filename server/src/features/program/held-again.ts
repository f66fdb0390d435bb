interface Held {
  readonly id: number
  readonly repeats_id: number | null
}

/**
 * Which sessions are the same, held again: each of several may name the first of them, or the one before, or another one.
 * @param sessions in the order in which the ids stand.
 * @returns all of them by each one's id, its own included.
 */
export function heldAgain(sessions: readonly Held[]): ReadonlyMap<number, readonly number[]> {
  const named = new Map<number, number>()
  const lastOf = (id: number): number => {
    let last = id
    for (let next = named.get(last); next !== undefined; next = named.get(last)) last = next
    return last
  }
  for (const { id, repeats_id } of sessions) {
    if (repeats_id === null) continue
    const [own, other] = [lastOf(id), lastOf(repeats_id)]
    if (own !== other) named.set(own, other)
  }
  const together = Map.groupBy(sessions, ({ id }) => lastOf(id))
  return new Map(
    [...together.values()].flatMap((same) => same.map(({ id }) => [id, same.map((one) => one.id)] as const)),
  )
}
