import { requests } from '@foyer/contract/kit/refusal'
import { readProgramParts } from '@foyer/contract/office-program'
import {
  arrangeStages,
  listOfficeSpeakers,
  type OfficeSpeaker,
  readOfficeSpeaker,
  removePortrait,
  removeSpeaker,
  setPortrait,
} from '@foyer/contract/office-program-parts'
import { otherStagesMessage } from '@foyer/contract/office-program-parts.schemas'
import { readSetup } from '@foyer/contract/setup'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const part = { version: 1, sessions: 4 }
const stage = (id: number, name: string) => ({
  ...{ ...part, id, code: `5-${name.toLowerCase()}`, hall: '5', name, seats: 180, way: { en: 'Straight on.' } },
})
const [a, b, c] = [stage(1, 'A'), stage(2, 'B'), stage(3, 'C')]
let stages = [a, b, c]

const ada: OfficeSpeaker = {
  ...{ ...part, id: 7, code: 'ada', name: 'Ada Example', sortName: 'Example', company: 'Example', city: 'Ulm' },
  ...{ jobTitle: { en: 'Engineer' }, bio: { en: 'Ada builds.' }, image: null },
}
const file = '0199c0de-0000-7000-8000-000000000001'

beforeEach(() => {
  stages = [a, b, c]
  wire().respond(readProgramParts, () => ({ status: 200, body: { tracks: [], stages, speakers: [], sessions: [] } }))
  wire().respond(readSetup, () => ({ status: 200, body: { languages: ['en'] } }))
  arrangeHere()
})

const arrangeHere = () =>
  wire().respond(arrangeStages, ({ body }) => {
    stages = (body as { codes: string[] }).codes.map((code) => stages.find((one) => one.code === code) ?? a)
    return { status: 200, body: stages }
  })

const lines = () =>
  [...document.querySelectorAll('section[aria-labelledby="stage-order"] li > span:first-child')].map(
    ({ textContent }) => textContent,
  )
const sent = () =>
  wire()
    .sent(arrangeStages)
    .map(({ body }) => (body as { codes: string[] }).codes)

test('a stage goes up and down by keys, and the focus goes along with it', async () => {
  const user = await visitOffice('/organiser/stages')
  ;(await screen.findByRole('button', { name: /^Up ?: Hall 5, C$/ })).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(lines()).toEqual(['Hall 5, A', 'Hall 5, C', 'Hall 5, B']))
  expect(await screen.findByText('The order is saved.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Up ?: Hall 5, C$/ }))
  await user.keyboard('{Enter}')
  // At the top it can only go down.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Down ?: Hall 5, C$/ })))
  expect(sent()).toEqual([
    ['5-a', '5-c', '5-b'],
    ['5-c', '5-a', '5-b'],
  ])
})

test('where a colleague added a stage meanwhile it is said, and shown: the order can be saved then', async () => {
  wire().refuse(arrangeStages, requests.invalid, {
    errors: [{ path: 'codes', message: otherStagesMessage }],
  } as object)
  const user = await visitOffice('/organiser/stages')
  await screen.findByRole('button', { name: /^Up ?: Hall 5, C$/ })
  stages = [a, b, c, stage(4, 'D')]
  await user.click(screen.getByRole('button', { name: /^Up ?: Hall 5, C$/ }))
  await screen.findByText('Stages came or went meanwhile. Look at them once more.')
  await waitFor(() => expect(lines()).toEqual(['Hall 5, A', 'Hall 5, B', 'Hall 5, C', 'Hall 5, D']))
  arrangeHere()
  await user.click(screen.getByRole('button', { name: /^Up ?: Hall 5, C$/ }))
  await waitFor(() => expect(lines()).toEqual(['Hall 5, A', 'Hall 5, C', 'Hall 5, B', 'Hall 5, D']))
})

test('a stage that is dropped on another has its place', async () => {
  await visitOffice('/organiser/stages')
  const line = (name: string) => screen.getByText(name, { selector: 'li > span' }).parentElement as HTMLElement
  await screen.findByRole('heading', { name: 'Order of stages' })
  fireEvent.dragStart(line('Hall 5, A'))
  fireEvent.dragOver(line('Hall 5, C'))
  fireEvent.drop(line('Hall 5, C'))
  await waitFor(() => expect(sent()).toEqual([['5-b', '5-c', '5-a']]))
})

test('a speaker is given a picture, which can be taken away', async () => {
  wire().answer(readOfficeSpeaker, ada)
  wire().answer(setPortrait, { ...ada, version: 2, image: file })
  wire().answer(removePortrait, { ...ada, version: 3 })
  const user = await visitOffice('/organiser/speakers/7')
  await user.click(await screen.findByRole('button', { name: 'Add the picture' }))
  expect(screen.getByText('Choose a picture.')).toBeTruthy()
  await user.upload(screen.getByLabelText('A picture file'), new File(['x'], 'ada.png', { type: 'image/png' }))
  await user.click(screen.getByRole('button', { name: 'Add the picture' }))
  expect(await screen.findByRole('img', { name: 'Picture of Ada Example' })).toBeTruthy()
  expect(wire().sent(setPortrait)[0]?.query).toMatchObject({ version: '1' })
  await user.click(screen.getByRole('button', { name: 'Remove the picture' }))
  expect(await screen.findByText('No picture yet: attendees see the initials.')).toBeTruthy()
  expect(wire().sent(removePortrait)[0]?.body).toEqual({ version: 2 })
})

test('whoever speaks nowhere is removed once that was asked, for what is written of them goes with it', async () => {
  wire().answer(readOfficeSpeaker, { ...ada, sessions: 0 })
  wire().answer(listOfficeSpeakers, { items: [], next: null })
  wire().answer(removeSpeaker, undefined)
  const user = await visitOffice('/organiser/speakers/7')
  await user.click(await screen.findByRole('button', { name: /^Remove ?: Ada Example$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Ada Example”?' }))
  expect(wire().sent(removeSpeaker)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Ada Example is removed.')
})
