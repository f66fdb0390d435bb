import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the whole product. */
export const root = join(import.meta.dirname, '../..')

/** What `npm start` tells Node, so that what is measured is what runs. */
export const serverFlags = JSON.parse(readFileSync(join(root, 'scripts/server-flags.json'), 'utf8')) as string[]
