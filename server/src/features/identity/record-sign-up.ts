import type { SignUp } from '@foyer/contract/passes'
import { SignUp as SignUpSchema } from '@foyer/contract/sign-ups.schemas'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import { noPassword } from '#platform/door/passwords/password-hash'
import { hashSecret, newSecret } from '#platform/door/secrets'
import { emailKey } from '#platform/ground/email-key'
import { uuidV7 } from '#platform/ground/uuid'
import { insertAddress } from './addresses.queries.ts'
import {
  confirmMailbox,
  findSignUp,
  findUserByEmail,
  hasRivalSignUp,
  insertScope,
  insertSignUp,
  insertUser,
  lockSignUp,
  updateSignUp,
  writeSignUpProven,
} from './identity.queries.ts'
import { newPasswordToken } from './passwords.ts'
import { signUpState } from './sign-up-state.ts'

/** A confirmation link works this long, in milliseconds. */
const LINK_MS = 7 * 24 * 3_600_000

/** Writes down somebody who says they own a mailbox, and asks the mailbox. Returns the sign-up's id. */
export async function recordSignUp(context: Context, signUp: SignUp, passwordHash: string): Promise<string> {
  const id = uuidV7(context.now)
  await insertSignUp(context, {
    id,
    email: signUp.email,
    email_key: emailKey(signUp.email),
    password_hash: passwordHash,
    first_name: signUp.firstName,
    last_name: signUp.lastName,
    company_name: signUp.companyName,
    job_title: signUp.jobTitle ?? null,
    phone: signUp.phone ?? null,
    vat_id: signUp.vatId ?? null,
    attendee_type: signUp.attendeeType,
    locale: signUp.locale,
    billing_address: JSON.stringify(signUp.billingAddress),
    // No link yet: the mail's job makes the token, so that no token waits in a queue.
    token_hash: hashSecret(newSecret()),
    token_expires_at: new Date(context.now.getTime() + LINK_MS),
    created_at: context.now,
  })
  await context.enqueue('mail-confirm-sign-up', { signUpId: id })
  return id
}

/**
 * The link of one mail to the mailbox; the one before is worthless from now on. A mail that is sent a second time, by
 * a job that ran again, brings the same link. Null once the mailbox is proven.
 */
export async function renewSignUpToken(context: Context, id: string, jobId: string) {
  const signUp = await lockSignUp(context, id)
  if (signUp === undefined || signUpState(signUp) !== 'waiting') return null
  const token = context.ports.keys.fingerprint('sign-up-link', jobId)
  if (signUp.token_hash !== hashSecret(token))
    await updateSignUp(context, id, {
      token_hash: hashSecret(token),
      token_expires_at: new Date(context.now.getTime() + LINK_MS),
    })
  return { signUp, token }
}

/** Sends the mail again, where there is somebody to send it to. */
export async function resendSignUp(context: Context, id: string): Promise<void> {
  const signUp = await findSignUp(context, id)
  if (signUp !== undefined && signUpState(signUp) === 'waiting')
    await context.enqueue('mail-confirm-sign-up', { signUpId: id })
}

type SignUpRow = NonNullable<Awaited<ReturnType<typeof findSignUp>>>

function isOpenedBy(signUp: SignUpRow | undefined, token: string, now: Date): signUp is SignUpRow {
  return (
    signUp !== undefined &&
    signUpState(signUp) === 'waiting' &&
    signUp.token_hash === hashSecret(token) &&
    signUp.token_expires_at > now
  )
}

/** A sign-up that waits for its mailbox, and whether its address has an account; null where the token opens none. */
export async function readSignUp(context: Context, id: string, token: string) {
  const signUp = await findSignUp(context, id)
  if (!isOpenedBy(signUp, token, context.now)) return null
  return { signUp, joinsAccount: (await findUserByEmail(context, signUp.email_key)) !== undefined }
}

/**
 * Proves a mailbox. The sign-up becomes a user, or joins the user whose address it is: that one keeps password and
 * name, because whoever filled in the form was not asked for the password. Where another sign-up of the address
 * waits, a stranger wrote one of them, and the mailbox's owner may follow the wrong link: then neither password
 * counts, and whoever has proven the mailbox chooses one.
 * @returns the user's id, and the token to choose a password with where there is none; null for a token that is used,
 * old, or of another sign-up.
 */
export async function proveSignUp(
  context: Context,
  id: string,
  token: string,
): Promise<{ userId: string; passwordToken: string | null } | null> {
  const signUp = await lockSignUp(context, id)
  if (!isOpenedBy(signUp, token, context.now)) return null
  await insertUser(context, {
    id: uuidV7(context.now),
    email: signUp.email,
    email_key: signUp.email_key,
    email_confirmed_at: context.now,
    password_hash: (await hasRivalSignUp(context, signUp)) ? noPassword : signUp.password_hash,
    first_name: signUp.first_name,
    last_name: signUp.last_name,
    company_name: signUp.company_name,
    job_title: signUp.job_title,
    phone: signUp.phone,
    vat_id: signUp.vat_id,
    attendee_type: signUp.attendee_type,
    locale: signUp.locale,
    created_at: context.now,
  })
  const user = await findUserByEmail(context, signUp.email_key)
  if (user === undefined) return null
  const userId = user.id
  await confirmMailbox(context, userId)
  await insertScope(context, userId, 'attendee')
  const address = z.parse(SignUpSchema.shape.billingAddress, signUp.billing_address)
  await insertAddress(context, {
    user_id: userId,
    type: 'billingAddress',
    address_line_1: address.addressLine1,
    address_line_2: address.addressLine2 ?? null,
    zip: address.zip,
    city: address.city,
    state: address.state ?? null,
    country_id: address.countryId,
  })
  await writeSignUpProven(context, signUp, userId)
  return { userId, passwordToken: user.password_hash === noPassword ? await newPasswordToken(context, userId) : null }
}
