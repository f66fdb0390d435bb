/** So often the day's figures are asked for anew while somebody looks at them, in milliseconds. */
export const LOOK_AGAIN_MS = 15_000
