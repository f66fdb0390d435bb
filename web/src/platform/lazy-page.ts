import type { ComponentType } from 'react'
import { type LazyPart, lazyPart } from './load-part.ts'
import { needTexts } from './messages/messages.ts'
import type { TextPart } from './messages/text-parts.ts'

/** A page that is loaded when it is first wanted, together with the texts that it says in the reader's language. */
export function lazyPage<Name extends string>(
  load: () => Promise<{ [N in Name]: ComponentType<object> }>,
  name: Name,
  texts: readonly TextPart[],
): LazyPart<object> {
  return lazyPart(async () => {
    // A translation that cannot be loaded is no reason to show nothing: the page says it in English.
    const [page] = await Promise.all([load(), needTexts(texts).catch(() => {})])
    return page
  }, name)
}
