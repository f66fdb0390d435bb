import { expect, test } from 'vitest'
import { useTestHouse } from '../testing/test-house.ts'
import { openTrainTickets, withTrainTicket } from '../testing/train-tickets.ts'
import { describeShortContingents } from './short-contingents.ts'

const house = useTestHouse()
const said = () => describeShortContingents(house.database, house.clock.now())

test('a contingent with as many codes as may be sold is not short; one with fewer is named, until it is over', async () => {
  expect(await said()).toEqual([])
  await openTrainTickets(house, { name: { en: 'Ample' }, capacity: 2, codes: 2 })
  await openTrainTickets(house, {
    name: { en: 'Over' },
    capacity: 2,
    codes: 1,
    validFrom: '2025-08-01',
    validTo: '2025-08-02',
  })
  const short = await openTrainTickets(house, { name: { en: 'Short' }, capacity: 4, codes: 3 })
  const sentence = (left: number, more: number) =>
    `Train tickets run short: Short has ${left} codes left, and ${more} more may be sold. Add codes.`
  expect(await said()).toEqual([sentence(3, 4)])
  await withTrainTicket(house, short)
  expect(await said()).toEqual([sentence(2, 3)])
})
