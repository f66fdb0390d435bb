import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { CancellationPolicy } from './cancellation.schemas.ts'
export { fixedAfterOrder, ownerLinkUsed, saleIsOpen } from './setup.refusals.ts'
export type {
  ChecklistItem,
  EventStep,
  MailStep,
  MailTest,
  OpeningStep,
  SellerStep,
  Setup,
  VatChange,
} from './setup.schemas.ts'

/** Whether the link that the server printed still works; by being asked it is not used up. */
export const checkOwnerLink = endpoint({
  id: 'setup.checkOwnerLink',
  method: 'POST',
  path: '/api/setup/owner/check',
  audience: 'anyone',
})

export const claimOwnership = endpoint({
  id: 'setup.claimOwnership',
  method: 'POST',
  path: '/api/setup/owner',
  audience: 'anyone',
})

export const readSetup = endpoint({
  id: 'setup.readSetup',
  method: 'GET',
  path: '/api/organiser/setup',
  audience: duties.setUp,
})

export const saveEvent = endpoint({
  id: 'setup.saveEvent',
  method: 'PUT',
  path: '/api/organiser/setup/event',
  audience: duties.setUp,
})

export const saveSeller = endpoint({
  id: 'setup.saveSeller',
  method: 'PUT',
  path: '/api/organiser/setup/seller',
  audience: duties.setUp,
})

export const saveMail = endpoint({
  id: 'setup.saveMail',
  method: 'PUT',
  path: '/api/organiser/setup/mail',
  audience: duties.setUp,
})

export const sendTestMail = endpoint({
  id: 'setup.sendTestMail',
  method: 'POST',
  path: '/api/organiser/setup/test-mail',
  audience: duties.setUp,
})

export const saveCancellation = endpoint({
  id: 'setup.saveCancellation',
  method: 'PUT',
  path: '/api/organiser/setup/cancellation',
  audience: duties.setUp,
})

export const saveTexts = endpoint({
  id: 'setup.saveTexts',
  method: 'PUT',
  path: '/api/organiser/setup/texts',
  audience: duties.setUp,
})

export const saveLook = endpoint({
  id: 'setup.saveLook',
  method: 'PUT',
  path: '/api/organiser/setup/look',
  audience: duties.setUp,
})

export const planOpening = endpoint({
  id: 'setup.planOpening',
  method: 'PUT',
  path: '/api/organiser/setup/opening',
  audience: duties.setUp,
})
