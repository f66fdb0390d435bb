import { NewSpeaker, takenCodeMessage } from '@foyer/contract/new-program.schemas'
import type { OfficeSpeaker } from '@foyer/contract/office-program-parts'
import type { OfficeContext } from '#platform/context'
import type { Act } from '#platform/door/audit'
import { createSpeakers } from './create-speakers.ts'
import { type Columns, codeFrom, type Given, sameAs, writtenIn } from './import-cells.ts'
import { fate, faultsOf, type Planned } from './import-plan.ts'
import { listAllSpeakers } from './program-parts.queries.ts'
import { editSpeaker, presentSpeaker, speakerRecord } from './program-parts.ts'

export const speakerColumns: Columns = {
  plain: ['code', 'name', 'sortname', 'company', 'city'],
  written: ['jobtitle', 'bio'],
  naming: ['code', 'name'],
}

const fields = {
  jobTitle: 'jobtitle',
  sortName: 'sortname',
  code: 'code',
  name: 'name',
  company: 'company',
  city: 'city',
  bio: 'bio',
} as const
export type PlannedSpeaker = Planned<NewSpeaker, OfficeSpeaker>

/** As somebody would have entered it: what the table does not say stays as it is. */
function entriesIn(given: Given, code: string, before: OfficeSpeaker | null): NewSpeaker {
  const cell = (column: string, kept: string | undefined) => given.cells.get(column) ?? kept ?? ''
  const name = cell('name', before?.name)
  return {
    code,
    name,
    sortName: cell('sortname', before?.sortName) || (name.trim().split(/\s+/).at(-1) ?? ''),
    jobTitle: writtenIn(given, 'jobtitle', before?.jobTitle),
    company: cell('company', before?.company),
    city: cell('city', before?.city),
    bio: writtenIn(given, 'bio', before?.bio),
    image: before?.image ?? null,
  }
}

/** What the lines of a table of speakers would do. */
export async function planSpeakers(
  context: OfficeContext,
  table: readonly Given[],
): Promise<readonly PlannedSpeaker[]> {
  const kept = new Map((await listAllSpeakers(context)).map((row) => [row.code, presentSpeaker(row)]))
  const seen = new Set<string>()
  const planned: PlannedSpeaker[] = []
  for (const given of table) {
    const code = given.cells.get('code') || codeFrom(given.cells.get('name') ?? '')
    const before = kept.get(code) ?? null
    const entries = entriesIn(given, code, before)
    const faults = [
      ...given.faults,
      ...(seen.has(code) ? [{ column: 'code', message: takenCodeMessage }] : []),
      ...(await faultsOf(context, NewSpeaker, entries, fields)),
    ]
    seen.add(code)
    const changes =
      before === null
        ? []
        : Object.entries(fields).flatMap(([field, column]) =>
            sameAs(entries[field as keyof typeof fields], before[field as keyof typeof fields]) ? [] : [column],
          )
    planned.push({
      ...fate(given, { code, name: entries.name, faults, before, changes }),
      ...{ entries, before, mails: 0, starred: 0 },
    })
  }
  return planned
}

export async function takeInSpeakers(
  context: OfficeContext,
  planned: readonly PlannedSpeaker[],
): Promise<readonly Act[]> {
  const added = planned.filter(({ does }) => does === 'add').map(({ entries }) => entries)
  if (added.length > 0) await createSpeakers(context, added)
  const acts: Act[] = []
  for (const { code } of added) acts.push(speakerRecord.created((await editSpeaker.get(context, { code })).id, {}))
  for (const { does, before, entries } of planned) {
    if (does !== 'change' || before === null) continue
    const { code: _code, image: _image, ...written } = entries
    const { acts: changed } = await editSpeaker.change(context, before.id, { ...written, version: before.version })
    acts.push(...changed)
  }
  return acts
}
