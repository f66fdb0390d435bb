import { requests } from '@foyer/contract/kit/refusal'
import { takenCodeMessage } from '@foyer/contract/new-program.schemas'
import { usedBySessions } from '@foyer/contract/office-program.refusals'
import {
  OfficeSpeaker,
  OfficeStage,
  OfficeTrack,
  SpeakerEntries,
  StageEntries,
  TrackEntries,
} from '@foyer/contract/office-program-parts.schemas'
import * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { holdNewCodes } from '#platform/database/new-codes'
import { audited, auditedRecord } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import { createSpeakers } from './create-speakers.ts'
import { createStages } from './create-stages.ts'
import { createTracks } from './create-tracks.ts'
import {
  deletePart,
  findPart,
  forgetPortrait,
  lockPart,
  nextPosition,
  type PartKind,
  type PartRow,
  updatePart,
} from './program-parts.queries.ts'

export const presentTrack = (row: PartRow<'tracks'>): OfficeTrack => z.parse(OfficeTrack, row)
export const presentStage = (row: PartRow<'stages'>): OfficeStage => z.parse(OfficeStage, row)
export const presentSpeaker = (row: PartRow<'speakers'>): OfficeSpeaker =>
  z.parse(OfficeSpeaker, { ...row, sortName: row.sort_name, jobTitle: row.job_title })

/** Speakers are people, so of them the log keeps no value. */
const records = {
  tracks: auditedRecord('track', ['code', 'name']),
  stages: auditedRecord('stage', ['code', 'hall', 'name', 'seats', 'way']),
  speakers: auditedRecord('speaker', []),
}

export const speakerRecord = records.speakers

const written = <T extends { id: number; version: number; sessions: number }>({
  id: _id,
  version: _version,
  sessions: _sessions,
  ...entries
}: T) => entries

type Seen = { readonly version: number }

/**
 * How one kind of what sessions are made of is added, changed and removed.
 * @param columns as the table keeps what was entered.
 */
function editPart<
  Kind extends PartKind,
  Shown extends { id: number; version: number; sessions: number },
  S extends z.ZodMiniType,
>(
  kind: Kind,
  present: (row: PartRow<Kind>) => Shown,
  schema: S,
  columns: (entries: z.output<S>) => Readonly<Record<string, unknown>>,
) {
  /** @throws Refused `requests/not-found`. */
  const get = async (context: OfficeContext, of: { id: number } | { code: string }): Promise<Shown> => {
    const row = await findPart(context, kind, of)
    if (row === undefined) throw refuse(requests.notFound)
    return present(row)
  }
  const getStill = async (context: OfficeContext, id: number, yours: Seen): Promise<Shown> => {
    const part = await get(context, { id })
    if (part.version !== yours.version) throw refuseChangedMeanwhile(yours, part)
    return part
  }
  return {
    get,
    getStill,
    /** @throws InvalidInput, also for a code that another one has. */
    async add(context: OfficeContext, code: string, create: () => Promise<void>) {
      await holdNewCodes(context)
      if ((await findPart(context, kind, { code })) !== undefined)
        throw new InvalidInput([{ path: 'code', message: takenCodeMessage }])
      await create()
      const part = await get(context, { code })
      return audited(records[kind].created(part.id, written(part)), part)
    },
    /** @throws InvalidInput; Refused `requests/not-found`, `office/changed-meanwhile`. */
    async change(context: OfficeContext, id: number, body: Seen & z.input<S>) {
      const { version, ...entered } = body as Seen & Record<string, unknown>
      const entries = await acceptContent(context, schema, entered as z.input<S>)
      const before = await getStill(context, id, body)
      if (!(await updatePart(context, kind, { id, version }, columns(entries)))) await getStill(context, id, body)
      const after = await get(context, { id })
      return audited(records[kind].changed(id, written(before), written(after)), after)
    },
    /** @throws Refused `requests/not-found`, `office/changed-meanwhile`, `program/used-by-sessions`. */
    async remove(context: OfficeContext, id: number, yours: Seen) {
      await lockPart(context, kind, id)
      const before = await getStill(context, id, yours)
      if (before.sessions > 0) throw refuse(usedBySessions, { sessions: before.sessions })
      await deletePart(context, kind, id)
      return audited(records[kind].removed(id, written(before)), undefined)
    },
  }
}

export const editTrack = {
  ...editPart('tracks', presentTrack, TrackEntries, ({ name }) => ({ name: JSON.stringify(name) })),
  create: async (context: OfficeContext, entered: Parameters<typeof createTracks>[1][number]) =>
    createTracks(context, [entered], await nextPosition(context, 'tracks')),
}

export const editStage = {
  ...editPart('stages', presentStage, StageEntries, ({ way, ...plain }) => ({ ...plain, way: JSON.stringify(way) })),
  create: async (context: OfficeContext, entered: Parameters<typeof createStages>[1][number]) =>
    createStages(context, [entered], await nextPosition(context, 'stages')),
}

const speakers = editPart('speakers', presentSpeaker, SpeakerEntries, ({ sortName, jobTitle, bio, ...plain }) => ({
  ...plain,
  sort_name: sortName,
  job_title: JSON.stringify(jobTitle),
  bio: JSON.stringify(bio),
}))

export const editSpeaker = {
  ...speakers,
  /** The picture goes with who is on it. @throws as the others. */
  async remove(context: OfficeContext, id: number, yours: Seen) {
    const { image } = await speakers.getStill(context, id, yours)
    const removed = await speakers.remove(context, id, yours)
    await forgetPortrait(context, image)
    return removed
  },
  create: (context: OfficeContext, entered: Omit<Parameters<typeof createSpeakers>[1][number], 'image'>) =>
    createSpeakers(context, [{ ...entered, image: null }]),
}
