import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#testing/visit.tsx'
import { Gallery } from './gallery.tsx'

test('the pictures of a hotel are gone through one by one', async () => {
  const pictures = ['Front', 'Room', 'Bar'].map((alt) => ({ url: `/api/image/${alt}`, alt }))
  const person = show(<Gallery hotel="Hotel Kupferhof" pictures={pictures} />)
  screen.getByRole('region', { name: 'Pictures of Hotel Kupferhof' })
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['Front', 'Room', 'Bar'])
  const [back, on] = ['Previous picture', 'Next picture'].map((name) => screen.getByRole('button', { name }))
  const place = () => screen.getByRole('status').textContent
  const places = [place()]
  for (const button of [on, on, on, back]) {
    await person.click(button as HTMLElement)
    places.push(place())
  }
  expect(places).toEqual(['1 of 3', '2 of 3', '3 of 3', '3 of 3', '2 of 3'])
})

test('a picture that does not come leaves its words and its place, and is asked for again with the connection', () => {
  const picture = { url: '/api/image/front', alt: 'Front' }
  show(<Gallery hotel="Hotel Kupferhof" pictures={[picture]} />)
  const shown = () => screen.getByRole<HTMLImageElement>('img', { name: picture.alt })
  fireEvent.error(shown())
  expect(shown().src).toMatch(/^data:image/)
  fireEvent(window, new Event('online'))
  expect(shown().src).toContain(picture.url)
})
