import type { Words } from '#platform/messages/messages.ts'

/** The texts that the attendee's pages say, in each language one file. English has what in it needs a compiler. */
export const words: Words = {
  ...import.meta.glob<Awaited<ReturnType<Words[string]>>>('./*.po', { base: '../../../words', query: '?attendee' }),
  './en.po': () => import('../../../words/en.po?attendee'),
}
