import type { WalletKeys, Wallets } from './wallets.ts'

/** What signs is loaded with the first pass that is asked for: most servers have no keys. */
export function createWallets({ apple, google }: WalletKeys, publicUrl: string): Wallets {
  return {
    apple: apple && {
      validUntil: apple.validUntil,
      write: async (ticket) => (await import('./apple-wallet.ts')).writeAppleWallet(apple, ticket),
    },
    google: google && {
      link: async (ticket, reader) =>
        (await import('./google-wallet.ts')).writeGoogleLink(google, ticket, { publicUrl, ...reader }),
    },
  }
}
