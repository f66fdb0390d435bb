import * as z from 'zod/mini'
import { Card, type CardEntry } from '#features/orders'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { message } from '#platform/messages/messages.ts'

const acceptTerms = z.literal(true, message('Accept the terms to continue.'))

/** What the last step asks for: the card, and a yes to the terms, which the sign-up says by itself. */
export const paidEntry: FormSchema<CardEntry | null> = z.pipe(
  z.extend(Card, { acceptTerms }),
  z.transform(({ number, expiry, cvc }) => ({ number, expiry, cvc })),
)

/** Where nothing is to pay, or nothing here. */
export const freeEntry: FormSchema<CardEntry | null> = z.pipe(
  z.object({ acceptTerms }),
  z.transform(() => null),
)
