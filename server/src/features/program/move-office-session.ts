import { endsBeforeMessage } from '@foyer/contract/new-program.schemas'
import type {
  cancelSession as cancelling,
  moveSession as moving,
  OfficeSession,
  previewMove as previewing,
} from '@foyer/contract/office-program'
import { sessionCancelled } from '@foyer/contract/office-program.refusals'
import { breakIsEverywhereMessage } from '@foyer/contract/office-program.schemas'
import { audited } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { cancelSession } from './cancel-session.ts'
import { moveSession } from './move-session.ts'
import { countSeatsElsewhere, findClash, listBusySpeakers } from './moves.queries.ts'
import { decidedOf, getOfficeSession, holdSession, sessionRecord } from './office-session.ts'
import { lockStage, moveBreakRow } from './office-sessions.queries.ts'

type There = { id: number; title: unknown; starts_at: Date; ends_at: Date }

const presentThere = ({ id, title, starts_at, ends_at }: There) => ({
  id,
  title: title as OfficeSession['title'],
  startsAt: starts_at.toISOString(),
  endsAt: ends_at.toISOString(),
})

/** Whom a move would concern, and whether stage and speakers are free then. @throws Refused `requests/not-found`. */
export const previewMove: UseCase<typeof previewing> = async (
  context,
  { params: { id }, body: { stage, ...times } },
) => {
  const session = await getOfficeSession(context, id)
  const clash = stage === null ? undefined : await findClash(context, id, { stage, ...times })
  const busy = await listBusySpeakers(context, id, times)
  return {
    mails: session.taken + session.held + session.waiting,
    starred: session.starred,
    clash: clash === undefined ? null : presentThere(clash),
    busySpeakers: busy.map(({ name, ...there }) => ({ name, session: presentThere(there) })),
    seatsElsewhere: await countSeatsElsewhere(context, id, times),
  }
}

/**
 * Holds a session at another time or on another stage. The sweep of its seats tells whoever has one or waits for one.
 * @throws InvalidInput, also where another session has the stage then; Refused `requests/not-found`,
 * `office/changed-meanwhile`, `program/session-cancelled`.
 */
export const moveOfficeSession: UseCase<typeof moving> = async (context, { params: { id }, body }) => {
  const { version: _version, stage, ...times } = body
  const before = await holdSession(context, id, body)
  if (before.cancelledAt !== null) throw refuse(sessionCancelled)
  if ((stage === null) !== (before.stage === null))
    throw new InvalidInput([{ path: 'stage', message: breakIsEverywhereMessage }])
  if (stage === null) {
    if (Date.parse(times.endsAt) <= Date.parse(times.startsAt))
      throw new InvalidInput([{ path: 'endsAt', message: endsBeforeMessage }])
    await moveBreakRow(context, id, times)
  } else {
    await lockStage(context, stage)
    await moveSession(context, before.code, { ...times, stage })
  }
  const after = await getOfficeSession(context, id)
  return audited(sessionRecord.changed(id, decidedOf(before), decidedOf(after)), after)
}

/**
 * Cancels a session: the sweep of its seats tells whoever has one or waits for one.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`, `program/session-cancelled`.
 */
export const cancelOfficeSession: UseCase<typeof cancelling> = async (context, { params: { id }, body }) => {
  const before = await holdSession(context, id, body)
  if (!(await cancelSession(context, before.code))) throw refuse(sessionCancelled)
  const after = await getOfficeSession(context, id)
  return audited(sessionRecord.changed(id, decidedOf(before), decidedOf(after)), after)
}
