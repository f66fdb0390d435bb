import type { Texts } from '#platform/ground/texts'

/** A pass as a wallet shows it. Days are `YYYY-MM-DD` at the venue. */
export interface WalletTicket {
  readonly passId: string
  /** What the QR code says: the same as on the page of the pass. */
  readonly text: string
  /** The code as people read it out. */
  readonly spoken: string
  readonly holder: string
  readonly company: string | null
  /** Of its type. */
  readonly name: Texts
  /** The colour of its type. */
  readonly style: 'primary' | 'vip'
  readonly orderNumber: string | null
  readonly editionCode: string
  /** The event's name and year, as people call it. */
  readonly event: string
  readonly organiser: string
  readonly venue: string
  readonly city: string
  readonly entrance: Texts
  /** IANA name of the venue's. */
  readonly timeZone: string
  readonly startsOn: string
  readonly endsOn: string
  readonly doorsOpenAt: Date
  /** When its last day is over at the venue. */
  readonly endsAt: Date
  readonly email: string
  /** Of the page that shows the same pass. */
  readonly url: string
}

/** The colours of passes on screen, and the words upon them: each is read at 4.5:1 or better. */
export const walletColours = {
  primary: { band: '#046a6a', words: '#ffffff', labels: '#cdf6f5' },
  vip: { band: '#700b5d', words: '#ffffff', labels: '#ffe4f6' },
} as const satisfies Record<WalletTicket['style'], unknown>
