import { attendeeTypes } from '@foyer/contract/attendee-types'
import { type Locale, locales } from '@foyer/contract/kit/languages'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { appNow } from '#platform/app-clock.ts'
import { whenPersonIsForgotten } from '#platform/forget-person.ts'
import { keep, readKept } from '#platform/kept.ts'

/**
 * What somebody has typed so far. It outlives Back, a reload and a lost connection, for as long as the tab is open and
 * nobody signs in or out in it. The password and the card are never in it.
 */
const Draft = z.object({
  attendeeType: z.nullable(z.enum(attendeeTypes)),
  email: z.string(),
  passTypeId: z.nullable(z.int()),
  voucherCode: z.string(),
  /** What the voucher was found to give; null: not checked, or not valid. An older draft has its name alone. */
  voucherPass: z.nullable(
    z.object({
      id: z.optional(z.int()),
      name: z.string(),
      codeType: z.string(),
      /** What it costs with the code; not given: nothing. */
      pays: z.optional(z.object({ amount: z.int(), currency: z.string() })),
    }),
  ),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  vatId: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  countryId: z.int(),
  /** The sign-up that the server knows, and the answers it was made from. */
  signedUp: z.nullable(
    z.object({
      uuid: z.string(),
      email: z.string(),
      orderUuid: z.nullable(z.string()),
      orderSecret: z.nullable(z.string()),
      answers: z.string(),
      /** What stands on the ticket that was bought; the answers themselves are forgotten once it is paid. */
      ticket: z.optional(
        z.object({
          firstName: z.string(),
          lastName: z.string(),
          companyName: z.string(),
          passName: z.string(),
          codeType: z.string(),
        }),
      ),
    }),
  ),
  savedAt: z.nullable(z.string()),
})
export type SignUpDraft = z.infer<typeof Draft>

export const emptyDraft: SignUpDraft = {
  attendeeType: null,
  email: '',
  passTypeId: null,
  voucherCode: '',
  voucherPass: null,
  firstName: '',
  lastName: '',
  companyName: '',
  vatId: '',
  addressLine1: '',
  addressLine2: '',
  zip: '',
  city: '',
  state: '',
  countryId: 0,
  signedUp: null,
  savedAt: null,
}

/** Stays as it is: what is added to a draft may be missing in one that was begun before. */
const KEY = 'foyer_sign_up_2'

/** A draft from its text; what does not fit, such as one of an older version, is an empty one. */
export function parseDraft(text: string | null): SignUpDraft {
  if (text === null) return emptyDraft
  try {
    const parsed = Draft.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : emptyDraft
  } catch {
    return emptyDraft
  }
}

/** Whether a voucher leaves nothing to pay. */
export const isCovered = ({ voucherPass }: Pick<SignUpDraft, 'voucherPass'>): boolean =>
  voucherPass !== null && (voucherPass.pays?.amount ?? 0) === 0

export type SignUpStep = '/sign-up' | '/sign-up/pass' | '/sign-up/details' | '/sign-up/payment'

/** Whether each step's answers are there; the password is asked for on the details page and kept in memory only. */
export function firstOpenStep(draft: SignUpDraft, hasPassword: boolean): SignUpStep {
  if (draft.attendeeType === null) return '/sign-up'
  if (draft.email === '' || (draft.passTypeId === null && draft.voucherPass === null)) return '/sign-up/pass'
  const typed = [draft.firstName, draft.lastName, draft.companyName, draft.addressLine1, draft.zip, draft.city]
  if (typed.some((text) => text.trim() === '') || draft.countryId === 0 || !hasPassword) return '/sign-up/details'
  return '/sign-up/payment'
}

const steps: readonly SignUpStep[] = ['/sign-up', '/sign-up/pass', '/sign-up/details', '/sign-up/payment']

/** Where somebody who opens a step has to go first; null: they may stay. */
export function stepBefore(step: SignUpStep, draft: SignUpDraft, hasPassword: boolean): SignUpStep | null {
  const open = firstOpenStep(draft, hasPassword)
  return steps.indexOf(step) > steps.indexOf(open) ? open : null
}

/** What the server would be told: as long as it is the same, so is the sign-up. */
export function answersOf(draft: SignUpDraft, locale: Locale) {
  return {
    attendeeType: draft.attendeeType ?? 'corporate-it',
    email: draft.email,
    passTypeId: draft.voucherPass === null ? draft.passTypeId : null,
    voucherCode: draft.voucherPass === null ? null : draft.voucherCode,
    firstName: draft.firstName,
    lastName: draft.lastName,
    companyName: draft.companyName,
    jobTitle: null,
    phone: null,
    vatId: draft.vatId === '' ? null : draft.vatId,
    billingAddress: {
      addressLine1: draft.addressLine1,
      addressLine2: draft.addressLine2 === '' ? null : draft.addressLine2,
      zip: draft.zip,
      city: draft.city,
      state: draft.state === '' ? null : draft.state,
      countryId: draft.countryId,
    },
    locale,
  } as const
}

let current: SignUpDraft | null = null
let password = ''
/** The password that the sign-up was made with; empty after a reload, such as the way to the bank and back. */
let signedUpWith = ''
const listeners = new Set<() => void>()

function read(): SignUpDraft {
  current ??= parseDraft(readKept('sessionStorage', KEY))
  return current
}

function write(draft: SignUpDraft): void {
  current = draft
  // Where that is full or forbidden, the draft lives on in memory, and only a reload would lose it.
  keep('sessionStorage', KEY, JSON.stringify(current))
  for (const listener of listeners) listener()
}

export function changeDraft(change: Partial<SignUpDraft>): void {
  write({ ...read(), ...change, savedAt: appNow().toISOString() })
}

/** The server knows this sign-up. */
export function keepSignUp(signedUp: NonNullable<SignUpDraft['signedUp']>): void {
  signedUpWith = password
  changeDraft({ signedUp })
}

/**
 * The sign-up that the answers, as they stand now, were sent with; null: sending them makes another one, in the language
 * of the page. Without the password nothing can be sent again: another language leaves the sign-up as it is.
 */
export function standingSignUp(draft: SignUpDraft, locale: Locale): SignUpDraft['signedUp'] {
  if (password !== '' && password !== signedUpWith) return null
  const isSame = (one: Locale) => draft.signedUp?.answers === JSON.stringify(answersOf(draft, one))
  return (password === '' ? locales : [locale]).some(isSame) ? draft.signedUp : null
}

/** The sign-up is through: what is left to do needs no answers, and nobody pays for the same ones twice. */
export function finishDraft(): void {
  const { signedUp } = read()
  password = ''
  signedUpWith = ''
  write({ ...emptyDraft, signedUp: signedUp === null ? null : { ...signedUp, answers: '' } })
}

/** Who uses the tab next finds nothing of it. */
function forgetDraft(): void {
  password = ''
  signedUpWith = ''
  current = emptyDraft
  keep('sessionStorage', KEY, null)
  for (const listener of listeners) listener()
}
whenPersonIsForgotten(forgetDraft)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useDraft(): SignUpDraft {
  return useSyncExternalStore(subscribe, read, () => emptyDraft)
}

/** The password stays in memory: a reload asks for it again. */
export function keepPassword(typed: string): void {
  password = typed
}

export function keptPassword(): string {
  return password
}
