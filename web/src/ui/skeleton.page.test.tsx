import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '#testing/visit.tsx'
import { Skeleton } from './skeleton.tsx'

/** Two parts of a page on their way, and how the first of them arrives. */
function TwoParts() {
  const [isThere, setIsThere] = useState(false)
  return (
    <>
      {isThere ? 'Here it is' : <Skeleton boxes={[44]} />}
      <Skeleton boxes={[44]} />
      <button type="button" onClick={() => setIsThere(true)}>
        Answer
      </button>
    </>
  )
}

const saying = () => screen.queryAllByRole('status').filter(({ textContent }) => textContent === 'Loading')

test('of two parts that wait one says so, and the other one once that is there', async () => {
  const user = show(<TwoParts />)
  await waitFor(() => expect(saying()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  await screen.findByText('Here it is')
  expect(saying()).toHaveLength(1)
})
