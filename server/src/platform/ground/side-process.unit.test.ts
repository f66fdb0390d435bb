import { getPriority } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { die, echo, hang, refuse, tellProcess } from '../../testing/odd-tasks.ts'
import { openSideProcess } from './side-process.ts'
import { runHere, type TaskRunner, taskAt } from './tasks.ts'

const environment = {}
const odd = new URL('../../testing/odd-tasks.ts', import.meta.url)
const tasks = {
  echo: taskAt<typeof echo>(odd, 'echo'),
  tellProcess: taskAt<typeof tellProcess>(odd, 'tellProcess'),
  refuse: taskAt<typeof refuse>(odd, 'refuse'),
  die: taskAt<typeof die>(odd, 'die'),
  hang: taskAt<typeof hang>(odd, 'hang'),
}

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
async function passTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
const pidOf = async (runner: TaskRunner) => (await runner.run(tasks.tellProcess, null)).pid

test('a task is done in another process, and the same one does the next', async () => {
  const runner = openSideProcess({ environment })
  const pid = await pidOf(runner)
  expect(pid).not.toBe(process.pid)
  expect(await pidOf(runner)).toBe(pid)
})

test('whoever is at the door goes before a paper', async () => {
  const pid = await pidOf(openSideProcess({ environment }))
  expect(getPriority(pid)).toBe(Math.min(getPriority() + 5, 19))
})

test('what is given arrives as it was, bytes as bytes', async () => {
  const given = { words: 'ß', none: undefined, bytes: Buffer.from([0, 255]), days: [new Date(0)] }
  expect(await openSideProcess({ environment }).run(tasks.echo, given)).toEqual(given)
})

test('many at once are done one after the other, each with its own answer', async () => {
  const runner = openSideProcess({ environment })
  const numbers = Array.from({ length: 50 }, (_, index) => index)
  expect(await Promise.all(numbers.map((number) => runner.run(tasks.echo, number)))).toEqual(numbers)
})

test('what is thrown there is thrown here, by its name, and the next task is done', async () => {
  const runner = openSideProcess({ environment })
  await expect(runner.run(tasks.refuse, 'No paper')).rejects.toMatchObject({ name: 'Refusal', message: 'No paper' })
  expect(await runner.run(tasks.echo, 1)).toBe(1)
})

test('a process that is brought down takes one task with it; the next has another process', async () => {
  const runner = openSideProcess({ environment })
  const before = await pidOf(runner)
  const failed = expect(runner.run(tasks.die, null)).rejects.toThrow('in the midst of a task')
  const after = pidOf(runner)
  await failed
  expect(await after).not.toBe(before)
})

test('where no process can be started the task fails, the server stays, and the next one is tried anew', async () => {
  const runner = openSideProcess({ environment })
  const node = process.execPath
  process.execPath = '/nowhere/node'
  try {
    await expect(runner.run(tasks.echo, 1)).rejects.toMatchObject({ name: 'SideProcessEnded' })
  } finally {
    process.execPath = node
  }
  expect(await runner.run(tasks.echo, 1)).toBe(1)
})

test('what cannot be sent is refused, leaves no clock behind but that of idleness, and the next task is done', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const runner = openSideProcess({ environment })
  const pid = await pidOf(runner)
  await expect(runner.run(tasks.echo, () => 1)).rejects.toThrow('could not be cloned')
  expect(vi.getTimerCount()).toBe(1)
  expect(await pidOf(runner)).toBe(pid)
})

test('a task that never ends is ended, and the next is done', async () => {
  const runner = openSideProcess({ environment, longestMs: 1 })
  await expect(runner.run(tasks.hang, null)).rejects.toThrow('SIGKILL')
  const patient = openSideProcess({ environment })
  expect(await patient.run(tasks.echo, 1)).toBe(1)
})

test('without a task for a while it ends, and the next task has another', async () => {
  const runner = openSideProcess({ environment, idleMs: 1 })
  const before = await pidOf(runner)
  await vi.waitFor(() => expect(isThere(before)).toBe(false), { timeout: 60_000, interval: 20 })
  expect(await pidOf(runner)).not.toBe(before)
})

test('a task that comes in the moment of the end is done all the same', async () => {
  const runner = openSideProcess({ environment, idleMs: 0 })
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await runner.run(tasks.echo, turn)).toBe(turn)
    // Its end has begun by then, or is about to.
    await passTurns(turn)
  }
})

test('it is told what its caller says of the environment, and nothing else', async () => {
  const { settings } = await openSideProcess({ environment: { TZ: 'UTC' } }).run(tasks.tellProcess, null)
  expect(settings.filter((name) => !name.startsWith('NODE_CHANNEL_'))).toEqual(['TZ'])
})

test('without a side process a task is done here', async () => {
  expect(await pidOf(runHere)).toBe(process.pid)
})
