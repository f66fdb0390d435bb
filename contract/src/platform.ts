import * as z from 'zod/mini'
import { endpoint } from './kit/endpoint.ts'
import { DemoInstant, Instant, Uuid } from './kit/fields.ts'

/** What the program itself answers, whatever the event. */
export const readHealth = endpoint({
  id: 'platform.readHealth',
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the program and its database are up; 503 while the database is away',
  audience: 'anyone',
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
})

const pixels = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d{1,4}$/)),
    z.transform((text: string) => Number(text)),
  ),
)

/** The document of all calls, itself among them. */
export const readOpenApi = endpoint({
  id: 'platform.readOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This document: OpenAPI 3.1, made from the schemas that check requests and answers',
  audience: 'anyone',
  runs: 'read',
  needsNoEdition: true,
  shared: true,
  answers: { 200: z.looseObject({ openapi: z.string() }) },
  refusals: [],
})

const density = z.optional(
  z.pipe(
    z.string().check(z.regex(/^[123]$/)),
    z.transform((text: string) => Number(text)),
  ),
)

export const readImage = endpoint({
  id: 'platform.readImage',
  method: 'GET',
  path: '/api/image/:id',
  summary: 'A picture in one of the listed sizes; the same id is the same picture for ever',
  audience: 'anyone',
  runs: 'read',
  needsNoEdition: true,
  params: z.object({ id: Uuid }),
  query: z.strictObject({ w: pixels, h: pixels, fit: z.optional(z.literal('crop')), dpr: density }),
  answers: { 200: { binary: 'image/webp' } },
  refusals: [],
})

/** What a browser may report that it could not read. */
export const Reported = z.enum(['availability'])
export type Reported = z.infer<typeof Reported>

export const reportFailure = endpoint({
  id: 'platform.reportFailure',
  method: 'POST',
  path: '/api/client-report',
  summary: 'Tell the operator that something could not be read: how often, and with which status (0: no answer came)',
  audience: 'anyone',
  runs: 'command',
  body: z.strictObject({
    what: Reported,
    status: z.int().check(z.minimum(0), z.maximum(599)),
    count: z.int().check(z.minimum(1), z.maximum(100)),
  }),
  limit: { by: 'address', attempts: 30, perSeconds: 300 },
  answers: { 204: null },
  refusals: [],
})

export const createDownload = endpoint({
  id: 'platform.createDownload',
  method: 'POST',
  path: '/api/download',
  summary: 'A one-time address, good for 60 seconds, for what a browser must open by itself',
  audience: 'signed-in',
  runs: 'command',
  // One-time addresses do not lead to each other.
  body: z.strictObject({ path: z.string().check(z.maxLength(200), z.regex(/^\/api\/(?!download\/)[a-z0-9/.-]+$/)) }),
  answers: { 201: z.object({ url: z.string() }) },
  refusals: [],
})

export const readDownload = endpoint({
  id: 'platform.readDownload',
  method: 'GET',
  path: '/api/download/:token',
  summary: 'Open a one-time address',
  audience: 'anyone',
  runs: 'process',
  needsNoEdition: true,
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  answers: { 200: { binary: '*/*' } },
  refusals: [],
})

export const DemoMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: Instant,
})
export type DemoMail = z.infer<typeof DemoMail>

export const listDemoMails = endpoint({
  id: 'platform.listDemoMails',
  method: 'GET',
  path: '/api/demo/mailbox',
  summary: 'Demo mode: the mails that were sent, newest first',
  audience: 'demo',
  runs: 'read',
  needsNoEdition: true,
  query: z.strictObject({ to: z.optional(z.string().check(z.maxLength(254))) }),
  answers: { 200: z.array(DemoMail) },
  refusals: [],
})

export const moveDemoClock = endpoint({
  id: 'platform.moveDemoClock',
  method: 'POST',
  path: '/api/demo/clock',
  summary: 'Demo mode: move the app’s clock; it ticks on from there',
  audience: 'demo',
  runs: 'command',
  needsNoEdition: true,
  body: z.strictObject({ now: DemoInstant }),
  answers: { 200: z.object({ now: Instant }) },
  refusals: [],
})
