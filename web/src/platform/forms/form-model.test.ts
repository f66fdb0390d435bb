import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ProblemError } from '../problem-error.ts'
import { FormModel, type FormOptions } from './form-model.ts'

const needed = z.string().check(z.minLength(1, 'Missing'))
const Trip = z.object({ from: needed, to: needed, guests: z.array(z.object({ name: needed })) })
const initial = { from: '', to: '', guests: [{ name: '' }, { name: '' }] }
type Trip = typeof initial

function aForm(more: Partial<FormOptions<Trip, Trip>> = {}) {
  const onSubmit = vi.fn(async (_body: Trip): Promise<unknown> => undefined)
  const form = new FormModel<Trip, Trip>({ schema: Trip, initial, onSubmit, ...more })
  return { form, onSubmit }
}
const fillIn = (form: Pick<FormModel<Trip>, 'set'>) => {
  form.set('from', 'Köln')
  form.set('to', 'Berlin')
  form.set('guests.0.name', 'Ada')
  form.set('guests.1.name', 'Grace')
}
const messages = (form: Pick<FormModel<Trip>, 'fault'>, ...names: string[]) =>
  names.map((name) => form.fault(name)?.message)
const refusal = (...paths: string[]) =>
  new ProblemError({
    type: 'about:blank',
    status: 422,
    statusCode: 422,
    code: 'refused',
    title: 'Refused',
    detail: 'Not like this.',
    errors: paths.map((path) => ({ path, message: 'Refused' })),
  })

test('a field is judged when it is left, and from then on at every key', () => {
  const { form } = aForm({ schema: z.object({ ...Trip.shape, from: z.string().check(z.minLength(3, 'Short')) }) })
  form.set('from', 'K')
  expect(form.fault('from')).toBeUndefined()
  form.leave('from')
  expect(form.fault('from')?.message).toBe('Short')
  form.set('from', 'Köln')
  expect(form.fault('from')).toBeUndefined()
  form.set('from', 'Kö')
  expect(form.fault('from')?.message).toBe('Short')
})

test('a field that was left without a word is not wrong yet, and what was typed and taken away is', () => {
  const { form } = aForm()
  form.leave('from')
  expect(form.fault('from')).toBeUndefined()
  form.set('from', 'K')
  form.set('from', '')
  form.leave('from')
  expect(form.fault('from')?.message).toBe('Missing')
})

test('a try names every field that is wrong, in their order, and sends nothing', async () => {
  const { form, onSubmit } = aForm()
  form.set('to', 'Berlin')
  await form.submit()
  expect(form.state).toMatchObject({ tries: 1, summary: ['from', 'guests.0.name', 'guests.1.name'] })
  expect(messages(form, 'from', 'to', 'guests.1.name')).toEqual(['Missing', undefined, 'Missing'])
  expect(onSubmit).not.toHaveBeenCalled()
  form.set('guests.0.name', 'Ada')
  expect(form.fault('guests.0.name')).toBeUndefined()
  fillIn(form)
  await form.submit()
  expect(onSubmit.mock.calls).toEqual([[{ from: 'Köln', to: 'Berlin', guests: [{ name: 'Ada' }, { name: 'Grace' }] }]])
})

test('what is said of one field follows from the others as well', async () => {
  const { form } = aForm({
    schema: ({ from }) => (from === 'home' ? z.object({ ...Trip.shape, to: z.string() }) : Trip) as typeof Trip,
  })
  await form.submit()
  expect(form.fault('to')?.message).toBe('Missing')
  form.set('from', 'home')
  expect(form.fault('to')).toBeUndefined()
})

