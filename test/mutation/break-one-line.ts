import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Mutant } from './mutants.ts'

const root = join(import.meta.dirname, '../..')

/**
 * With `FOYER_MUTANT`, the one broken line stands in the file as the tests load it; the file itself stays as it is.
 * It is read with each load: one run of the runner breaks many lines, one after the other.
 */
export function breakOneLine(): Plugin[] {
  return [
    {
      name: 'break-one-line',
      enforce: 'pre',
      transform(code, id) {
        const given = process.env['FOYER_MUTANT']
        if (given === undefined) return undefined
        const mutant = JSON.parse(given) as Mutant
        if (id.split('?')[0] !== join(root, mutant.file)) return undefined
        return { code: code.slice(0, mutant.start) + mutant.text + code.slice(mutant.end), map: null }
      },
    },
  ]
}
