import type { KeyObject } from 'node:crypto'
import type { Locale } from '@foyer/contract/kit/languages'
import type { WalletTicket } from './wallet-ticket.ts'

/** A Pass Type ID certificate of Apple's, what it names, and what belongs to it. */
export interface AppleKeys {
  /** PEM, as the two others. */
  readonly certificate: string
  readonly key: string
  /** Apple's intermediate certificate (Worldwide Developer Relations). */
  readonly issuer: string
  readonly passTypeId: string
  readonly teamId: string
  /** Apple Wallet takes nothing that is signed after it. */
  readonly validUntil: Date
}

/** A service account that may issue passes of Google Wallet. */
export interface GoogleKeys {
  /** The issuer's number: what every id begins with. */
  readonly issuerId: string
  /** Its e-mail address. */
  readonly account: string
  /** RSA. */
  readonly key: KeyObject
}

export interface WalletKeys {
  readonly apple: AppleKeys | null
  readonly google: GoogleKeys | null
}

/** Who asks, when, and where. */
export interface GoogleReader {
  readonly publicUrl: string
  readonly now: Date
  readonly locale: Locale
}

/** Puts passes into wallets; null: nobody has keys for that one. */
export interface Wallets {
  readonly apple: {
    readonly validUntil: Date
    /** The pass as a signed file (`.pkpass`). */
    write(ticket: WalletTicket): Promise<Buffer>
  } | null
  readonly google: {
    /** The address that saves the pass for whoever opens it. It holds the pass, so it is theirs alone. */
    link(ticket: WalletTicket, reader: Pick<GoogleReader, 'now' | 'locale'>): Promise<string>
  } | null
}
