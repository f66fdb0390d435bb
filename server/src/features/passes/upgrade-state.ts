import type { Transitions } from '#platform/ground/state-machine'

export type UpgradeState = 'open' | 'held' | 'done' | 'released'
export type UpgradeEvent = 'hold' | 'finish' | 'release'

/** An upgrade: chosen, its new place held, then done; or let go before. */
export const upgradeTransitions: Transitions<UpgradeState, UpgradeEvent> = {
  open: { hold: 'held', release: 'released' },
  held: { finish: 'done', release: 'released' },
  // Money that comes late takes the place again where it can.
  released: { hold: 'held' },
  done: {},
}
