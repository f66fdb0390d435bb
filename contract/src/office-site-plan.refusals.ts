import { refusal } from './kit/refusal.ts'

/** By a colleague, while it was open. */
export const planIsRemoved = refusal(
  'exhibitors/plan-is-removed',
  409,
  'It was removed meanwhile',
  'A colleague removed the site plan meanwhile. Load the page again to write a new one.',
)
