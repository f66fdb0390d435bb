import { lazyPart } from '#platform/load-part.ts'
import type { AsOfProps } from './as-of.tsx'

const Nothing = ({ children }: AsOfProps) => children

/** Asked for ahead by `main.tsx`: it is needed when nothing can be loaded any more. */
export const AsOf = lazyPart<AsOfProps, 'AsOf'>(() => import('./as-of.tsx').catch(() => ({ AsOf: Nothing })), 'AsOf')
