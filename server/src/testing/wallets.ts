import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWallets } from '#platform/papers/wallets/create-wallets'
import type { Ports } from '#platform/ports'
import { readWalletKeys } from '../wallet-keys.ts'
import { makeAppleKeys, makeGoogleKeys, writeWalletKeys } from './wallet-keys.ts'

/** Both wallets with keys of nobody's, read as a start reads them, and what checks what they sign. */
export function openTestWallets(until?: Date) {
  const apple = makeAppleKeys(until === undefined ? {} : { until })
  const google = makeGoogleKeys()
  const folder = mkdtempSync(join(tmpdir(), 'foyer-wallets-'))
  try {
    const keys = readWalletKeys(writeWalletKeys(folder, apple, google))
    return {
      issuer: apple.issuer,
      publicKey: google.publicKey,
      /** In place of a house's own, which has none. */
      ports: (ports: Ports): Ports => ({ ...ports, wallets: createWallets(keys, 'https://register.example.com') }),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
