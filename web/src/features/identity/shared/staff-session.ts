import { readUser, type User } from '@foyer/contract/identity'
import type { Answer } from '@foyer/contract/kit/endpoint'
import type { StaffScope } from '@foyer/contract/kit/scopes'
import { passNotApproved, signIn } from '@foyer/contract/passes'
import { query, send } from '#platform/api.ts'
import { forgetPerson } from '#platform/forget-person.ts'
import { ProblemError, refusedWith } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { type Workplace, workplaceOf } from '#platform/session.ts'
import { currentToken, dropToken, keepToken } from '#platform/token.ts'
import type { Credentials } from './credentials.ts'

/** Who works where. Whoever runs the event may stand at its gate as well. */
const scopes: Readonly<Record<Workplace, readonly StaffScope[]>> = {
  organiser: ['owner', 'organiser', 'finance', 'support'],
  gate: ['gate', 'organiser', 'owner'],
}

/** Where staff who are in the wrong place belong; `attendee`: nobody who works here. */
type OwnPlace = Workplace | 'attendee'
export type StaffAdmission = { readonly admitted: true } | { readonly admitted: false; readonly place: OwnPlace }

/** Whether somebody works in this app. The server decides again with every call. */
export function staffAdmissionOf(user: Pick<User, 'scope'>, app: Workplace): StaffAdmission {
  if (scopes[app].some((scope) => user.scope.includes(scope))) return { admitted: true }
  return { admitted: false, place: workplaceOf(user) ?? 'attendee' }
}

/**
 * Opens a session of somebody who works in this app; of nobody else one is kept.
 * @throws ProblemError when the pair is wrong or the server cannot be reached.
 */
export async function signInStaff(app: Workplace, { email, password }: Credentials): Promise<StaffAdmission> {
  let login: Answer<typeof signIn>
  try {
    login = await send(signIn, { body: { email, password } })
  } catch (error) {
    // Who works here needs no pass: it is an attendee whose pass is not approved.
    if (!refusedWith(error, passNotApproved)) throw error
    return { admitted: false, place: 'attendee' }
  }
  const user = await send(readUser, {}, { token: login.token })
  const admission = staffAdmissionOf(user, app)
  if (!admission.admitted) return admission
  forgetPerson()
  queryClient.setQueryData(query(readUser).queryKey, user)
  keepToken(login.token)
  return admission
}

/** Leaves this browser; the server is not asked. */
export function signOutStaff(): void {
  dropToken()
  forgetPerson()
}

/** Who is signed in here. null: nobody; `session-ended`: nobody any more. @throws ProblemError */
export async function findStaff(): Promise<User | 'session-ended' | null> {
  if (currentToken() === null) return null
  try {
    return await queryClient.ensureQueryData(query(readUser))
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 401) throw error
    signOutStaff()
    return 'session-ended'
  }
}
