import { refusal } from './kit/refusal.ts'

export const calendarGone = refusal(
  'program/calendar-gone',
  404,
  'This calendar is gone',
  'This address opens no calendar any more. Copy the new one from your agenda.',
)
