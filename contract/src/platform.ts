import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { DemoMail, Reported, SelfCheck } from './platform.schemas.ts'

/** What the program itself answers, whatever the event. */
export const readHealth = endpoint({
  id: 'platform.readHealth',
  method: 'GET',
  path: '/api/health',
  audience: 'anyone',
})

/** The document of all calls, itself among them. */
export const readOpenApi = endpoint({
  id: 'platform.readOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  audience: 'anyone',
})

export const readImage = endpoint({
  id: 'platform.readImage',
  method: 'GET',
  path: '/api/image/:id',
  audience: 'anyone',
})

export const reportFailure = endpoint({
  id: 'platform.reportFailure',
  method: 'POST',
  path: '/api/client-report',
  audience: 'anyone',
})

export const createDownload = endpoint({
  id: 'platform.createDownload',
  method: 'POST',
  path: '/api/download',
  audience: 'signed-in',
})

export const readDownload = endpoint({
  id: 'platform.readDownload',
  method: 'GET',
  path: '/api/download/:token',
  audience: 'anyone',
})

export const listDemoMails = endpoint({
  id: 'platform.listDemoMails',
  method: 'GET',
  path: '/api/demo/mailbox',
  audience: 'demo',
})

/** In the demo nobody has the staff's telephones: whoever tries it is given a code on paper instead. */
export const giveDemoCode = endpoint({
  id: 'platform.giveDemoCode',
  method: 'POST',
  path: '/api/demo/recovery-code',
  audience: 'demo',
})

export const moveDemoClock = endpoint({
  id: 'platform.moveDemoClock',
  method: 'POST',
  path: '/api/demo/clock',
  audience: 'demo',
})

/** How the program itself is doing, for those who run it. */
export const readSelfCheck = endpoint({
  id: 'platform.readSelfCheck',
  method: 'GET',
  path: '/api/organiser/self-check',
  audience: duties.setUp,
})
