import { VENDOR_TAG_ID } from '@foyer/contract/constants'
import { readUser, type User } from '@foyer/contract/identity'
import type { Answer } from '@foyer/contract/kit/endpoint'
import { isStaffScope } from '@foyer/contract/kit/scopes'
import {
  type Pass,
  type PassReason,
  passNotApproved,
  passReasons,
  readPass,
  signIn as signInEndpoint,
} from '@foyer/contract/passes'
import { useSyncExternalStore } from 'react'
import { query, send } from './api.ts'
import { forgetKept } from './connection.ts'
import { forgetPerson } from './forget-person.ts'
import { ProblemError, refusedWith } from './problem-error.ts'
import { queryClient } from './query-client.ts'
import { currentToken, dropToken, keepToken, onTokenChange } from './token.ts'

export type Admission =
  | { readonly admitted: true }
  | { readonly admitted: false; readonly reason: PassReason | Workplace }

export function isSignedIn(): boolean {
  return currentToken() !== null
}

export function useIsSignedIn(): boolean {
  return useSyncExternalStore(onTokenChange, isSignedIn, isSignedIn)
}

export function isVendor(user: Pick<User, 'tags'>): boolean {
  return user.tags.some((tag) => tag.id === VENDOR_TAG_ID)
}

export function hasApprovedPass(pass: Pick<Pass, 'status'> | null | undefined): boolean {
  return pass?.status === 'approved'
}

/** The app of those who run the event: the back office, or the check-in. */
export type Workplace = 'organiser' | 'gate'

/** Where somebody works, by their scopes; null: nowhere here. */
export function workplaceOf({ scope }: Pick<User, 'scope'>): Workplace | null {
  const own = scope.filter(isStaffScope)
  if (own.length === 0) return null
  return own.every((one) => one === 'gate') ? 'gate' : 'organiser'
}

/** Specification section 4: vendors, and holders of an approved pass, may come in. */
export function admissionOf(
  user: Pick<User, 'tags' | 'scope'>,
  pass: Pick<Pass, 'status' | 'reason'> | null,
): Admission {
  if (isVendor(user) || hasApprovedPass(pass)) return { admitted: true }
  // Who works here is not asked to buy a pass: they are told where their own place is.
  if (pass === null) return { admitted: false, reason: workplaceOf(user) ?? 'no-pass' }
  return { admitted: false, reason: pass.reason ?? 'awaiting-approval' }
}

export interface Holder {
  readonly user: User
  /** null: none; undefined: it could not be read, and the server alone knows what its holder may. */
  readonly pass: Pass | null | undefined
}

/** Person and pass of the session, from the cache where they are. */
export async function readHolder(): Promise<Holder> {
  const [user, pass] = await Promise.all([
    queryClient.ensureQueryData(query(readUser)),
    queryClient.ensureQueryData(query(readPass)).catch((error: unknown) => {
      if (!(error instanceof ProblemError) || error.status === 401) throw error
      return undefined
    }),
  ])
  return { user, pass }
}

/**
 * Opens a session. `again`: for the person whose page is open, which keeps what it shows.
 * @throws ProblemError when the pair is wrong or the server cannot be reached.
 */
export async function signIn(email: string, password: string, { again = false } = {}): Promise<Admission> {
  let login: Answer<typeof signInEndpoint>
  try {
    login = await send(signInEndpoint, { body: { email, password } })
  } catch (error) {
    if (!refusedWith(error, passNotApproved)) throw error
    const { reason } = error.problem
    return { admitted: false, reason: passReasons.find((known) => known === reason) ?? 'awaiting-approval' }
  }
  const [user, pass] = await Promise.all([
    send(readUser, {}, { token: login.token }),
    send(readPass, {}, { token: login.token }),
  ])
  const admission = admissionOf(user, pass)
  if (!admission.admitted) {
    forgetKept()
    return admission
  }
  if (!again) forgetPerson()
  queryClient.setQueryData(query(readUser).queryKey, user)
  queryClient.setQueryData(query(readPass).queryKey, pass)
  keepToken(login.token)
  return admission
}

/** Leaves this browser; the server is not asked. */
export function signOut(): void {
  dropToken()
  forgetKept()
  forgetPerson()
}
