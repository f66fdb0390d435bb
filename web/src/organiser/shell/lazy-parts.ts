import { lazyPart } from '#platform/load-part.ts'

/** Around the sign-in. */
export const Door = lazyPart<object, 'Door'>(() => import('./door.tsx'), 'Door')

/** Around all other pages. */
export const Office = lazyPart<object, 'Office'>(() => import('./office.tsx'), 'Office')

/** In it, around pages on which something is made. */
export const Making = lazyPart<object, 'Making'>(() => import('./office.tsx'), 'Making')

/** The same, where there is no page. */
export const OfficeUnknown = lazyPart<object, 'OfficeUnknown'>(() => import('./office.tsx'), 'OfficeUnknown')
