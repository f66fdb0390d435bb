import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { holdsPass, notWaiting, passChangeDiffers, passNotChangeable } from './office-passes.refusals.ts'
export type { Approvals, PassChangePreview } from './office-passes.schemas.ts'

export const approvePasses = endpoint({
  id: 'passes.approvePasses',
  method: 'POST',
  path: '/api/organiser/pass/approve',
  audience: duties.decidePasses,
})

export const previewRejection = endpoint({
  id: 'passes.previewRejection',
  method: 'GET',
  path: '/api/organiser/pass/:uuid/rejection',
  audience: duties.decidePasses,
})

export const rejectPass = endpoint({
  id: 'passes.rejectPass',
  method: 'POST',
  path: '/api/organiser/pass/:uuid/reject',
  audience: duties.decidePasses,
})

export const grantPass = endpoint({
  id: 'passes.grantPass',
  method: 'POST',
  path: '/api/organiser/person/:uuid/pass',
  audience: duties.decidePasses,
})

export const previewPassChange = endpoint({
  id: 'passes.previewPassChange',
  method: 'POST',
  path: '/api/organiser/pass/:uuid/change/preview',
  audience: duties.changeSold,
})

export const changePass = endpoint({
  id: 'passes.changePass',
  method: 'POST',
  path: '/api/organiser/pass/:uuid/change',
  audience: duties.changeSold,
})
