import { expect, test } from 'vitest'
import { exportPath, withExport } from '../../testing/exports.ts'
import { meanwhile } from '../../testing/meanwhile.ts'
import { call } from '../../testing/people.ts'
import { useNeighbour, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const neighbour = useNeighbour(house)

test('a file that is removed in another tab while it is taken breaks off, and does not end as if that were all of it', async () => {
  const { token, uuid } = await withExport(house)
  const file = `${exportPath}/${uuid}/file`
  // A long one is kept in pieces.
  await house.database.raw(`insert into export_pieces (export_id, number, content) values ($1, 1, 'the rest')`, [uuid])
  await house.database.raw('update exports set size = size + 8 where id = $1', [uuid])
  expect((await call<string>(house, 'GET', file, { token })).body).toMatch(/number.*the rest$/s)
  const [taken, removed] = await meanwhile(
    house,
    'from "export_pieces"',
    () =>
      call(house, 'GET', file, { token }).then(
        ({ status }) => status,
        () => 'broken off',
      ),
    () => call(neighbour, 'DELETE', `${exportPath}/${uuid}`, { token }),
    1,
  )
  expect(removed.status).toBe(204)
  expect(taken).toBe('broken off')
})
