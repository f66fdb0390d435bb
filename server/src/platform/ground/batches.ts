/**
 * Does for many at once what many ask for: whoever comes while a batch is under way goes with the next one. Alone nobody
 * waits; in a rush a thousand cost little more than one.
 * @param most in one batch.
 * @param work answers each of them, in their order.
 */
export function createBatches<Item, Answer>(
  most: number,
  work: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  const waiting: { readonly item: Item; resolve(answer: Answer): void; reject(reason: unknown): void }[] = []
  let isWorking = false

  async function workThrough(): Promise<void> {
    isWorking = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      try {
        const answers = await work(batch.map(({ item }) => item))
        for (const [at, { resolve }] of batch.entries()) resolve(answers[at] as Answer)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isWorking = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      // Those of the same turn of the event loop go together.
      if (!isWorking) {
        isWorking = true
        setImmediate(() => void workThrough())
      }
    })
}
