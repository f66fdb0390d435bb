import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { actDiffers } from './bulk-acts.refusals.ts'
export type { BulkAct, BulkAsked, BulkKind, BulkPreview, BulkReason } from './bulk-acts.schemas.ts'

const path = '/api/organiser/bulk-act'

export const previewAct = endpoint({
  id: 'bulkActs.previewAct',
  method: 'POST',
  path: `${path}/preview`,
  audience: duties.decidePasses,
})

export const beginAct = endpoint({ id: 'bulkActs.beginAct', method: 'POST', path, audience: duties.decidePasses })

export const listActs = endpoint({ id: 'bulkActs.listActs', method: 'GET', path, audience: duties.decidePasses })

export const putActAway = endpoint({
  id: 'bulkActs.putActAway',
  method: 'DELETE',
  path: `${path}/:uuid`,
  audience: duties.decidePasses,
})
