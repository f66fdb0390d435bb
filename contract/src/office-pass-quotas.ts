import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { quotaIsShared } from './office-pass-quotas.refusals.ts'
export type { NewPassQuota, PassQuota, PassQuotaChange } from './office-pass-quotas.schemas.ts'

export const listPassQuotas = endpoint({
  id: 'passes.listPassQuotas',
  method: 'GET',
  path: '/api/organiser/pass-quota',
  audience: duties.seeOffer,
})

export const addPassQuota = endpoint({
  id: 'passes.addPassQuota',
  method: 'POST',
  path: '/api/organiser/pass-quota',
  audience: duties.editOffer,
})

export const changePassQuota = endpoint({
  id: 'passes.changePassQuota',
  method: 'PATCH',
  path: '/api/organiser/pass-quota/:id',
  audience: duties.editOffer,
})

export const removePassQuota = endpoint({
  id: 'passes.removePassQuota',
  method: 'POST',
  path: '/api/organiser/pass-quota/:id/remove',
  audience: duties.editOffer,
})
