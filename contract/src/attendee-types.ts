import * as z from 'zod/mini'

/** The seven business categories of the specification's section 1, in its order. */
export const AttendeeType = z.enum([
  'managed-service-provider',
  'platform-integrator',
  'distributor',
  'reseller',
  'oem',
  'cloud-service-provider',
  'corporate-it',
])
export type AttendeeType = z.infer<typeof AttendeeType>