test('a list takes one more, which is asked for like the others', async () => {
  const { form } = aForm()
  fillIn(form)
  form.set('guests', [...form.state.values.guests, { name: '' }])
  form.set('guests.2.name', 'H')
  form.set('guests.2.name', '')
  form.leave('guests.2.name')
  expect(form.fault('guests.2.name')?.message).toBe('Missing')
  await form.submit()
  expect(form.state.summary).toEqual(['guests.2.name'])
  form.set('guests.2.name', 'Hedy')
  expect(form.state.values.guests.map(({ name }) => name)).toEqual(['Ada', 'Grace', 'Hedy'])
  expect(form.fault('guests.2.name')).toBeUndefined()
})

test('what the server refuses stands at its field until that is changed, and may be tried again as it is', async () => {
  const { form, onSubmit } = aForm()
  fillIn(form)
  onSubmit.mockRejectedValueOnce(refusal('body/to'))
  await form.submit()
  expect(form.state).toMatchObject({ summary: ['to'], tries: 1, failure: null, isSending: false })
  form.set('from', 'Bonn')
  expect(form.fault('to')?.message).toBe('Refused')
  await form.submit()
  expect(onSubmit).toHaveBeenCalledTimes(2)
  expect(form.fault('to')).toBeUndefined()

  onSubmit.mockRejectedValueOnce(refusal('body/to'))
  await form.submit()
  form.set('to', 'Hamburg')
  expect(form.fault('to')).toBeUndefined()
})

test('what is about no field is why it could not be sent, until the next try', async () => {
  const { form, onSubmit } = aForm()
  fillIn(form)
  onSubmit.mockRejectedValueOnce(refusal('body/elsewhere', 'body/to'))
  await form.submit()
  expect(form.state.failure?.detail).toBe('Not like this.')
  expect(form.fault('to')).toBeUndefined()
  await form.submit()
  expect(form.state.failure).toBe(null)
})

test('it is sent once, however often it is tried meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { form, onSubmit } = aForm()
  onSubmit.mockImplementationOnce(async () => {
    await promise
    form.markSent()
  })
  fillIn(form)
  const tries = [form.submit(), form.submit()]
  await expect.poll(() => form.state.isSending).toBe(true)
  resolve()
  await Promise.all(tries)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(form.state).toMatchObject({ isSending: false, isDirty: false })
})

test('what only a server knows is asked once all else is right, and keeps it from being sent', async () => {
  const ask = vi.fn(async (to: string) => (to === 'Atlantis' ? 'Nobody goes there.' : null))
  const { form, onSubmit } = aForm({ rules: { to: ask } })
  form.set('to', 'Atlantis')
  await form.submit()
  expect(ask).not.toHaveBeenCalled()
  fillIn(form)
  form.set('to', 'Atlantis')
  await form.submit()
  expect(form.state).toMatchObject({ summary: ['to'] })
  expect(form.fault('to')?.message).toBe('Nobody goes there.')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an answer about what was changed meanwhile says nothing: what stands there now is asked about and sent', async () => {
  const ask = vi.fn(async (to: string) => {
    if (to === 'Atlantis') form.set('to', 'Berlin')
    return to === 'Atlantis' ? 'Nobody goes there.' : null
  })
  const { form, onSubmit } = aForm({ rules: { to: ask } })
  fillIn(form)
  form.set('to', 'Atlantis')
  await form.submit()
  expect(form.fault('to')).toBeUndefined()
  expect(ask.mock.calls).toEqual([['Atlantis'], ['Berlin']])
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ to: 'Berlin' })
})

test('it is dirty while it holds what is not saved', async () => {
  const { form, onSubmit } = aForm()
  form.set('from', 'Köln')
  expect(form.state.isDirty).toBe(true)
  form.set('from', '')
  expect(form.state.isDirty).toBe(false)
  fillIn(form)
  onSubmit.mockImplementationOnce(async () => form.markSent())
  await form.submit()
  expect(form.state.isDirty).toBe(false)
  form.set('guests.1.name', 'Hedy')
  expect(form.state.isDirty).toBe(true)
})

