import { HOUSE_COLOUR, themeOf } from '@foyer/contract/theme'

/** A picture as it is kept. Sizes in pixels. */
export interface LogoPicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** How an event shows itself on mails and papers. */
export interface EventLook {
  /** `#046a6a`; null: the house's. */
  readonly accent: string | null
  /** Null: its name stands there in letters. */
  readonly logo: { readonly light: LogoPicture; readonly dark: LogoPicture } | null
}

export const houseLook: EventLook = { accent: null, logo: null }

/** The two shades that mails and papers have of a colour: a stripe, and words. */
export function shadesOf({ accent }: EventLook) {
  const house = { light: { solid: HOUSE_COLOUR, text: HOUSE_COLOUR }, dark: { solid: '#67cece', text: '#67cece' } }
  return accent === null || accent === HOUSE_COLOUR ? house : themeOf(accent)
}

/** As large as it may be within a place, and never larger than it is. */
export function fitted(
  { width, height }: Pick<LogoPicture, 'width' | 'height'>,
  most: { width: number; height: number },
) {
  const scale = Math.min(most.width / width, most.height / height, 1)
  const size = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  return { width: size(width), height: size(height) }
}

/** A logo as wide as that has the event's name in it: beside it the name does not stand once more. */
export const saysTheName = ({ width, height }: Pick<LogoPicture, 'width' | 'height'>): boolean => width >= 2.5 * height
