import { redirect } from '@tanstack/react-router'
import { editionQuery } from '#platform/edition.ts'
import { chooseLocale, hasChosenLocale } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import type { Workplace } from '#platform/session.ts'
import { isComeToByLink } from './links-in.ts'
import { owesSecondFactor } from './second-factor.ts'
import { findStaff, staffAdmissionOf } from './staff-session.ts'

/** `requests.noEdition`, whose words no browser says. */
const NO_EDITION = 'requests/no-edition'

interface Way {
  readonly path: string
  readonly isKnown: boolean
}

/**
 * Before every page of an app of those who run the event: who is there, and do they work here?
 * @returns false where they do, and nobody has entered an event yet.
 */
export async function admitStaff(app: Workplace, { path, isKnown }: Way): Promise<boolean> {
  const door = `/${app}/sign-in` as const
  const isAtDoor = path.replace(/\/$/, '') === door
  const [found, hasEdition] = await Promise.all([findStaff(), knowsEdition()])
  // What is not there says so to everybody.
  if (!isKnown || isComeToByLink(path)) return true
  if (found === null || found === 'session-ended') {
    if (isAtDoor) return true
    throw redirect({ to: door, replace: true, ...(found === null ? {} : { search: { reason: found } }) })
  }
  const admission = staffAdmissionOf(found, app)
  // Their session stays: it is good in their own place.
  if (!admission.admitted) {
    if (isAtDoor) return true
    throw redirect({ to: door, replace: true, search: { reason: admission.place } })
  }
  if (!hasChosenLocale()) await chooseLocale(found.locale).catch(() => {})
  // At the check-in it is not asked for: the back office does.
  if (app === 'gate' && (await owesSecondFactor())) {
    if (isAtDoor) return true
    throw redirect({ to: door, replace: true, search: { reason: 'second-step' } })
  }
  if (isAtDoor) throw redirect({ to: `/${app}`, replace: true })
  return hasEdition
}

/** Whether there is an event yet: before somebody has entered one there is none. @throws ProblemError */
async function knowsEdition(): Promise<boolean> {
  try {
    await queryClient.ensureQueryData(editionQuery)
    return true
  } catch (error) {
    if (error instanceof ProblemError && error.code === NO_EDITION) return false
    throw error
  }
}
