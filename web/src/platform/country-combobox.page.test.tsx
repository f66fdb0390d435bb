import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#testing/visit.tsx'
import { countries } from '#testing/world.ts'
import { CountryCombobox } from './country-combobox.tsx'

const open = async () => {
  const person = show(
    <CountryCombobox id="country" label="Country" countries={countries} value="" onChange={() => {}} />,
  )
  const field = screen.getByRole('combobox', { name: 'Country' })
  await person.type(field, 'swe')
  await screen.findByRole('option', { name: /Sweden/ })
  return { person, field }
}

test('the page that hears late that it has scrolled closes no list that somebody has opened by typing', async () => {
  await open()
  fireEvent.scroll(document)
  expect(screen.getByRole('option', { name: /Sweden/ })).toBeTruthy()
})

test('what the field stands in may scroll it away from its list: then the list closes', async () => {
  const { field } = await open()
  fireEvent.scroll(field.closest('div')?.parentElement?.parentElement as HTMLElement)
  expect(screen.queryByRole('option')).toBeNull()
})

test('Esc closes the list', async () => {
  const { person } = await open()
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
})
