import { lazyPart } from '#platform/load-part.ts'

/** Around the sign-in. */
export const Door = lazyPart<object, 'Door'>(() => import('./door.tsx'), 'Door')

/** Around all other pages. */
export const Gate = lazyPart<object, 'Gate'>(() => import('./gate.tsx'), 'Gate')
