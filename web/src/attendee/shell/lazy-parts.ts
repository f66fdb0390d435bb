import { BareFailure } from '#platform/bare-failure.tsx'
import { lazyPart } from '#platform/load-part.ts'

/** The question that a session's end asks: most visits never see it. */
export const SignInAgain = lazyPart<object, 'SignInAgain'>(() => import('./sign-in-again.tsx'), 'SignInAgain')

/** Around the pages of the sign-in. */
export const Gate = lazyPart<object, 'Gate'>(() => import('./gate.tsx'), 'Gate')

/** Around all other pages. */
export const FramedPage = lazyPart<object, 'FramedPage'>(() => import('./framed-page.tsx'), 'FramedPage')

/** The same frame before it is known who is there. */
export const FirstPage = lazyPart<object, 'FirstPage'>(() => import('./framed-page.tsx'), 'FirstPage')

/** Asked for ahead by `main.tsx`. */
export const FailedPage = lazyPart<{ error: unknown }, 'FailedPage'>(
  () => import('./failed-page.tsx').catch(() => ({ FailedPage: BareFailure })),
  'FailedPage',
)

export const UnknownPage = lazyPart<object, 'UnknownPage'>(() => import('./failed-page.tsx'), 'UnknownPage')
