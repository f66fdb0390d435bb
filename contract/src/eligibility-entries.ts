import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type {
  AddressVerdict,
  EligibilityEntry,
  EligibilityPreview,
  NewEligibilityEntries,
} from './eligibility-entries.schemas.ts'

export const listEligibilityEntries = endpoint({
  id: 'passes.listEligibilityEntries',
  method: 'GET',
  path: '/api/organiser/eligibility-entry',
  audience: duties.seeLists,
})

/** What would become of a list before it is taken. */
export const previewEligibilityEntries = endpoint({
  id: 'passes.previewEligibilityEntries',
  method: 'POST',
  path: '/api/organiser/eligibility-entry/preview',
  audience: duties.editLists,
})

export const addEligibilityEntries = endpoint({
  id: 'passes.addEligibilityEntries',
  method: 'POST',
  path: '/api/organiser/eligibility-entry',
  audience: duties.editLists,
})

export const removeEligibilityEntry = endpoint({
  id: 'passes.removeEligibilityEntry',
  method: 'DELETE',
  path: '/api/organiser/eligibility-entry/:id',
  audience: duties.editLists,
})

export const judgeAddress = endpoint({
  id: 'passes.judgeAddress',
  method: 'GET',
  path: '/api/organiser/address-verdict',
  audience: duties.seeLists,
})
