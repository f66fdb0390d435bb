import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '#testing/visit.tsx'
import { Dialog } from './dialog.tsx'
import { useKeptPlace } from './kept-place.ts'

interface ListProps {
  readonly asks?: boolean
  /** What stands in the place of a list without lines. */
  readonly none?: string
}

/** A part of a page with lines, each of which can be removed; a removal is answered a little later. */
function List({ asks = false, none = 'No address yet.' }: ListProps) {
  useKeptPlace()
  const [lines, setLines] = useState(['anna', 'ben', 'carl'])
  const [asked, setAsked] = useState<string | null>(null)
  const remove = (name: string) => setTimeout(() => setLines((now) => now.filter((other) => other !== name)))
  return (
    <main>
      <h1>Lists</h1>
      <section>
        <h2>Addresses</h2>
        {lines.length === 0 ? <p>{none}</p> : null}
        {lines.length === 0 ? null : (
          <ul>
            {lines.map((name) => (
              <li key={name}>
                <a href="/">{name}</a>
                <button type="button" onClick={() => (asks ? setAsked(name) : remove(name))}>
                  Remove {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {asked === null ? null : (
        <Dialog title="Sure?" onClose={() => setAsked(null)}>
          <button
            type="button"
            onClick={() => {
              remove(asked)
              setAsked(null)
            }}
          >
            Yes
          </button>
        </Dialog>
      )}
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
const isAt = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()))

test('who removes a line is at the same button of the next one, and after the last at the one before', async () => {
  const person = show(<List />)
  await person.click(button('ben'))
  await isAt(() => button('carl'))
  await person.keyboard('{Enter}')
  await isAt(() => button('anna'))
})

test('where no line is left, they are at the heading of the list', async () => {
  const person = show(<List />)
  for (const name of ['anna', 'ben', 'carl']) {
    await person.click(button(name))
    await waitFor(() => expect(screen.queryByRole('button', { name: `Remove ${name}` })).toBeNull())
  }
  await isAt(() => screen.getByRole('heading', { name: 'Addresses' }))
})

test('who was asked first goes on in the list as well', async () => {
  const person = show(<List asks />)
  await person.click(button('anna'))
  await person.click(await screen.findByRole('button', { name: 'Yes' }))
  await isAt(() => button('ben'))
})

test('who went away from the line by themselves is left where they are', async () => {
  const person = show(<List />)
  await person.click(button('ben'))
  await person.click(document.body)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove ben' })).toBeNull())
  expect(document.activeElement).toBe(document.body)
})
