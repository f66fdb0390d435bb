import { redirect } from '@tanstack/react-router'
import { editionQuery } from '../platform/edition.ts'
import { guard } from '../platform/guard.ts'
import { chooseLocale, hasChosenLocale } from '../platform/messages/messages.ts'
import { ProblemError } from '../platform/problem-error.ts'
import { queryClient } from '../platform/query-client.ts'
import {
  admissionOf,
  type Holder,
  hasApprovedPass,
  isSignedIn,
  isVendor,
  readHolder,
  signOut,
} from '../platform/session.ts'
import { rememberPath } from '../platform/wanted-path.ts'

interface Way {
  readonly path: string
  readonly href: string
  readonly isKnown: boolean
  /** A look ahead, not a visit. */
  readonly isPreload: boolean
}

async function findHolder(): Promise<Holder | null> {
  if (!isSignedIn()) return null
  try {
    return await readHolder()
  } catch (error) {
    // The session was ended elsewhere: as if never signed in.
    if (!(error instanceof ProblemError) || error.status !== 401) throw error
    signOut()
    return null
  }
}

/** Before every page: who is there, and may they be here? The server decides again with every call. */
export async function admit({ path, href, isKnown, isPreload }: Way): Promise<void> {
  const [holder] = await Promise.all([findHolder(), queryClient.ensureQueryData(editionQuery)])
  if (holder !== null) {
    const admission = admissionOf(holder.user, holder.pass)
    if (!admission.admitted) {
      signOut()
      throw redirect({ to: '/sign-in', search: { reason: admission.reason } })
    }
    if (!hasChosenLocale()) await chooseLocale(holder.user.locale)
  }
  const elsewhere = guard(
    path,
    {
      isSignedIn: holder !== null,
      isVendor: holder !== null && isVendor(holder.user),
      hasApprovedPass: hasApprovedPass(holder?.pass),
    },
    isKnown,
  )
  if (elsewhere === null) return
  if (elsewhere.remember && !isPreload) rememberPath(href)
  throw redirect({ to: elsewhere.to, replace: true })
}
