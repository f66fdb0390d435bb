import { deviceSwitch } from '#platform/device-switch.ts'

/** Lines of tables stand closer together: as far as its screen is large, and whoever sits there sees well. */
const denseRows = deviceSwitch('dense-rows', false)

export const useDenseRows = denseRows.useIsOn
export const switchDenseRows = denseRows.turn
