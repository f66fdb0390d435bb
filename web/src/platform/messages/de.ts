import { shellDe } from '../../attendee/shell/texts-de.ts'
import { contractDe } from './de/contract.ts'
import { platformDe } from './de/platform.ts'
import type { Texts } from './messages.ts'

/** The German of what stands on every page, for `t` by the English text. A page's own is listed in `text-parts.ts`. */
export const german: Texts = { ...contractDe, ...platformDe, ...shellDe }
