import { endpoint } from './kit/endpoint.ts'

export type { AddressVerdict, EligibilityEntry, NewEligibilityEntries } from './eligibility-entries.schemas.ts'

export const listEligibilityEntries = endpoint({
  id: 'passes.listEligibilityEntries',
  method: 'GET',
  path: '/api/organiser/eligibility-entry',
  audience: ['owner', 'organiser', 'support'],
})

export const addEligibilityEntries = endpoint({
  id: 'passes.addEligibilityEntries',
  method: 'POST',
  path: '/api/organiser/eligibility-entry',
  audience: ['owner', 'organiser'],
})

export const removeEligibilityEntry = endpoint({
  id: 'passes.removeEligibilityEntry',
  method: 'DELETE',
  path: '/api/organiser/eligibility-entry/:id',
  audience: ['owner', 'organiser'],
})

export const judgeAddress = endpoint({
  id: 'passes.judgeAddress',
  method: 'GET',
  path: '/api/organiser/address-verdict',
  audience: ['owner', 'organiser', 'support'],
})
