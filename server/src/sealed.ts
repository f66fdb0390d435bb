import { sealedTotps } from '#features/identity'
import { sealedPassports } from '#features/visa-letters'
import type { SealedTexts } from '#platform/door/sealed-texts'

/** All that stays sealed for as long as it is kept. */
export const sealedTexts: readonly SealedTexts[] = [sealedTotps, sealedPassports]
