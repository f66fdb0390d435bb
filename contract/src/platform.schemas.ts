import * as z from 'zod/mini'
import { AskedInstant, Instant, Uuid } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'

const pixels = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d{1,4}$/)),
    z.transform((text: string) => Number(text)),
  ),
)

const density = z.optional(
  z.pipe(
    z.string().check(z.regex(/^[123]$/)),
    z.transform((text: string) => Number(text)),
  ),
)

/** What a browser may report that it could not read. */
export const Reported = z.enum(['availability'])
export type Reported = z.infer<typeof Reported>

export const DemoMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: Instant,
})
export type DemoMail = z.infer<typeof DemoMail>

/** `well`: nothing to do; `doubtful`: look at it; `ill`: it does not work. */
export const SelfCheckState = z.enum(['well', 'doubtful', 'ill'])

const check = <Shape extends z.core.$ZodLooseShape>(facts: Shape) => z.object({ state: SelfCheckState, ...facts })

/**
 * `some`: of what is `missing` nobody is told. `nothing`: the provider does not know the address. `off`: it knows it, and sends
 * nothing there. `unknown`: its answer did not come, or it may not be asked.
 */
const Webhook = z.object({
  url: z.string(),
  tells: z.enum(['all', 'some', 'nothing', 'off', 'unknown']),
  missing: z.array(z.string()),
})

export const SelfCheck = z.object({
  at: Instant,
  /** Milliseconds until it answered. */
  database: check({ engine: z.enum(['postgres', 'embedded']), version: z.string(), answeredMs: z.int() }),
  /** How many wait, for how long the oldest has (null: none waits), and how many failed for good. */
  jobs: check({ waiting: z.int(), oldestSeconds: z.nullable(z.int()), failed: z.int() }),
  /** Whether the role that the server runs as can do nothing to the log of what staff did but add to it. */
  auditLog: check({ guarded: z.boolean() }),
  /** What the mail server said when it was greeted; null: there is none, and mails stay in the demo's mailbox. */
  mail: check({ answer: z.nullable(z.string()) }),
  payment: check({
    provider: z.enum(['none', 'sandbox', 'stripe', 'transfer']),
    mode: z.enum(['test', 'live']),
    /** Whether the provider tells of what happens, where that is set in its own office; null: it needs no setting. */
    webhook: z.nullable(Webhook),
  }),
  /** What the program's own address answers; null: nothing. */
  publicAddress: check({ url: z.string(), status: z.nullable(z.int()) }),
  /** The machine's time, and by how many milliseconds it is ahead of the database's. */
  clock: check({ machineAt: Instant, aheadMs: z.int() }),
  disk: check({ freeBytes: z.int(), totalBytes: z.int() }),
  /**
   * How often a browser told, today or in the six days before, that it could not read which nights are free, and with which
   * statuses (0: no answer came).
   */
  browsers: check({ failures: z.int(), statuses: z.array(z.int()) }),
  version: check({ program: z.string(), node: z.string(), migration: z.string() }),
})
export type SelfCheck = z.infer<typeof SelfCheck>

export const terms = {
  'platform.readHealth': {
    summary: 'Whether the program and its database are up; 503 while the database is away',
    runs: 'read',
    needsNoEdition: true,
    answers: {
      200: z.object({
        status: z.literal('ok'),
        database: z.enum(['postgres', 'embedded']),
        demo: z.boolean(),
        version: z.string(),
      }),
    },
    refusals: [],
  },
  'platform.readOpenApi': {
    summary: 'This document: OpenAPI 3.1, made from the schemas that check requests and answers',
    runs: 'read',
    needsNoEdition: true,
    shared: true,
    answers: { 200: z.looseObject({ openapi: z.string() }) },
    refusals: [],
  },
  'platform.readImage': {
    summary: 'A picture in one of the listed sizes; the same id is the same picture for ever',
    runs: 'read',
    needsNoEdition: true,
    params: z.object({ id: Uuid }),
    query: z.strictObject({ w: pixels, h: pixels, fit: z.optional(z.literal('crop')), dpr: density }),
    answers: { 200: { binary: 'image/webp' } },
    refusals: [],
  },
  'platform.reportFailure': {
    summary: 'Tell the operator that something could not be read: how often, and with which status (0: no answer came)',
    runs: 'command',
    body: z.strictObject({
      what: Reported,
      status: z.int().check(z.minimum(0), z.maximum(599)),
      count: z.int().check(z.minimum(1), z.maximum(100)),
    }),
    limit: { by: 'address', attempts: 30, perSeconds: 300 },
    answers: { 204: null },
    refusals: [],
  },
  'platform.createDownload': {
    summary: 'A one-time address, good for 60 seconds, for what a browser must open by itself',
    runs: 'command',
    // One-time addresses do not lead to each other.
    body: z.strictObject({
      path: z.string().check(z.maxLength(500), z.regex(/^\/api\/(?!download\/)[a-z0-9/.-]+(?:\?[\w=&%.:+-]*)?$/)),
    }),
    answers: { 201: z.object({ url: z.string() }) },
    refusals: [requests.secondFactorNeeded],
  },
  'platform.readDownload': {
    summary: 'Open a one-time address',
    runs: 'process',
    needsNoEdition: true,
    params: z.object({ token: z.string().check(z.maxLength(100)) }),
    answers: { 200: { binary: '*/*' } },
    refusals: [],
  },
  'platform.giveDemoCode': {
    summary: 'One more code on paper for somebody of the demo’s staff; it is good once',
    runs: 'command',
    body: z.strictObject({ email: z.string().check(z.trim(), z.maxLength(254)) }),
    answers: { 201: z.object({ code: z.string() }) },
    refusals: [requests.notFound],
  },
  'platform.listDemoMails': {
    summary: 'Demo mode: the mails that were sent, newest first',
    runs: 'read',
    needsNoEdition: true,
    query: z.strictObject({ to: z.optional(z.string().check(z.maxLength(254))) }),
    answers: { 200: z.array(DemoMail) },
    refusals: [],
  },
  'platform.moveDemoClock': {
    summary: 'Demo mode: move the app’s clock; it ticks on from there',
    runs: 'command',
    needsNoEdition: true,
    body: z.strictObject({ now: AskedInstant }),
    answers: { 200: z.object({ now: Instant }) },
    refusals: [],
  },
  'platform.readSelfCheck': {
    summary:
      'Whether database, jobs, audit log, mail, payment, public address, clock, disk and browsers are as they should be, and which version this is',
    runs: 'read',
    answers: { 200: SelfCheck },
    refusals: [],
  },
} as const satisfies TermsById