test('several answers to one question are the same answers in another list', () => {
  const form = new FormModel({ schema: z.object({}), initial: { topics: ['a', 'b'] }, onSubmit: () => undefined })
  form.set('topics', ['a'])
  expect(form.state.isDirty).toBe(true)
  form.set('topics', ['a', 'b'])
  expect(form.state.isDirty).toBe(false)
})

test('what was changed while it was sent is not saved', async () => {
  const { form, onSubmit } = aForm()
  fillIn(form)
  onSubmit.mockImplementationOnce(async () => {
    form.set('from', 'Bonn')
    form.markSent()
  })
  await form.submit()
  expect(form.state).toMatchObject({ isDirty: true, values: { from: 'Bonn', to: 'Berlin' } })
  form.set('from', 'Köln')
  expect(form.state.isDirty).toBe(false)
})

test('what is saved elsewhere stands in every field that nobody changed', () => {
  const { form } = aForm()
  form.set('from', 'Köln')
  form.takeOver({ from: 'Bonn', to: 'Berlin', guests: [{ name: 'Ada' }, { name: '' }] })
  expect(form.state.values).toEqual({ from: 'Köln', to: 'Berlin', guests: [{ name: 'Ada' }, { name: '' }] })
  expect(form.state.isDirty).toBe(true)
})

test('what the server made of what was sent takes its place, but not that of what was changed since', async () => {
  const { form, onSubmit } = aForm()
  fillIn(form)
  form.set('from', ' Köln ')
  onSubmit.mockImplementationOnce(async (body) => {
    form.set('to', 'Hamburg')
    form.takeOver({ ...body, from: 'Köln' })
    form.markSent()
  })
  await form.submit()
  expect(form.state.values).toMatchObject({ from: 'Köln', to: 'Hamburg' })
  expect(form.state.isDirty).toBe(true)
  form.set('to', 'Berlin')
  expect(form.state.isDirty).toBe(false)
})

test('what somebody else saved first stands in every field that nobody changed here, what was sent in the others', async () => {
  const theirs = { from: 'Bonn', to: 'Bremen', guests: [{ name: 'Ada' }, { name: 'Mary' }] }
  const { form, onSubmit } = aForm({ initial: { ...theirs, from: 'Trier', to: 'Kiel' } })
  form.set('to', 'Berlin')
  onSubmit.mockImplementationOnce(async () => form.giveWay(theirs))
  await form.submit()
  expect(form.state).toMatchObject({ isDirty: true, values: { ...theirs, to: 'Berlin' } })
})

test('a list that somebody else made shorter is theirs, or wholly one’s own', () => {
  const theirs = { from: '', to: '', guests: [{ name: 'Grace' }] }
  const { form } = aForm()
  form.giveWay(theirs)
  expect(form.state.values).toEqual(theirs)
  const other = aForm().form
  other.set('guests.1.name', 'Ada')
  other.giveWay(theirs)
  expect(other.state.values).toEqual({ from: '', to: '', guests: [{ name: '' }, { name: 'Ada' }] })
})

test('it starts over as if nobody had been there', async () => {
  const { form } = aForm()
  form.set('to', 'Berlin')
  await form.submit()
  form.remark('to', { message: 'Odd' })
  form.startOver({ to: '' })
  expect(form.state).toMatchObject({ summary: [], values: initial })
  expect(messages(form, 'from', 'to')).toEqual([undefined, undefined])
  form.leave('to')
  expect(form.fault('to')).toBeUndefined()
})

test('what the page knows by now decides what is asked for', async () => {
  const { form } = aForm()
  fillIn(form)
  form.set('to', '')
  form.leave('to')
  expect(form.fault('to')?.message).toBe('Missing')
  form.options = { ...form.options, schema: z.object({ ...Trip.shape, to: z.string() }) }
  form.lookAgain()
  expect(form.fault('to')).toBeUndefined()
})

test('a fault that nobody would be told of is an error of ours', () => {
  expect(() => aForm({ schema: z.object({ ...Trip.shape, other: needed }) as unknown as typeof Trip })).toThrow(
    'Nobody is told',
  )
})
