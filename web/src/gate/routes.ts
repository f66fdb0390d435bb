import type { AppRoutes } from '#platform/app-routes.ts'

/** The pages of those who stand at the gate. What stands around one is its frame: `door` the plate of the sign-in, `gate` all else. */
export const routes = [
  { path: '/gate/sign-in', frame: 'door', page: 'identity/gate/sign-in-page.tsx' },
  { path: '/gate', frame: 'gate', page: 'check-in/gate/scan-page.tsx' },
] as const satisfies AppRoutes<'door' | 'gate'>
