import { redirect } from '@tanstack/react-router'
import { findSurveyStanding, readSurveyAhead, rememberForSurvey } from '#features/surveys'
import { editionQuery } from '#platform/edition.ts'
import { guard, type Visitor } from '#platform/guard.ts'
import { chooseLocale, hasChosenLocale } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import {
  admissionOf,
  type Holder,
  hasApprovedPass,
  isSignedIn,
  isVendor,
  readHolder,
  signOut,
} from '#platform/session.ts'
import { rememberPath } from '#platform/wanted-path.ts'

interface Way {
  readonly path: string
  readonly href: string
  readonly isKnown: boolean
  /** A look ahead, not a visit. */
  readonly isPreload: boolean
}

async function findHolder(): Promise<Holder | 'session-ended' | null> {
  if (!isSignedIn()) return null
  try {
    return await readHolder()
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 401) throw error
    signOut()
    return 'session-ended'
  }
}

/** Before every page: who is there, and may they be here? The server decides again with every call. */
export async function admit({ path, href, isKnown, isPreload }: Way): Promise<void> {
  readSurveyAhead(isSignedIn())
  const [found, edition] = await Promise.all([findHolder(), queryClient.ensureQueryData(editionQuery)])
  const holder = found === 'session-ended' ? null : found
  const isPassKnown = holder !== null && holder.pass !== undefined
  if (holder !== null) {
    // Nobody is sent away because a call failed: the page says so, and what needs the pass can be tried again there.
    const admission = holder.pass === undefined ? null : admissionOf(holder.user, holder.pass)
    if (admission?.admitted === false) {
      signOut()
      throw redirect({ to: '/sign-in', search: { reason: admission.reason } })
    }
    // Who is let in is let in, in whatever language can be had.
    if (!hasChosenLocale()) await chooseLocale(holder.user.locale).catch(() => {})
  }
  const visitor: Visitor = {
    isSignedIn: holder !== null,
    isVendor: isPassKnown && isVendor(holder.user),
    hasApprovedPass: hasApprovedPass(holder?.pass),
    isGettingPass: holder?.pass?.status === 'pending',
    survey: 'none',
  }
  if (!isPreload) void import('./read-ahead.ts').then(({ readAhead }) => readAhead(holder)).catch(() => {})
  let elsewhere = guard(path, visitor, isKnown)
  // Only holders of a pass are asked, and only who may see the page at all waits for the answer.
  if (elsewhere === null && visitor.hasApprovedPass)
    elsewhere = guard(path, { ...visitor, survey: await findSurveyStanding(edition) }, isKnown)
  if (elsewhere === null) return
  if (elsewhere.remember && !isPreload) {
    if (elsewhere.to === '/survey') rememberForSurvey(href)
    else rememberPath(href)
  }
  const why = found === 'session-ended' && elsewhere.remember ? { search: { reason: found } } : {}
  throw redirect({ to: elsewhere.to, replace: true, ...why })
}
