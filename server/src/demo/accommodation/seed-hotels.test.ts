import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEdition } from '#features/editions'
import type { Database } from '#platform/database/database'
import { resizeImage } from '#platform/site/images/resize-image'
import { openTestDatabase } from '../../testing/test-database.ts'
import { edition } from '../demo-edition.ts'
import { officeContext } from '../seed.ts'
import { hotels } from './hotels.ts'
import { keepPictures, listPictures, pictureId } from './keep-pictures.ts'
import { listRooms, makeHotels } from './make-hotels.ts'

let database: Database
let drop: () => Promise<void>

beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  drop = opened.drop
  await database.transaction(async (db) => {
    await makeHotels(officeContext(db, await createEdition({ db }, edition)))
  })
})
afterAll(() => drop())

const count = async (table: 'accommodations' | 'rooms' | 'availabilities' | 'files'): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(database.db)
  return rows[0]?.count ?? -1
}

test('every hotel and room is made, with the numbers that its address has', async () => {
  expect(await Promise.all([count('accommodations'), count('rooms')])).toEqual([hotels.length, listRooms().length])
})

test('nothing is held or booked that the ledger does not know, and a full night has nothing left', async () => {
  const { rows } = await sql<{ counted: number; full: number }>`
    select coalesce(sum(held + booked), 0) as counted, count(*) filter (where allotment = 0) as full
    from availabilities`.execute(database.db)
  expect(rows[0]?.counted).toBe(0)
  expect(rows[0]?.full).toBeGreaterThan(20)
})

test('texts arrive as objects of two languages', async () => {
  const row = await database.db
    .selectFrom('rooms')
    .innerJoin('accommodations', 'accommodations.id', 'rooms.accommodation_id')
    .select(['rooms.name', 'accommodations.way', 'accommodations.amenities', 'accommodations.has_shuttle'])
    .where('rooms.id', '=', 2801)
    .executeTakeFirstOrThrow()
  expect(row.name).toEqual({ en: 'Comfort single', de: 'Komfort-Einzelzimmer' })
  expect(row.way).toEqual({ en: 'Shuttle S1, every 8 min', de: 'Shuttle S1, alle 8 Min.' })
  expect(row.amenities).toContain('wifi')
  expect(row.has_shuttle).toBe(true)
})

test('pictures are kept once, and can be served in any size', async () => {
  const context = { db: database.db, now: new Date('2025-08-18T07:00:00Z') }
  await keepPictures(context)
  expect(await count('files')).toBe(listPictures().length)
  await database.db
    .deleteFrom('files')
    .where('id', '=', pictureId({ file: 'haus-kranich.svg' }))
    .execute()
  await keepPictures(context)
  expect(await count('files')).toBe(listPictures().length)
  const file = await database.db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', pictureId({ file: 'haus-kranich.svg' }))
    .executeTakeFirstOrThrow()
  expect(file.content_type).toBe('image/webp')
  const small = await resizeImage(Buffer.from(file.bytes), { w: 480, h: 320, fit: 'crop', dpr: 2 })
  expect(small.length).toBeGreaterThan(1000)
})
