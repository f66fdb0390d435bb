import * as z from 'zod/mini'
import { invisibleMessage, Locale } from './fields.ts'
import { message } from './message.ts'
import { requiredMessage } from './required-message.ts'

/** What a text says that is missing in the language that everybody can fall back to. */
export const firstLanguageMessage = message('Write this in the first language of the edition.')
const contentTooLong = message('Please use no more than 2000 characters.')
const longContentTooLong = message('Please use no more than 20000 characters.')

// Lines may break; everything else that cannot be seen forges something.
const unprintable = /[\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?![\n\t])\p{Cc}/u

const byLanguage = (longest: number, tooLong: string) =>
  z
    .partialRecord(
      Locale,
      z.string().check(
        z.trim(),
        z.minLength(1, requiredMessage),
        z.maxLength(longest, tooLong),
        z.refine((text) => !unprintable.test(text), invisibleMessage),
      ),
    )
    .check(z.refine((content) => Object.keys(content).length > 0, requiredMessage))

/** What an organiser wrote, by language; 2,000 UTF-16 units in each. */
export const Content = byLanguage(2000, contentTooLong)
export type Content = z.infer<typeof Content>

/** The same for what fills a page; 20,000 UTF-16 units in each language. */
export const LongContent = byLanguage(20_000, longContentTooLong)
