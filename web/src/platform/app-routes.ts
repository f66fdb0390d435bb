/** The pages of an app, as data: its router, the build, the budgets and the tests read them. */
export type AppRoutes<Frame extends string = string> = readonly {
  /** `/sign-in/changepassword/$token` */
  readonly path: string
  /** What stands around the page. */
  readonly frame: Frame
  /** The page's module, from `web/src/features/`. It exports the page, and nothing else. */
  readonly page: string
  /**
   * The server draws it for whoever is not signed in, before any script is there: once for all, so that nothing of what
   * fills the places of its path is on it.
   */
  readonly isDrawn?: true
  /** The queries that it is drawn with as well, each for all who come with it: `?reason=no-pass`. */
  readonly drawnWith?: readonly string[]
}[]
