import type { AppRoutes } from '#platform/app-routes.ts'

/** The pages of the back office. What stands around one is its frame: `door` the plate of the sign-in, `office` all else. */
export const routes = [
  { path: '/organiser/sign-in', frame: 'door', page: 'identity/organiser/sign-in-page.tsx' },
  { path: '/organiser/second-step', frame: 'door', page: 'identity/organiser/second-step-page.tsx' },
  { path: '/organiser/security', frame: 'office', page: 'identity/organiser/security-page.tsx' },
  { path: '/organiser/begin', frame: 'door', page: 'setup/organiser/begin-page.tsx' },
  { path: '/organiser/setup', frame: 'office', page: 'setup/organiser/setup-start-page.tsx' },
  { path: '/organiser/setup/$step', frame: 'office', page: 'setup/organiser/setup-page.tsx' },
  { path: '/organiser/editions', frame: 'office', page: 'setup/organiser/editions/editions-page.tsx' },
  { path: '/organiser/self-check', frame: 'office', page: 'setup/organiser/self-check-page.tsx' },
  {
    path: '/organiser/invitation/$uuid',
    frame: 'door',
    page: 'identity/organiser/team/invitation-page.tsx',
  },
  { path: '/organiser/staff', frame: 'office', page: 'identity/organiser/team/team-page.tsx' },
  { path: '/organiser/audit-log', frame: 'office', page: 'audit/organiser/audit-log-page.tsx' },
  {
    path: '/organiser/pass-types',
    frame: 'office',
    page: 'passes/organiser/pass-types/pass-types-page.tsx',
  },
  { path: '/organiser/pass-types/new', frame: 'office', page: 'passes/organiser/pass-types/new-pass-type-page.tsx' },
  { path: '/organiser/pass-types/$id', frame: 'office', page: 'passes/organiser/pass-types/pass-type-page.tsx' },
  { path: '/organiser/vouchers', frame: 'office', page: 'passes/organiser/vouchers/vouchers-page.tsx' },
  { path: '/organiser/vouchers/new', frame: 'office', page: 'passes/organiser/vouchers/new-batch-page.tsx' },
  { path: '/organiser/vouchers/$id', frame: 'office', page: 'passes/organiser/vouchers/voucher-batch-page.tsx' },
  {
    path: '/organiser/vouchers/$id/sheet',
    frame: 'office',
    page: 'passes/organiser/vouchers/voucher-sheet-page.tsx',
  },
  { path: '/organiser/lists', frame: 'office', page: 'passes/organiser/lists/lists-page.tsx' },
  { path: '/organiser/orders', frame: 'office', page: 'orders/organiser/orders-page.tsx' },
  { path: '/organiser/orders/$uuid', frame: 'office', page: 'orders/organiser/order-page.tsx' },
  { path: '/organiser/hotels', frame: 'office', page: 'accommodation/organiser/hotels-page.tsx' },
  { path: '/organiser/hotels/new', frame: 'office', page: 'accommodation/organiser/edit/new-hotel-page.tsx' },
  {
    path: '/organiser/hotels/$id/rooming-list',
    frame: 'office',
    page: 'accommodation/organiser/lists/rooming-list-page.tsx',
  },
  { path: '/organiser/hotels/$id/edit', frame: 'office', page: 'accommodation/organiser/edit/edit-hotel-page.tsx' },
  { path: '/organiser/hotels/$id/rooms', frame: 'office', page: 'accommodation/organiser/edit/hotel-rooms-page.tsx' },
  { path: '/organiser/hotels/$id', frame: 'office', page: 'accommodation/organiser/hotel-page.tsx' },
  { path: '/organiser', frame: 'office', page: 'dashboard/organiser/today-page.tsx' },
] as const satisfies AppRoutes<'door' | 'office'>
