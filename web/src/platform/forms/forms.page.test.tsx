import { act, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { show } from '#testing/visit.tsx'
import { CheckField, ChoiceList, TextField } from './fields.tsx'
import { FormProblems } from './form-problems.tsx'
import { useAutosave } from './use-autosave.ts'
import { useForm, useValue } from './use-form.ts'

const needed = (text: string) => z.string().check(z.minLength(1, text))
const Trip = z.object({
  to: needed('Where to?'),
  guests: z.array(z.object({ name: needed('Who comes?') })),
  nights: z.int().check(z.positive('How long?')),
  room: needed('Which room?'),
  isSure: z.literal(true, 'Are you sure?'),
})

interface TripFormProps {
  readonly onSubmit: (body: z.infer<typeof Trip>) => Promise<unknown>
  readonly onDraw?: () => void
}

function TripForm({ onSubmit, onDraw }: TripFormProps) {
  const form = useForm({
    schema: Trip,
    initial: { to: '', guests: [{ name: '' }], nights: 0, room: '', isSure: false },
    onSubmit,
  })
  // @ts-expect-error: the compiler knows the names of the fields.
  form.field('city')
  // @ts-expect-error: and those of a list.
  form.field('guests.0.city')
  // @ts-expect-error: and what stands in them.
  const wrong = () => form.set('nights', 'two')
  useEffect(() => (wrong.length === 0 ? onDraw?.() : undefined))
  return (
    <form noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      <TextField {...form.field('to')} label="To" />
      <TextField {...form.field('guests.0.name')} label="Guest" />
      <TextField {...form.field('nights')} label="Nights" />
      <ChoiceList {...form.field('room')} legend="Room" choices={[{ value: 'single', label: 'Single' }]} />
      <CheckField {...form.field('isSure')}>Sure</CheckField>
      <Echo form={form} />
      <button type="submit">{form.isSending ? 'Sending' : 'Go'}</button>
    </form>
  )
}

function Echo({ form }: { readonly form: Parameters<typeof useValue<{ to: string }, 'to'>>[0] }) {
  return <p>You go to {useValue(form, 'to')}</p>
}

test('each fault is listed as a link to its field, in the words that stand there', async () => {
  const person = show(<TripForm onSubmit={vi.fn()} />)
  await person.click(screen.getByRole('button', { name: 'Go' }))
  const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement as HTMLElement
  await waitFor(() => expect(document.activeElement).toBe(summary))
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Where to?',
    'Who comes?',
    'How long?',
    'Which room?',
    'Are you sure?',
  ])
  await person.click(links[1] as HTMLElement)
  expect(document.activeElement).toBe(screen.getByLabelText('Guest'))
  expect(screen.getByLabelText('Guest').getAttribute('aria-describedby')).toBe('guests-0-name-error')
})

test('what was put right leaves the list at once, and what was answered is sent as what it is', async () => {
  const onSubmit = vi.fn(async () => undefined)
  const person = show(<TripForm onSubmit={onSubmit} />)
  await person.click(screen.getByRole('button', { name: 'Go' }))
  await person.type(screen.getByLabelText('To'), 'Berlin')
  await person.type(screen.getByLabelText('Guest'), 'Ada')
  await person.type(screen.getByLabelText('Nights'), '4')
  await person.click(screen.getByRole('radio', { name: 'Single' }))
  await person.click(screen.getByRole('checkbox', { name: 'Sure' }))
  expect(screen.queryByRole('heading', { name: 'There is a problem' })).toBe(null)
  screen.getByText('You go to Berlin')
  await person.click(screen.getByRole('button', { name: 'Go' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(onSubmit.mock.calls[0]).toEqual([
    { to: 'Berlin', guests: [{ name: 'Ada' }], nights: 4, room: 'single', isSure: true },
  ])
})

test('a key draws its field and what reads it, and not the page', async () => {
  const onDraw = vi.fn()
  const person = show(<TripForm onSubmit={vi.fn()} onDraw={onDraw} />)
  const before = onDraw.mock.calls.length
  await person.type(screen.getByLabelText('To'), 'Berlin')
  screen.getByText('You go to Berlin')
  expect(onDraw.mock.calls.length).toBe(before)
})

function Notes({ save }: { readonly save: () => Promise<boolean> }) {
  const { savedAt, hasFailed, schedule, retry } = useAutosave(save)
  return (
    <>
      <button type="button" onClick={schedule}>
        Write
      </button>
      <button type="button" onClick={retry}>
        Again
      </button>
      <p>{hasFailed ? 'Not saved' : savedAt === null ? 'New' : 'Saved'}</p>
    </>
  )
}

test('who looks away within the pause has answered all the more', async () => {
  const save = vi.fn(async () => true)
  const person = show(<Notes save={save} />)
  await person.click(screen.getByRole('button', { name: 'Write' }))
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  Reflect.deleteProperty(document, 'visibilityState')
  expect(save).toHaveBeenCalledTimes(1)
})

test('saves follow one another, and what failed is said and can be tried again', async () => {
  const first = Promise.withResolvers<boolean>()
  const save = vi.fn(async () => true).mockReturnValueOnce(first.promise)
  const person = show(<Notes save={save} />)
  await person.click(screen.getByRole('button', { name: 'Write' }))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  await person.click(screen.getByRole('button', { name: 'Again' }))
  expect(save).toHaveBeenCalledTimes(1)
  first.reject(new Error('No connection'))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  await screen.findByText('Saved')
  save.mockRejectedValueOnce(new Error('No connection'))
  await person.click(screen.getByRole('button', { name: 'Again' }))
  await screen.findByText('Not saved')
})
