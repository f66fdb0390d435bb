import { requests } from '@foyer/contract/kit/refusal'
import type { Sold } from '@foyer/contract/kit/terms'
import { findCurrentEditionId } from '#features/editions'
import type { Context, ProcessContext, World } from '#platform/context'
import { contextOver } from '#platform/context'
import type { Database, Db } from '#platform/database/database'
import { refuse } from '#platform/door/refused'

export interface Contexts {
  /** @throws Refused `requests/no-edition`. */
  currentEditionId(db: Db): Promise<number>
  /** A context outside any request, for this edition, or the current one where none is named. */
  open(editionId?: number | null): Promise<ProcessContext>
}

/** Makes the contexts of what nobody asked for over the door: jobs, and what a start does. */
export function openContexts(world: World, { upkeep }: Pick<Database, 'upkeep'>, nudge: () => void): Contexts {
  /**
   * Another edition becomes the current one while the program runs, so which it is stays known no longer than a
   * shared answer does. That there is none is not kept: the next one asks again.
   */
  const currentEditionId = (db: Db): Promise<number> =>
    world.recall('current-edition', async () => {
      const current = await findCurrentEditionId({ db })
      if (current === undefined) throw refuse(requests.noEdition)
      return current.id
    })

  return {
    currentEditionId,
    async open(asked) {
      const now = world.ports.clock.now()
      const editionId = asked ?? (await currentEditionId(upkeep.db))
      const over = (db: Db): Context => contextOver(world, db, { now, editionId })
      const inTransaction: ProcessContext['inTransaction'] = async (work) => {
        const touched = new Set<Sold>()
        const noting = { changed: (sold: Sold) => void touched.add(sold) }
        // Told where it failed too: a commit whose answer was lost may have happened.
        const result = await upkeep
          .transaction((db) => work({ ...over(db), ...noting }))
          .finally(() => world.changed(touched))
        nudge()
        return result
      }
      // Nobody waits for an answer.
      return { ...over(upkeep.db), inTransaction, inLastTransaction: inTransaction, keepAnswer() {} }
    },
  }
}
