import { lazyPart } from '../../platform/load-part.ts'

/** The menu comes when it is first wanted; a hover is a good sign of it. */
export const Menu = lazyPart<object, 'Menu'>(() => import('./menu.tsx'), 'Menu')
