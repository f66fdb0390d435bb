import type { OfficeContext } from '#platform/context'
import { listStageTimes } from './content.queries.ts'

interface WantedStage {
  /** Of the session: where it stands itself so far is in nobody's way. */
  readonly code: string
  readonly stage: string
  readonly startsAt: string
  readonly endsAt: string
}

/** @returns the codes of those whose stage another session has at that time, which is held or stands before them. */
export async function findTakenStages(context: OfficeContext, wanted: readonly WantedStage[]): Promise<Set<string>> {
  const moving = new Set(wanted.map(({ code }) => code))
  const taken = (await listStageTimes(context)).filter(({ code }) => !moving.has(code))
  const late = new Set<string>()
  for (const { code, stage, startsAt, endsAt } of wanted) {
    const [from, to] = [new Date(startsAt), new Date(endsAt)]
    if (taken.some((other) => other.stage === stage && from < other.ends_at && other.starts_at < to)) late.add(code)
    taken.push({ code, stage, starts_at: from, ends_at: to })
  }
  return late
}
