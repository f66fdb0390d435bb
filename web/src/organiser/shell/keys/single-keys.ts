import { deviceSwitch } from '#platform/device-switch.ts'

/** WCAG 2.1.4: who dictates, or whose hand slips, turns keys off that act by themselves. They are on until then. */
const singleKeys = deviceSwitch('single-keys', true)

export const useSingleKeys = singleKeys.useIsOn
export const switchSingleKeys = singleKeys.turn
