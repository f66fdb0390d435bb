/** File → why a type is forced over another one there, which no check looks behind. Better none. */
export const forcedTypes: Readonly<Record<string, string>> = {
  'server/src/demo/compose-demo.ts': 'the sandbox’s own tables are not among the product’s',
  'server/src/features/invoices/e-invoice.ts':
    'the library’s types name every element of UBL, and want those that may be left out',
  'server/src/features/program/program-parts.queries.ts': 'three tables that are alike, read by one statement',
  'server/src/platform/database/composed-reads.ts': 'a statement is made of blanks that stand for its values',
  'server/src/platform/database/prepared-statements.ts': 'Kysely’s type of a client also knows cursors',
  'server/src/platform/database/shared-connections.ts': 'Kysely’s type of a client also knows cursors',
  'server/src/platform/database/wire.ts': 'the driver’s types leave its connection out',
  'server/src/platform/door/serve.ts': 'the types of an endpoint end where any endpoint is served',
  'web/src/attendee/offline/service-worker.ts': 'the types of a page are not those of a worker',
  'web/src/features/accommodation/attendee/guests/guest-names.ts': 'as many places as there are guests',
  'web/src/features/program/organiser/sessions/new-session-page.tsx':
    'a new session has fields that a kept one has not',
  'web/src/platform/forms/use-form.ts': 'the fields of a form are named by strings inside it',
}

/** So many there may be together. */
export const MOST_FORCED = 19

const FORCED = /\bas unknown as\b/g

/** How often each file of the product forces one; tests and what they stand on may. */
export function forcedIn(sources: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const ofProduct = [...sources].filter(
    ([file]) => /^(?:contract|server|web)\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  )
  const counted = ofProduct.map(([file, source]): [string, number] => [file, [...source.matchAll(FORCED)].length])
  return new Map(counted.filter(([, count]) => count > 0))
}
