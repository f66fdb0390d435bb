import { lazyPart } from './load-part.ts'
import type { OneToastProps } from './one-toast.tsx'

const Nothing = () => null

/** Asked for ahead. A message that cannot be shown takes no page away. */
export const OneToast = lazyPart<OneToastProps, 'OneToast'>(
  () => import('./one-toast.tsx').catch(() => ({ OneToast: Nothing })),
  'OneToast',
)
