import type { Speaker } from '@foyer/contract/program'
import { plain, wordsOf } from '../shared/plain.ts'

/** Those in whom every word is found: name, company, city, post, and what is said of them. @param starred those of these sessions alone */
export function findSpeakers(
  speakers: readonly Speaker[],
  text: string,
  starred: ReadonlySet<number> | undefined,
): Speaker[] {
  const words = wordsOf(text)
  return speakers.filter((speaker) => {
    if (starred !== undefined && !speaker.sessions.some((id) => starred.has(id))) return false
    if (words.length === 0) return true
    const { name, company, city, jobTitle, bio } = speaker
    const said = plain([name, company, city, jobTitle, bio].join('\n'))
    return words.every((word) => said.includes(word))
  })
}
