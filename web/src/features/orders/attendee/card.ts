import * as z from 'zod/mini'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { message } from '#platform/messages/messages.ts'

/** The check digit that card numbers carry (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return digits.length >= 12 && sum % 10 === 0
}

const digitsOf = (text: string) => text.replace(/[\s-]/g, '')

/** `MM/YY` from what people type: with or without blanks and slash. */
export function plainExpiry(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length === 4 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : text.trim()
}

/** A card as it is typed; what leaves has neither blanks nor doubts about its form. */
export const Card = z.object({
  number: z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{12,19}$/.test(digitsOf(text)) && passesLuhn(digitsOf(text)),
          message('Check the card number.'),
        ),
      ),
    z.transform(digitsOf),
  ),
  expiry: z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) => /^(0[1-9]|1[0-2])\/\d\d$/.test(plainExpiry(text)),
          message('Enter month and year, such as 09/28.'),
        ),
      ),
    z.transform(plainExpiry),
  ),
  cvc: z.string().check(z.trim(), z.regex(/^\d{3,4}$/, message('Enter the 3 or 4 digits of the security code.'))),
})

/** A card as it is sent. */
export type CardEntry = z.infer<typeof Card>

export const emptyCard: CardEntry = { number: '', expiry: '', cvc: '' }

/** For what costs nothing. */
const NoCard = z.pipe(
  z.object({}),
  z.transform(() => null),
)

/** What a form that pays asks for; it gives out null where nothing is to pay. */
export const cardUnless = (isFree: boolean): FormSchema<CardEntry | null> => (isFree ? NoCard : Card)
