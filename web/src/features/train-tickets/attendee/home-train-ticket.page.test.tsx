import { listTrainTickets, listTrainTicketTypes } from '@foyer/contract/train-tickets'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show, wire } from '#testing/visit.tsx'
import { HomeTrainTicket } from './home-train-ticket.tsx'

test('on home a train ticket that cannot be loaded fails alone, and another try may find that there is none', async () => {
  wire().respond(listTrainTickets, () => ({ status: 500, body: {} }))
  const person = show(<HomeTrainTicket />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire().answer(listTrainTickets, [])
  wire().answer(listTrainTicketTypes, [])
  await person.click(again)
  await expect.poll(() => screen.queryByRole('button', { name: 'Try again' })).toBe(null)
  expect(screen.queryByRole('region')).toBe(null)
})
