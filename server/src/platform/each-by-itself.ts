/**
 * Does something for every item, so that one bad row does not stand before a hundred good ones.
 * @throws the first failure, after all the others had their turn.
 */
export async function eachByItself<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
