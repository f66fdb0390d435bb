import { FieldChange } from '@foyer/contract/audit.schemas'
import type { OfficePerson, PersonTimelineEntry } from '@foyer/contract/office-person'
import * as z from 'zod/mini'
import type { listEntriesOf } from '#features/audit'
import type { listNotes } from '#features/identity'
import type { listTriedMailsTo } from '#features/mails'

const Changes = z.array(FieldChange)
const nothing = { of: null, actor: null, changes: [], text: null }

interface Known extends Pick<OfficePerson, 'passes' | 'orders' | 'stays' | 'trainTickets'> {
  readonly account: Pick<OfficePerson['person'], 'createdAt'>
  readonly notes: Awaited<ReturnType<typeof listNotes>>
  readonly acts: Awaited<ReturnType<typeof listEntriesOf>>
  readonly mails: Awaited<ReturnType<typeof listTriedMailsTo>>
}

/** What happened to somebody, and what staff did with them, the newest first. Nothing is written for it. */
export function timelineOf(known: Known): PersonTimelineEntry[] {
  return [...happened(known), ...staffDid(known)].toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

function happened({ account, passes, orders, stays, trainTickets, mails }: Known): PersonTimelineEntry[] {
  return [
    { ...nothing, at: account.createdAt, kind: 'account', event: 'opened' },
    ...passes.flatMap(({ name, createdAt, approvedAt }) => [
      { ...nothing, at: createdAt, kind: 'pass' as const, event: 'chosen', of: name },
      ...(approvedAt === null
        ? []
        : [{ ...nothing, at: approvedAt, kind: 'pass' as const, event: 'approved', of: name }]),
    ]),
    ...orders.map(({ number, createdAt }) => ({
      ...nothing,
      at: createdAt,
      kind: 'order' as const,
      event: 'begun',
      of: number,
    })),
    ...stays.map(({ accommodation, createdAt }) => ({
      ...nothing,
      at: createdAt,
      kind: 'stay' as const,
      event: 'chosen',
      of: accommodation,
    })),
    ...mails.map(({ at, outcome, subject }) => ({
      ...nothing,
      at: at.toISOString(),
      kind: 'mail' as const,
      event: outcome,
      of: subject,
    })),
    ...trainTickets.map(({ ticket, createdAt }) => ({
      ...nothing,
      at: createdAt,
      kind: 'train-ticket' as const,
      event: 'chosen',
      of: ticket,
    })),
  ]
}

/** Why they did it stands with the act: both are of one moment and one person. */
function staffDid({ notes, acts, passes }: Known): PersonTimelineEntry[] {
  const reasonFor = (act: Known['acts'][number]) =>
    notes.find(
      (note) => note.act === act.act && note.actor_id === act.actor_id && note.at.getTime() === act.at.getTime(),
    )
  return [
    ...acts
      // That somebody wrote a note is told by the note itself.
      .filter(({ act }) => act !== 'identity.noteOnPerson')
      .map((act) => ({
        at: act.at.toISOString(),
        kind: 'staff' as const,
        event: act.act,
        of: passes.find(({ uuid }) => uuid === act.record_id)?.name ?? null,
        actor: { uuid: act.actor_id, name: act.actor_name },
        changes: z.parse(Changes, act.changes),
        text: reasonFor(act)?.text ?? null,
      })),
    ...notes
      .filter(({ act }) => act === null)
      .map((note) => ({
        ...nothing,
        at: note.at.toISOString(),
        kind: 'note' as const,
        event: 'written',
        actor: { uuid: note.actor_id, name: note.actor_name },
        text: note.text,
      })),
  ]
}
