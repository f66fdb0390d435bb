import { beforeEach, expect, test, vi } from 'vitest'
import { signOut } from './session.ts'
import { closeToast, forgetToasts, markRead, toast, toastError, toastStore } from './toasts.ts'

const readAll = () => markRead(toastStore.readPast()[0]?.id ?? 0)
const texts = () => toastStore.readPast().map(({ text }) => text)

beforeEach(() => {
  forgetToasts()
  readAll()
})

test('what was closed is still in the list, newest first', () => {
  toast('The room is no longer held for you.')
  toastError('We cannot reach the server.')
  for (const { id } of toastStore.read()) closeToast(id)
  expect(toastStore.read()).toEqual([])
  expect(toastStore.readPast()).toMatchObject([
    { text: 'We cannot reach the server.', kind: 'failed', at: expect.any(Number) },
    { text: 'The room is no longer held for you.', kind: 'done' },
  ])
})

test('the list keeps the last twenty', () => {
  for (let n = 1; n <= 21; n += 1) toast(`Saved ${n}`)
  expect(texts()).toHaveLength(20)
  expect(texts().at(0)).toBe('Saved 21')
  expect(texts().at(-1)).toBe('Saved 2')
})

test('one sentence said twice is shown once and listed twice', () => {
  toast('Saved')
  toast('Saved')
  expect(toastStore.read()).toHaveLength(1)
  expect(texts()).toEqual(['Saved', 'Saved'])
})

test('what was looked at is read, what comes after it is new', () => {
  toast('One')
  toast('Two')
  expect(toastStore.countUnread()).toBe(2)
  readAll()
  expect(toastStore.countUnread()).toBe(0)
  toast('Three')
  expect(toastStore.countUnread()).toBe(1)
  expect(toastStore.lastRead()).toBe(toastStore.readPast()[1]?.id)
})

test('who looks is told of each change, and reads the same list while there is none', () => {
  let times = 0
  const stop = toastStore.subscribe(() => {
    times += 1
  })
  toast('One')
  expect(toastStore.readPast()).toBe(toastStore.readPast())
  readAll()
  stop()
  toast('Two')
  expect(times).toBe(2)
})

test('who comes next reads nothing of what was said before', () => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', {})
  toastError('The card was declined.')
  signOut()
  expect([toastStore.read(), toastStore.readPast(), toastStore.countUnread()]).toEqual([[], [], 0])
})
