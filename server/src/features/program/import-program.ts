import { createHash } from 'node:crypto'
import type {
  importProgram as importing,
  ProgramTableKind,
  previewProgramImport as previewing,
} from '@foyer/contract/program-import'
import { importDiffers } from '@foyer/contract/program-import.refusals'
import { wrongRowsMessage } from '@foyer/contract/program-import.schemas'
import { getEdition } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { holdNewCodes } from '#platform/database/new-codes'
import { type Act, Audited, auditedRecord } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { type Fault, type Given, readGiven } from './import-cells.ts'
import { type PlannedSession, planSessions, sessionColumns } from './import-sessions.ts'
import { type PlannedSpeaker, planSpeakers, speakerColumns, takeInSpeakers } from './import-speakers.ts'
import { lockAllStages, lockSessionsOf, lockSpeakersOf } from './moves.queries.ts'
import { takeInSessions } from './take-in-sessions.ts'

const importRecord = auditedRecord('program-import', ['kind', 'added', 'changed'])

async function readLines(
  context: OfficeContext,
  kind: ProgramTableKind,
  table: string,
): Promise<readonly Given[] | Fault> {
  const first = (await getEdition(context)).languages[0] ?? ''
  return readGiven(table, kind === 'sessions' ? sessionColumns : speakerColumns, first)
}

const isFault = (read: readonly Given[] | Fault): read is Fault => 'message' in read

/** What would be done, and to what as it is now. Stars and seats are set and taken all the time, and change nothing of that. */
const sealOf = (planned: readonly (PlannedSession | PlannedSpeaker)[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(planned.map(({ before, mails: _mails, starred: _starred, ...row }) => [row, before?.version])),
    )
    .digest('base64url')

/** What a table would add and change, line by line; nothing is kept. */
export const previewProgramImport: UseCase<typeof previewing> = async (context, { body: { kind, table } }) => {
  const read = await readLines(context, kind, table)
  if (isFault(read)) return { rows: [], fault: read, seen: '' }
  const planned = kind === 'sessions' ? await planSessions(context, read) : await planSpeakers(context, read)
  const rows = planned.map(({ line, code, name, does, changes, mails, starred, faults }) => ({
    ...{ line, code, name, does, mails, starred },
    changes: [...changes],
    faults: [...faults],
  }))
  return { rows, fault: null, seen: sealOf(planned) }
}

/**
 * Adds and changes what a table says, all of it or nothing, and as it was seen.
 * @throws InvalidInput where a line is wrong; Refused `program/import-differs`, `program/seats-below-taken`.
 */
export const importProgram: UseCase<typeof importing> = async (context, { body: { kind, table, seen } }) => {
  const read = await readLines(context, kind, table)
  if (isFault(read)) throw new InvalidInput([{ path: 'table', message: read.message }])
  await holdNewCodes(context)
  if (kind === 'sessions') {
    await lockSessionsOf(context)
    await lockAllStages(context)
    const planned = await planSessions(context, read)
    assertSeen(planned, seen)
    return answer(context, kind, planned, await takeInSessions(context, planned))
  }
  await lockSpeakersOf(context)
  const planned = await planSpeakers(context, read)
  assertSeen(planned, seen)
  return answer(context, kind, planned, await takeInSpeakers(context, planned))
}

type Rows = readonly (PlannedSession | PlannedSpeaker)[]

function assertSeen(planned: Rows, seen: string): void {
  if (sealOf(planned) !== seen) throw refuse(importDiffers)
  if (planned.some(({ does }) => does === 'refuse'))
    throw new InvalidInput([{ path: 'table', message: wrongRowsMessage }])
}

function answer({ editionId }: OfficeContext, kind: ProgramTableKind, planned: Rows, acts: readonly Act[]) {
  const count = (does: string) => planned.filter((row) => row.does === does).length
  const done = { added: count('add'), changed: count('change') }
  return new Audited([importRecord.created(editionId, { kind, ...done }), ...acts], done)
}
