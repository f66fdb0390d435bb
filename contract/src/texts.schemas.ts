import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { AskedDay, line } from './kit/fields.ts'
import { LocalMoment } from './kit/local-moment.schemas.ts'
import { message } from './kit/message.ts'

const SecureAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2000),
    z.regex(/^https:\/\/[^\s"'<>]+$/, message('Enter an address that begins with https://.')),
  )

export const phaseEndsFirstMessage = message('It must begin before it ends.')
export const sameTitleMessage = message('Another promotion is announced by the same words.')

/** A promotion that the pages count down to. */
const Phase = z
  .strictObject({
    /** How it is announced. */
    title: Content,
    start: LocalMoment,
    end: LocalMoment,
    link: z.nullable(z.strictObject({ label: Content, url: SecureAddress })),
  })
  .check(z.refine(({ start, end }) => start < end, { message: phaseEndsFirstMessage, path: ['end'] }))

/** Promotions that an event has at most. */
export const MOST_PHASES = 5

export const Promotions = z.array(Phase).check(z.maxLength(MOST_PHASES))

/** What attendees read of an event beside its name, each in the languages of the edition. */
export const texts = {
  /** From when on people are asked; null: not at all. */
  surveyStartsOn: z.nullable(AskedDay),
  /** The line above the pages, and what its picture shows, where there is one; null: there is none. */
  banner: z.nullable(z.strictObject({ text: Content, alt: z.nullable(Content), url: SecureAddress })),
  phases: Promotions,
  /** Who signs letters for consulates, and where authorities call; null: they bear the seller’s name alone. */
  visaDesk: z.nullable(z.strictObject({ signedBy: line(120), position: Content, phone: z.nullable(line(40)) })),
}

export const TextsStep = z.object(texts)
export type TextsStep = z.infer<typeof TextsStep>
