import { listEligibilityEntries } from '@foyer/contract/eligibility-entries'
import { requests } from '@foyer/contract/kit/refusal'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { Around } from './around.tsx'
import { LoadFailed } from './load-failed.tsx'
import { ProblemError, problemOfAnswer } from './problem-error.ts'

test('who may not read a list is told who may, and offered nothing that cannot help', async () => {
  wire().refuse(listEligibilityEntries, requests.notAllowed)
  await visitOffice('/organiser/lists', ['finance'])
  const said = () => screen.getAllByText('For those with one of these roles: Owner, Organiser, Support')
  await waitFor(() => expect(said()).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a list that cannot be read just now is asked for again', async () => {
  wire().refuse(listEligibilityEntries, requests.unavailable)
  const user = await visitOffice('/organiser/lists', ['support'])
  const [again] = await screen.findAllByRole('button', { name: 'Try again' })
  wire().answer(listEligibilityEntries, { items: [], next: null })
  await user.click(again as HTMLElement)
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1))
})

test('where nobody is known who may, as at the gate, another try is offered', () => {
  const problem = problemOfAnswer(requests.notAllowed, 403, null)
  render(
    <Around>
      <LoadFailed error={new ProblemError(problem, listEligibilityEntries)} onRetry={() => undefined} />
    </Around>,
  )
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
