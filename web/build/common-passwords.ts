import type { Plugin } from 'vite'
import { commonPasswords } from '../src/platform/common-passwords.ts'

/** Writes the browser's share of the list of common passwords into its module, in place of what cuts it out of the whole. */
export const commonPasswordsPlugin = () =>
  ({
    name: 'foyer-common-passwords',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]platform[\\/]common-passwords\.ts$/ },
      handler: () => `export const commonPasswords = ${JSON.stringify(commonPasswords.join(' '))}.split(' ')`,
    },
  }) satisfies Plugin
