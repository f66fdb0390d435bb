/** 32 signs that cannot be mistaken for each other when read aloud or off paper: no I, O, 0 or 1. */
export const voucherSigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** So many codes are made at a time. */
export const mostVouchers = 10_000

/** For each code that is good there are at least so many that are not: whoever guesses is stopped long before one of them opens. */
const guessesForOne = 10_000

/** Letters, figures and hyphens as they are printed, and `#` for each sign that is drawn. */
export const voucherPattern = /^[A-Za-z0-9#-]{1,40}$/

/** How many signs of a pattern are drawn; none: it is one code, as somebody typed it. */
export const signsDrawn = (pattern: string): number => pattern.split('#').length - 1

/** How many codes a pattern can have. */
export const possibleCodes = (pattern: string): number => voucherSigns.length ** signsDrawn(pattern)

/** How many codes may be made after a pattern, so that nobody finds one by guessing. */
export const mostCodesOf = (pattern: string): number =>
  signsDrawn(pattern) === 0 ? 1 : Math.min(mostVouchers, Math.floor(possibleCodes(pattern) / guessesForOne))
