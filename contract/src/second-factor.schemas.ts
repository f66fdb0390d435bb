import * as z from 'zod/mini'
import { Instant, line } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { askedTooLongAgo, lastFactor, passkeyNotVerified, wrongCode } from './second-factor.refusals.ts'

/** Bytes as WebAuthn writes them in JSON (base64url). */
const Bytes = z.string().check(z.regex(/^[\w-]{1,8192}$/))
const PasskeyId = z.string().check(z.regex(/^[\w-]{1,1400}$/))

export const Passkey = z.object({
  id: PasskeyId,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
})
export type Passkey = z.infer<typeof Passkey>

/** With what somebody of the staff shows that it is them, beside their password. */
export const SecondFactor = z.object({
  /** One of their scopes asks for it. */
  isNeeded: z.boolean(),
  /** They have a passkey or an app. */
  isSet: z.boolean(),
  /** It was shown in this session. */
  isShown: z.boolean(),
  /** Until then nothing asks for it again; null: whatever asks for a fresh one does. */
  freshUntil: z.nullable(Instant),
  passkeys: z.array(Passkey),
  /** Since when an app makes codes; null: none does. */
  appSince: z.nullable(Instant),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** What a browser is told to make a passkey (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
export const PasskeyCreation = z.object({
  challenge: Bytes,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: Bytes, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: PasskeyId })),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** What a browser is told to use one (WebAuthn, `PublicKeyCredentialRequestOptionsJSON`). */
export const PasskeyRequest = z.object({
  challenge: Bytes,
  rpId: z.string(),
  allowCredentials: z.array(z.object({ type: z.literal('public-key'), id: PasskeyId })),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** Shown once, and kept as fingerprints; null: they stay as they are. */
const RecoveryCodes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) })
const Code = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))
/** Each try costs somebody who knows the password one of these. */
const limit = { by: 'person', attempts: 30, perSeconds: 900 } as const

export const terms = {
  'identity.readSecondFactor': {
    summary: 'What one shows beside the password, and whether it was shown in this session',
    runs: 'read',
    secondFactor: 'not-asked',
    answers: { 200: SecondFactor },
    refusals: [],
  },
  'identity.beginTotp': {
    summary: 'A new secret for an app that makes codes; it counts once a code of it was entered',
    runs: 'command',
    limit,
    answers: {
      200: z.object({
        /** As one types it in (base32). */
        secret: z.string(),
        /** `otpauth://totp/…` */
        uri: z.string(),
        /** The same as a QR code: its side in modules, and the dark ones as the path of an SVG. */
        code: z.object({ size: z.int(), path: z.string() }),
      }),
    },
    refusals: [],
  },
  'identity.keepTotp': {
    summary: 'Enter the first code of the app; the secret takes the place of the one before',
    runs: 'process',
    secondFactor: 'not-asked',
    body: z.strictObject({ code: Code }),
    answers: { 200: RecoveryCodes },
    refusals: [wrongCode, askedTooLongAgo, requests.secondFactorNeeded, requests.tooMany],
  },
  'identity.removeTotp': {
    summary: 'Remove the app',
    runs: 'command',
    secondFactor: 'fresh',
    answers: { 204: null },
    refusals: [lastFactor],
  },
  'identity.beginPasskey': {
    summary: 'Ask for a new passkey',
    runs: 'command',
    limit,
    answers: { 200: PasskeyCreation },
    refusals: [],
  },
  'identity.addPasskey': {
    summary: 'Keep the passkey that the browser made',
    runs: 'process',
    secondFactor: 'not-asked',
    body: z.strictObject({
      name: line(80),
      id: PasskeyId,
      clientDataJSON: Bytes,
      attestationObject: Bytes,
      transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
    }),
    limit,
    answers: { 201: RecoveryCodes },
    refusals: [passkeyNotVerified, askedTooLongAgo, requests.secondFactorNeeded],
  },
  'identity.removePasskey': {
    summary: 'Remove a passkey',
    runs: 'command',
    secondFactor: 'fresh',
    params: z.object({ id: PasskeyId }),
    answers: { 204: null },
    refusals: [lastFactor],
  },
  'identity.renewRecoveryCodes': {
    summary: 'Ten new codes on paper; those before are worthless',
    runs: 'command',
    secondFactor: 'fresh',
    answers: { 200: RecoveryCodes },
    refusals: [],
  },
  'identity.proveByCode': {
    summary: 'Show that it is oneself, with a code of the app or one on paper; each is good once',
    runs: 'process',
    secondFactor: 'not-asked',
    body: z.strictObject({ code: Code }),
    answers: { 200: SecondFactor },
    refusals: [wrongCode, requests.tooMany],
  },
  'identity.askForPasskey': {
    summary: 'Ask for a passkey that is there',
    runs: 'command',
    limit,
    answers: { 200: PasskeyRequest },
    refusals: [],
  },
  'identity.proveByPasskey': {
    summary: 'Show that it is oneself, with a passkey',
    runs: 'process',
    secondFactor: 'not-asked',
    body: z.strictObject({ id: PasskeyId, clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }),
    limit,
    answers: { 200: SecondFactor },
    refusals: [passkeyNotVerified, askedTooLongAgo],
  },
} as const satisfies TermsById
