import * as z from 'zod/mini'
import { type Locale as Language, locales } from './languages.ts'
import { message } from './message.ts'
import { requiredMessage } from './required-message.ts'
import { tooLong } from './too-long.ts'

// Control characters, the Unicode format characters that reorder or hide text, lone surrogates, and the letters that
// show as nothing (Hangul fillers, the empty Braille cell): none of them belongs in a name, and each has been used to
// forge one.
const unprintable =
  /\u034f|\u17b4|\u17b5|[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/u
/** Something of its own to see: not an accent, or a choice between two forms, without its letter. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** What a field says that holds what nothing can keep. */
export const invisibleMessage = message('Please remove the invisible characters.')
export const numberTooLargeMessage = message('This number is too large.')

type Check<S extends z.ZodMiniType> = z.core.$ZodCheck<z.output<S>>

/** With checks. A call that bundlers know to do nothing else: a form that uses one field of this file carries no other. */
// @__NO_SIDE_EFFECTS__
function checked<S extends z.ZodMiniType>(schema: S, ...checks: Check<S>[]): S {
  return schema.check(...checks)
}

/** One line of printable text, trimmed; `max` in UTF-16 units. */
// @__NO_SIDE_EFFECTS__
export function line(max: keyof typeof tooLong) {
  return checked(
    z.string(),
    z.trim(),
    z.minLength(1, requiredMessage),
    z.maxLength(max, tooLong[max]),
    z.refine((text) => !unprintable.test(text), invisibleMessage),
    z.refine((text) => text === '' || visible.test(text), requiredMessage),
  )
}

/** As {@link line}, where nothing at all is an answer too. */
// @__NO_SIDE_EFFECTS__
export function optionalLine(max: keyof typeof tooLong) {
  return z.optional(
    z.nullable(
      checked(
        z.string(),
        z.trim(),
        z.maxLength(max, tooLong[max]),
        z.refine((text) => !unprintable.test(text), invisibleMessage),
      ),
    ),
  )
}

const emailShape = /^[^\s@<>(),;:"\\[\]]{1,64}@[a-z0-9](?:[a-z0-9-]{0,62}\.)+[a-z]{2,63}$/i

/** An e-mail address with blanks around it removed; 254 characters at most (RFC 5321). */
export const Email = checked(
  z.string(),
  z.trim(),
  z.maxLength(254, message('Enter an e-mail address like name@company.com.')),
  z.refine(
    (text) => emailShape.test(text) && !unprintable.test(text) && emailShape.test(text.normalize('NFKC')),
    message('Enter an e-mail address like name@company.com.'),
  ),
)

/** A calendar day, `YYYY-MM-DD`: never an instant. */
export const Day = z.iso.date()
/** A day that somebody may ask for: of this century, as far as calendars, databases and stays can reckon. */
export const AskedDay = checked(z.iso.date(), z.regex(/^20/, message('Enter a day of this century.')))
/** An instant, RFC 3339 in UTC. */
export const Instant = z.iso.datetime()
/** An instant that somebody may name: of this century, so that what is reckoned from it is one too, next year as well. */
export const AskedInstant = checked(
  // Of what is no moment at all, one thing is said.
  z.iso.datetime({ abort: true }),
  z.regex(/^20/, message('Enter a moment of this century.')),
)
export const Uuid = z.uuid(message('This is not a known reference.'))
/** The number of a row, as far as the database can count. */
export const Id = checked(z.int(), z.minimum(1), z.maximum(2_147_483_647))
/** A whole number in a path or a query. */
export const IntegerText = z.pipe(
  checked(z.string(), z.regex(/^[1-9]\d{0,8}$/)),
  z.transform((text: string) => Number(text)),
)

export const Locale = z.enum(locales as [Language, ...Language[]])
export type Locale = Language

/** Specification section 5, word for word. */
export const passwordMessage = message(
  'Your password must be at least 8 characters long, contain at least one number, one special character and have a mixture of uppercase and lowercase letters.',
)
export const passwordTooWeakMessage = message('Password is too weak.')
export const vatIdMessage = message('Invalid VAT ID (Please fill in only if located in Europe)')

/** What may be typed as a VAT ID, its blanks included. Whether it can be right, the server checks. */
export const VatId = z.optional(
  z.nullable(
    checked(
      z.string(),
      z.trim(),
      z.maxLength(40, vatIdMessage),
      z.refine((text) => !unprintable.test(text), vatIdMessage),
    ),
  ),
)

/** The four rules of the specification's message, each with the test that ticks it. */
export const passwordRules = [
  { id: 'length', holds: (password: string) => password.length >= 8 },
  { id: 'number', holds: (password: string) => /\d/.test(password) },
  { id: 'special', holds: (password: string) => /[^\p{L}\d\s]/u.test(password) },
  { id: 'mixed', holds: (password: string) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) },
] as const

export const NewPassword = checked(
  z.string(),
  z.maxLength(256, tooLong[256]),
  // What is hashed is the normal form, which can be eighteen times as long.
  z.refine((password) => password.normalize('NFKC').length <= 256, tooLong[256]),
  z.refine((password) => passwordRules.every((rule) => rule.holds(password)), passwordMessage),
)
