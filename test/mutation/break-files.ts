import { join } from 'node:path'
import type { Plugin } from 'vite'
import { breakEverywhere } from './mutants.ts'

const root = join(import.meta.dirname, '../..')

/** The files that are loaded broken, each with the number of its first break. */
export type BrokenFiles = Readonly<Record<string, number>>

/**
 * With `FOYER_BROKEN_FILES`, those files are loaded with all their breaks in them, each behind a switch that is off; a
 * trial turns one of them on. The files themselves stay as they are.
 */
export function breakFiles(): Plugin[] {
  const given = process.env['FOYER_BROKEN_FILES']
  if (given === undefined) return []
  const files = new Map(
    Object.entries(JSON.parse(given) as BrokenFiles).map(([file, first]) => [join(root, file), { file, first }]),
  )
  return [
    {
      name: 'break-files',
      enforce: 'pre',
      transform(code, id) {
        const broken = files.get(id.split('?')[0] ?? '')
        return broken === undefined ? undefined : { code: breakEverywhere(broken.file, code, broken.first), map: null }
      },
    },
  ]
}
