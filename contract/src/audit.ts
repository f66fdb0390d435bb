import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { AuditActor, AuditEntry, FieldChange, RecordChange, RecordKind } from './audit.schemas.ts'

export const listAuditEntries = endpoint({
  id: 'audit.listAuditEntries',
  method: 'GET',
  path: '/api/organiser/audit-entry',
  audience: duties.readAuditLog,
})

export const exportAuditEntries = endpoint({
  id: 'audit.exportAuditEntries',
  method: 'GET',
  path: '/api/organiser/audit-entry/export',
  audience: duties.readAuditLog,
})

export const listActors = endpoint({
  id: 'audit.listActors',
  method: 'GET',
  path: '/api/organiser/audit-actor',
  audience: duties.readAuditLog,
})

/** Whoever may see what is offered and written may see who changed it, all alike. */
export const listRecordEntries = endpoint({
  id: 'audit.listRecordEntries',
  method: 'GET',
  path: '/api/organiser/record/:kind/:id/entry',
  audience: duties.seeContent,
})

export const followChanges = endpoint({
  id: 'audit.followChanges',
  method: 'GET',
  path: '/api/organiser/change',
  audience: duties.followChanges,
})
