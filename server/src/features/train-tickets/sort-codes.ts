import { TrainTicketCode } from '@foyer/contract/new-train-ticket-type.schemas'
import type { CodeLine } from '@foyer/contract/office-train-tickets'

/** So much of a line is said back, in characters. */
const SHOWN = 80

export interface SortedLines {
  /** In the order in which they were pasted, each once. */
  readonly codes: readonly string[]
  readonly faulty: readonly CodeLine[]
}

/**
 * Which pasted lines are codes that are new, and what is wrong with each of the others.
 * @param known of these lines, which codes the edition has already.
 */
export function sortCodes(lines: readonly string[], known: ReadonlySet<string>): SortedLines {
  const seen = new Set<string>()
  const faulty: CodeLine[] = []
  for (const [at, text] of lines.entries()) {
    const code = codeOf(text)
    const fault = code === null ? 'unreadable' : known.has(code) ? 'known' : seen.has(code) ? 'repeated' : null
    if (fault !== null) faulty.push({ line: at + 1, text: text.slice(0, SHOWN), fault })
    else if (code !== null) seen.add(code)
  }
  return { codes: [...seen], faulty }
}

/** A line as it would be kept; null where it is no code. */
export function codeOf(text: string): string | null {
  const parsed = TrainTicketCode.safeParse(text)
  return parsed.success ? parsed.data : null
}
