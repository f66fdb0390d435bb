/** The table of pages, each with what loads it in the place of its name: made by web/build/routes.ts. */
declare module 'virtual:routes/gate' {
  type Route = typeof import('./routes.ts').routes[number]
  type Loaded<R> = R extends Route
    ? Omit<R, 'page'> & { readonly load: import('#platform/load-part.ts').LoadPage }
    : never
  export const routes: readonly Loaded<Route>[]
}
