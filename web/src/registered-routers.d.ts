import type { openRouter } from '#attendee/router.ts'
import type { router as gate } from '#gate/router.ts'
import type { openRouter as openOffice } from '#organiser/router.ts'

/** A link is to a page of one of the apps. Which app it stands in, types cannot say: architecture.test.ts does. */
declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof openRouter> | typeof gate | ReturnType<typeof openOffice>
  }
}
