import { imageSizesMessage, isListedImageSize } from '@foyer/contract/image-sizes'
import { requests } from '@foyer/contract/kit/refusal'
import * as contract from '@foyer/contract/platform'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database'
import { BinaryAnswer } from '#platform/door/answers'
import type { OpenApiDocument } from '#platform/door/open-api'
import { refuse } from '#platform/door/refused'
import { type Door, serve } from '#platform/door/serve'
import { countReport } from './client-reports.ts'
import { openDownloads } from './downloads.ts'
import { readVariant } from './images/image-variants.ts'
import { checkSelf } from './self-check.ts'

export interface ProgramFacts {
  readonly version: string
  /** The OpenAPI document, written down when it is first asked for: that takes a twentieth of a start. */
  readonly document: () => OpenApiDocument
}

/** So long health waits for a connection, in milliseconds: whoever signs up would be waiting as well. */
const HEALTH_MS = 3_000

/**
 * The way that a sign-up goes: with a connection for itself. A read may get through where nobody can write any more. In a
 * rush it may wait longer than that, and a process that serves one after the other is well.
 * @throws Refused `requests/unavailable`.
 */
async function askDatabase(database: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<void>((resolve, reject) => {
    const judge = () => (database.movedAgo() < HEALTH_MS ? resolve() : reject(refuse(requests.unavailable)))
    timer = setTimeout(judge, HEALTH_MS)
  })
  const asked = database.transaction((db) => sql`select 1`.execute(db))
  try {
    await Promise.race([asked, tooLong])
  } finally {
    clearTimeout(timer)
    asked.catch(() => undefined)
  }
}

/** What the program answers whatever the event: health, pictures and one-time downloads. */
export function openPlatform(door: Door, facts: ProgramFacts): void {
  serve(door, contract.readHealth, async () => {
    await askDatabase(door.database)
    return {
      status: 'ok' as const,
      database: door.database.engine,
      demo: door.world.ports.demo,
      version: facts.version,
    }
  })

  serve(door, contract.readOpenApi, async () => facts.document())

  serve(door, contract.readImage, async (context, { params, query }) => {
    const { w = 512, h = w, dpr = 1 } = query
    if (!isListedImageSize(w, h))
      throw refuse(requests.invalid, { errors: [{ path: 'w', message: imageSizesMessage }] })
    const bytes = await readVariant(context, params.id, { w, h, fit: 'crop', dpr })
    if (bytes === null) throw refuse(requests.notFound)
    return new BinaryAnswer('image/webp', bytes, { isImmutable: true })
  })

  serve(door, contract.reportFailure, async (context, { body }) => {
    door.http.log.warn(body, 'a browser could not read something')
    await countReport(context, body)
    return undefined
  })

  serve(door, contract.readSelfCheck, (context) =>
    checkSelf(context, { version: facts.version, engine: door.database.engine }),
  )

  openDownloads(door)
}
