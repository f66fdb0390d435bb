import type { Words } from '#platform/messages/messages.ts'

/** The texts that the pages of the back office say, in each language one file. English has what in it needs a compiler. */
export const words: Words = {
  ...import.meta.glob<Awaited<ReturnType<Words[string]>>>('./*.po', { base: '../../../words', query: '?organiser' }),
  './en.po': () => import('../../../words/en.po?organiser'),
}
