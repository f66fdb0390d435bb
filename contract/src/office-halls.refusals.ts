import { refusal } from './kit/refusal.ts'

/** Others than were seen. */
export const reachesOthers = refusal(
  'exhibitors/reaches-others',
  409,
  'It changed meanwhile',
  'It would reach other exhibitors by now. Look at it again, then do it.',
)
