import { redirect } from '@tanstack/react-router'
import { editionQuery } from '#platform/edition.ts'
import { chooseLocale, hasChosenLocale } from '#platform/messages/messages.ts'
import { queryClient } from '#platform/query-client.ts'
import type { Workplace } from '#platform/session.ts'
import { owesSecondFactor } from './second-factor.ts'
import { findStaff, staffAdmissionOf } from './staff-session.ts'

interface Way {
  readonly path: string
  readonly isKnown: boolean
}

/** Before every page of an app of those who run the event: who is there, and do they work here? */
export async function admitStaff(app: Workplace, { path, isKnown }: Way): Promise<void> {
  const door = `/${app}/sign-in` as const
  const isAtDoor = path.replace(/\/$/, '') === door
  const [found] = await Promise.all([findStaff(), queryClient.ensureQueryData(editionQuery)])
  // What is not there says so to everybody.
  if (!isKnown) return
  if (found === null || found === 'session-ended') {
    if (isAtDoor) return
    throw redirect({ to: door, replace: true, ...(found === null ? {} : { search: { reason: found } }) })
  }
  const admission = staffAdmissionOf(found, app)
  // Their session stays: it is good in their own place.
  if (!admission.admitted) {
    if (isAtDoor) return
    throw redirect({ to: door, replace: true, search: { reason: admission.place } })
  }
  if (!hasChosenLocale()) await chooseLocale(found.locale).catch(() => {})
  // At the check-in it is not asked for: the back office does.
  if (app === 'gate' && (await owesSecondFactor())) {
    if (isAtDoor) return
    throw redirect({ to: door, replace: true, search: { reason: 'second-step' } })
  }
  if (isAtDoor) throw redirect({ to: `/${app}`, replace: true })
}
