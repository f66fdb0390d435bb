import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { listOfficeAccommodations } from '@foyer/contract/office-nights'
import {
  type OfficeSitePlan,
  readOfficeSitePlan,
  readSiteDrawing,
  removeSitePlan,
  saveSitePlan,
} from '@foyer/contract/office-site-plan'
import { readSetup } from '@foyer/contract/setup'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const plan: OfficeSitePlan = {
  ...{ version: 2, address: { en: 'Square 1' }, area: { x: -10, y: -10, width: 100, depth: 80 } },
  shapes: [
    {
      kind: 'street',
      points: [
        [0, 0],
        [9, 0],
      ],
      name: { text: { en: 'Main Street' }, at: [1, 1] },
    },
  ],
  marks: [{ kind: 'stop', sign: 'S1', name: { en: 'Fair' }, at: [5, 5] }],
  ...{ accommodations: [], linesFrom: '2025-10-20', linesUntil: '2025-10-24', linesNote: { en: 'Free.' } },
  lines: [
    {
      ...{ line: 'S', kind: 'shuttle', to: { en: 'Station' }, stop: { en: 'Fair' } },
      ...{ first: '08:00', last: '20:00', everyMinutes: 10 },
    },
  ],
  arrivals: [{ kind: 'train', text: { en: 'By train.' }, link: { to: '/train-ticket', text: { en: 'Ticket' } } }],
}

async function open(shown: OfficeSitePlan | null = plan) {
  wire().answer(readOfficeSitePlan, shown)
  wire().answer(listOfficeAccommodations, { items: [], next: null })
  wire().respond(readSetup, () => ({ status: 200, body: { languages: ['en'] } }))
  return visitOffice('/organiser/site-plan')
}

test('what was written stays as it is where nothing of it was changed', async () => {
  wire().answer(saveSitePlan, { ...plan, version: 3 })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Save the site plan' }))
  expect(await screen.findByText('The site plan is saved.')).toBeTruthy()
  expect(wire().sent(saveSitePlan)[0]?.body).toEqual(plan)
})

test('a place that is no number, and a link without words, are said at their fields', async () => {
  const user = await open()
  await user.type((await screen.findAllByLabelText('Metres east'))[2] as HTMLElement, 'x')
  await user.clear(screen.getByLabelText(/^What the link says/))
  await user.click(screen.getByRole('button', { name: 'Save the site plan' }))
  const links = (await screen.findAllByRole('link', { name: /: / })).map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['#marks-0-x', '#arrivals-0-linkText-en']))
})

test('a shape of a drawing is taken once it is said what it is', async () => {
  wire().answer(readSiteDrawing, {
    shapes: [
      {
        key: 'canal',
        name: 'Canal',
        isClosed: true,
        points: [
          [0, 0],
          [90, 0],
          [90, 9],
        ],
      },
      {
        key: 'frame',
        name: null,
        isClosed: true,
        points: [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      },
    ],
    leftOut: { scripts: 0, pictures: 0, references: 0, others: 0 },
  })
  wire().answer(saveSitePlan, { ...plan, version: 3 })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Take shapes from a drawing' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.upload(dialog.getByLabelText('An SVG file'), new File(['<svg/>'], 'site.svg', { type: 'image/svg+xml' }))
  await user.selectOptions(await dialog.findByLabelText(/^Canal/), 'Water')
  await user.click(dialog.getByRole('button', { name: 'Take these shapes' }))
  await user.click(screen.getByRole('button', { name: 'Save the site plan' }))
  expect(await screen.findByText('The site plan is saved.')).toBeTruthy()
  expect(wire().sent(readSiteDrawing)[0]?.body).toEqual({ svg: '<svg/>', x: -10, y: -10, width: 100 })
  expect(wire().sent(saveSitePlan)[0]?.body).toMatchObject({
    shapes: [
      { kind: 'street' },
      {
        ...{ kind: 'water', name: null },
        points: [
          [0, 0],
          [90, 0],
          [90, 9],
        ],
      },
    ],
  })
})

test('where a colleague saved first, both are seen, and what was typed stays', async () => {
  const theirs = { ...plan, address: { en: 'Theirs 1' }, version: 3 }
  wire().refuse(saveSitePlan, changedMeanwhile, { theirs } as object)
  const user = await open()
  const address = await screen.findByLabelText('Address, English')
  await user.clear(address)
  await user.type(address, 'Mine 1')
  await user.click(screen.getByRole('button', { name: 'Save the site plan' }))
  expect(await screen.findByText('Address: Theirs 1 by them, Mine 1 by you')).toBeTruthy()
  expect((address as HTMLInputElement).value).toBe('Mine 1')
})

test('before the site plan is removed, one sees what attendees lose; then a new one can be written', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Remove the site plan' }))
  const asked = within(await screen.findByRole('dialog'))
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'the address',
    '1 shape',
    '1 stop, station or car park',
    'the departures of 1 line',
    '1 text on how one gets there',
  ])
  await user.click(asked.getByRole('button', { name: 'Leave it as it is' }))
  expect(wire().sent(removeSitePlan)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove the site plan' }))
  wire().answer(removeSitePlan, undefined)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove the site plan' }))
  expect(await screen.findByText('The site plan is removed.')).toBeTruthy()
  expect(wire().sent(removeSitePlan)[0]?.body).toEqual({ version: 2 })
  expect(screen.queryByRole('button', { name: 'Remove the site plan' })).toBeNull()
  expect((screen.getByLabelText(/^Address,/) as HTMLInputElement).value).toBe('')
})

test('a removal that a colleague came before says so, and leaves the plan as it is by now', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Remove the site plan' }))
  const theirs = { ...plan, address: { en: 'Theirs 1' }, version: 3 }
  wire().refuse(removeSitePlan, changedMeanwhile, { theirs } as object)
  wire().answer(readOfficeSitePlan, theirs)
  const asked = within(await screen.findByRole('dialog'))
  await user.click(asked.getByRole('button', { name: 'Remove the site plan' }))
  expect(await asked.findByRole('alert')).toBeTruthy()
  await user.click(asked.getByRole('button', { name: 'Leave it as it is' }))
  expect(await screen.findByDisplayValue('Theirs 1')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove the site plan' }))
  expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull()
})

test('each part of the page has a heading that one can jump to', async () => {
  await open()
  const nav = within(await screen.findByRole('navigation', { name: 'Parts of the site plan' }))
  for (const link of nav.getAllByRole('link')) {
    const part = document.querySelector(link.getAttribute('href') ?? '')
    expect(part?.querySelector('h2')?.textContent).toBe(link.textContent)
  }
  expect(nav.getAllByRole('link')).toHaveLength(6)
})

test('a jump to a part leaves what was typed, and leaving the page still asks about it', async () => {
  const user = await open()
  await user.type(await screen.findByLabelText(/^Address,/), '2')
  await user.click(screen.getByRole('link', { name: 'Departures' }))
  await waitFor(() => expect(location.hash).toBe('#departures'))
  // As a browser tells of a jump: with no state of the router's.
  history.replaceState(null, '', location.href)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect((screen.getByLabelText(/^Address,/) as HTMLInputElement).value).toBe('Square 12')
  await user.click(screen.getByRole('link', { name: 'All halls' }))
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
})
