import { lazyPart } from '#platform/load-part.ts'

const Nothing = () => null

/** Asked for ahead by `main.tsx`: it is needed when nothing can be loaded any more. */
export const AsOf = lazyPart<object, 'AsOf'>(() => import('./as-of.tsx').catch(() => ({ AsOf: Nothing })), 'AsOf')
