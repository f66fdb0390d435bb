import { refusal } from './kit/refusal.ts'

export const eventNotForPass = refusal(
  'vip-events/not-for-pass',
  409,
  'Not open to your pass',
  'This event is for holders of other passes. Your pass page says what yours includes.',
)
export const eventCancelled = refusal(
  'vip-events/cancelled',
  409,
  'Event cancelled',
  'This event does not take place. What you paid for it goes back by itself.',
)
export const eventOver = refusal('vip-events/over', 409, 'Already begun', 'This event has begun. Choose another one.')
export const noGuests = refusal(
  'vip-events/no-guests',
  409,
  'Without guests',
  'Nobody can be brought to this event. Attend without a guest.',
)
export const noSecondPlace = refusal(
  'vip-events/no-second-place',
  409,
  'No place for a guest',
  'There is no second place left. Attend without a guest, or keep what you have.',
)
export const guestPaid = refusal(
  'vip-events/guest-paid',
  409,
  'Already paid',
  'The number of places is paid for. Withdraw and choose again to change it.',
)
export const stillComing = refusal(
  'vip-events/still-coming',
  409,
  'You have a place or wait for one',
  'Withdraw or leave the waiting list first. Then you can ignore the event.',
)
export const notComing = refusal(
  'vip-events/not-coming',
  409,
  'You have no place',
  'The calendar file is there once you have a place at this event.',
)
