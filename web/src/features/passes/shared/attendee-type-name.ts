import type { AttendeeType } from '@foyer/contract/editions'
import { message } from '#platform/messages/messages.ts'

/** What a person's business is called; to be translated with `t`. */
export const attendeeTypeNames = {
  'managed-service-provider': message('Managed service provider'),
  'platform-integrator': message('Platform integrator'),
  distributor: message('Distributor'),
  reseller: message('Reseller'),
  oem: message('OEM'),
  'cloud-service-provider': message('Cloud service provider'),
  'corporate-it': message('Corporate IT'),
} satisfies Record<AttendeeType, string>
