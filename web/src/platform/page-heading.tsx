import { usePageTitle } from './title.ts'

/** The heading of a page that has one in each of its states; the window is called by it too. */
export function PageHeading({ children }: { readonly children: string }) {
  usePageTitle(children)
  return <h1 tabIndex={-1}>{children}</h1>
}
