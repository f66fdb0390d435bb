export { alternativesTo, clashesAmong } from './attendee/shared/clashes.ts'
export { keepSendingStars } from './attendee/shared/send-unsent-stars.ts'
export { unsentStars, useUnsentStars } from './attendee/shared/unsent-stars.ts'
