import { numberInPath, pagePattern, uuidInPath } from './kit/page-path.ts'

/** The steps of setting an edition up, in the order in which one takes them. */
export const setupSteps = ['event', 'seller', 'passes', 'payment', 'cancellation', 'mail', 'open'] as const

/** The last part of the address of a page of text. */
export const slugInPath = '[a-z0-9-]{1,40}'

/** A number or a reference, as the kind of what staff open has it. */
const id = `(${numberInPath}|${uuidInPath})`

/** The paths of a page of the back office. */
export const officePattern = (path: string): RegExp =>
  pagePattern(path, { id, slug: slugInPath, step: `(${setupSteps.join('|')})` })
