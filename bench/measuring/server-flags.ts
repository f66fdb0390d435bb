import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the whole product. */
export const root = join(import.meta.dirname, '../..')

/** What `npm start` tells Node, so that what is measured is what runs. */
export const serverFlags = JSON.parse(readFileSync(join(root, 'scripts/server-flags.json'), 'utf8')) as string[]

/** And what it tells the server beside that. */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
} as const
