/** The business constants of the specification's section 9, in the one module that both sides import. */

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 4000
/** A waiting state, once shown, stays at least this long, in milliseconds; none is shown before. */
export const MINIMUM_FETCH_DELAY_MS = 200
/** Layout breakpoints, in CSS pixels. */
export const BREAKPOINTS = { phoneWide: 576, desktop: 992, wide: 1140 } as const
/** Parts of the page that fail to load reload it at most this often, in milliseconds. */
export const PART_RELOAD_MS = 60_000
/** The tag that makes a user a vendor (exhibitor). */
export const VENDOR_TAG_ID = 2
/** Avatars are squares of this many CSS pixels, at this many device pixels each. */
export const AVATAR = { size: 56, dpr: 2 } as const
/** Pass types of these code types carry the vip style on their badge; all others the primary style. */
export const VIP_STYLE_CODE_TYPES = ['vip', 'vendor-vip'] as const
/** The answer that silences the survey gate. */
export const SURVEY_SKIP = 'skip'
/** Choosing, and placing an order paid by card, hold capacity for this long, in minutes. */
export const HOLD_MINUTES = 20
/** Placing an order paid by bank transfer holds capacity for this long, in days. */
export const TRANSFER_HOLD_DAYS = 7
/** People are warned this long before a hold ends, in seconds. */
export const HOLD_WARNING_SECONDS = 120
/** The password score (0 to 4) that is strong enough. */
export const PASSWORD_MINIMUM_SCORE = 3
/** What staff order for somebody is held for at most so many days. */
export const LONGEST_OFFER_DAYS = 60
/** A change of a stay that staff begin and its owner pays is held for this long, in days: as long as a mail needs. */
export const OFFERED_CHANGE_DAYS = 3
/** However often something is chosen anew, an order that is not placed holds nothing longer than this, in minutes. */
/** An order that is placed waits so many days for a bank transfer (decisions, section 3). */
export const TRANSFER_DAYS = 7
export const LONGEST_HOLD_MINUTES = 60
/** Rooms that one person may hold unpaid at a time. */
export const MAX_HELD_ROOMS = 4
/** No stay around an event is longer, in nights. */
export const LONGEST_STAY = 30
/** At this many rooms left or fewer, a night counts as nearly full. */
export const FEW_LEFT = 3
