import { allEndpoints } from '@foyer/contract/all'
import { expect, test } from 'vitest'
import { packetsOf } from '../../testing/statements.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// What is the same for everybody is kept for a moment, as it is in earnest.
const house = useTestHouse({ sharedAnswerMs: 3_600_000 })

test('what shows a ticket in place of a limit asks nothing of the database for one that is made up', async () => {
  const shown = allEndpoints.filter(({ proof }) => proof === 'ticket')
  expect(shown.map(({ id }) => id)).toEqual(['waitingRoom.keepPlace', 'waitingRoom.leavePlace'])
  const signIn = { email: 'nobody@example.com', password: 'wrong' }
  const looked = await packetsOf(() =>
    house.app.http.inject({ method: 'POST', url: '/api/user/login', payload: signIn }),
  )
  expect(looked.packets).not.toEqual([])
  for (const { method, path } of shown) {
    const ask = (ticket: string) => house.app.http.inject({ method, url: path, payload: { ticket } })
    await ask('made-up.0123456789')
    const { packets } = await packetsOf(() => ask('made-up.abcdefghij'))
    expect({ path, asked: packets.flat() }).toEqual({ path, asked: [] })
  }
})
