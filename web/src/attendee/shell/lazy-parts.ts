import { lazyPart } from '../../platform/load-part.ts'

/** The menu comes when it is first wanted; a hover is a good sign of it. */
export const Menu = lazyPart<object, 'Menu'>(() => import('./menu.tsx'), 'Menu')

/** The question that a session's end asks: most visits never see it. */
export const SignInAgain = lazyPart<object, 'SignInAgain'>(() => import('./sign-in-again.tsx'), 'SignInAgain')
