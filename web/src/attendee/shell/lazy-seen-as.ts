import { lazyPart } from '#platform/load-part.ts'
import type { SeenAsProps } from './seen-as.tsx'

/** Only staff who see the app as somebody else ever load it. */
export const SeenAs = lazyPart<SeenAsProps, 'SeenAs'>(() => import('./seen-as.tsx'), 'SeenAs')
