import { passportDays } from '@foyer/contract/visa-letter-rules'
import { forgetBeds, forgetListedNames } from '#features/accommodation'
import { forgetBulkActs } from '#features/bulk-acts'
import { forgetExports } from '#features/exports'
import {
  forgetFormerAddresses,
  forgetOldNetworks,
  forgetPasswordLinks,
  forgetSessions,
  forgetSignUps,
  forgetStaffInvitations,
  networkKnownSeconds,
  type SignUpTraces,
} from '#features/identity'
import { deleteMailsOfSignUp, forgetMails } from '#features/mails'
import { beginBuyerErasure, forgetNetworks, forgetOrderLinks, lockLivingOrder } from '#features/orders'
import { forgetInvitations } from '#features/pass-transfers'
import { forgetWaits, hasPlaceOfSignUp } from '#features/passes'
import { forgetPassengers } from '#features/train-tickets'
import { forgetVatIdChecks } from '#features/vat-ids'
import { forgetGuests } from '#features/vip-events'
import { forgetPassports, withdrawLostLetters } from '#features/visa-letters'
import { forgetPlaces } from '#features/waiting-room'
import { forgetAnswers, forgetAttempts, forgetDownloads, forgetReports } from '#platform/jobs/forget'
import { deadJobSeconds, jobSeconds } from '#platform/jobs/queues'
import type { Retention } from '#platform/jobs/retention'

const HOUR = 3600
const DAY = 24 * HOUR

const signUpTraces: SignUpTraces = {
  isNeeded: async (context, id) => (await lockLivingOrder(context, id)) || (await hasPlaceOfSignUp(context, id)),
  async erase(context, id) {
    await beginBuyerErasure(context, { userId: null, signUpIds: [id] })
    await deleteMailsOfSignUp(context, id)
  },
}

/**
 * What is forgotten by itself, and how long after it ended or was used last. docs/operating.md has the same rows, with
 * what stays for ever.
 */
export const retention: Retention = {
  'answers to repeated requests': { keptSeconds: DAY, forget: forgetAnswers },
  'counts of attempts': { keptSeconds: 0, forget: forgetAttempts },
  'one-time addresses': { keptSeconds: 0, forget: forgetDownloads },
  sessions: { keptSeconds: 0, forget: forgetSessions },
  // A mail that is sent again must find that its link was used.
  'links to a new password': { keptSeconds: DAY, forget: forgetPasswordLinks },
  'links to an order': { keptSeconds: 0, forget: forgetOrderLinks },
  // For so long what was registered counts, were the register silent.
  'answers about VAT IDs': { keptSeconds: 30 * DAY, forget: forgetVatIdChecks },
  'invitations to the team': { keptSeconds: 30 * DAY, forget: forgetStaffInvitations },
  // As long as the mail that told of it is.
  'addresses that accounts had before': { keptSeconds: 365 * DAY, forget: forgetFormerAddresses },
  'networks that payments were begun from': { keptSeconds: DAY, forget: forgetNetworks },
  'networks somebody signed in from': { keptSeconds: networkKnownSeconds, forget: forgetOldNetworks },
  // Whoever comes late can still be sent another link.
  'sign-ups nobody confirmed': {
    keptSeconds: 23 * DAY,
    forget: (context, before) => forgetSignUps(context, before, signUpTraces),
  },
  // Their turn lasts a day: until then they count as told.
  'waits for a sold-out pass': { keptSeconds: DAY, forget: forgetWaits },
  'whom a pass was offered to': { keptSeconds: 30 * DAY, forget: forgetInvitations },
  'names on train tickets that went back': { keptSeconds: 30 * DAY, forget: forgetPassengers },
  // Whom somebody brought may be asked for until everybody is home.
  'names of guests at VIP events': { keptSeconds: 30 * DAY, forget: forgetGuests },
  // The house may ask who slept there until its bill is paid.
  'names on rooming lists': { keptSeconds: 30 * DAY, forget: forgetListedNames },
  // As long as the house's list of them, and after it: without it a list that is sent then would call them changed.
  'names of guests in hotels': { keptSeconds: 30 * DAY, forget: forgetBeds },
  'passport data of visa letters': { keptSeconds: passportDays * DAY, forget: forgetPassports },
  'passport data of letters whose pass was lost': { keptSeconds: 0, forget: withdrawLostLetters },
  'exports of lists': { keptSeconds: DAY, forget: forgetExports },
  'what was done to many people': { keptSeconds: 7 * DAY, forget: forgetBulkActs },
  'places in a waiting room': { keptSeconds: 0, forget: forgetPlaces },
  // Until the year after nobody asks any more whether it arrived.
  'what mails were sent': { keptSeconds: 365 * DAY, forget: forgetMails },
  'counts of what browsers could not read': { keptSeconds: 30 * DAY, forget: forgetReports },
}

/** What the jobs' library deletes by itself, in its own upkeep. */
export const jobRetention = {
  'jobs that ran': jobSeconds,
  'jobs that failed for good': deadJobSeconds,
} as const
