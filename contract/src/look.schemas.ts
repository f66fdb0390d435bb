import * as z from 'zod/mini'
import { Uuid } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { bearsWords, readColour, standsOut } from './theme.ts'

export const notAColourMessage = message('Enter a colour by its six digits, such as 046A6A.')
export const bearsNoWordsMessage = message(
  'Neither white nor ink can be read on this colour. Take the nearest that passes.',
)
export const staysUnseenMessage = message('This colour cannot be told from the page. Take the nearest that passes.')

/** A colour in which words can be read, by day and by night: all shades of it that there are follow from it. */
const Accent = z.pipe(
  z.string().check(
    z.refine((text) => text.length <= 16 && readColour(text) !== null, { message: notAColourMessage, abort: true }),
    z.refine((text) => standsOut(readColour(text) ?? ''), { message: staysUnseenMessage, abort: true }),
    z.refine((text) => bearsWords(readColour(text) ?? ''), bearsNoWordsMessage),
  ),
  z.transform((text: string) => readColour(text) ?? text),
)

/** How an event is recognised. */
export const look = {
  /** Null: that of the house. */
  accent: z.nullable(Accent),
}

/** For which grounds a logo is. */
export const LogoShade = z.enum(['light', 'dark'])
export type LogoShade = z.infer<typeof LogoShade>

/** A logo as it is kept; its size in pixels. */
export const KeptLogo = z.object({ file: Uuid, width: z.int(), height: z.int() })
export type KeptLogo = z.infer<typeof KeptLogo>

/** One that is missing is stood in for by the other; where both are, the event's name alone is shown. */
export const LogoStep = z.object({ light: z.nullable(KeptLogo), dark: z.nullable(KeptLogo) })
export type LogoStep = z.infer<typeof LogoStep>

/** The partner's picture as it is kept. */
export const KeptBanner = z.extend(KeptLogo, {
  /** The colour that it comes to where it can be seen through elsewhere, `#046a6a`; null: it fills all of its ground itself. */
  tone: z.nullable(z.string()),
})
export type KeptBanner = z.infer<typeof KeptBanner>

export const BannerStep = z.object({ picture: z.nullable(KeptBanner) })
export type BannerStep = z.infer<typeof BannerStep>

export const LookStep = z.object({ accent: z.nullable(z.string()) })
export type LookStep = z.infer<typeof LookStep>
