/** The seven business categories of the specification's section 1, in its order. */
export const attendeeTypes = [
  'managed-service-provider',
  'platform-integrator',
  'distributor',
  'reseller',
  'oem',
  'cloud-service-provider',
  'corporate-it',
] as const
