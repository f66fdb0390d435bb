// The other half of `side-process.ts`: does a task at a time, and ends with whoever started it.
import type { Answer } from './side-process.ts'
import { doTask, type Task } from './tasks.ts'

process.on('disconnect', () => process.exit())
// Who stops the server may tell all of its processes: what is under way is done first, and the server says when to end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

process.on('message', (message) => {
  const { input, ...task } = message as Task<unknown, unknown> & { readonly input: unknown }
  void answer(task, input).then((said) => process.send?.(said))
})

async function answer(task: Task<unknown, unknown>, input: unknown): Promise<Answer> {
  try {
    return { done: await doTask(task, input) }
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    return { failed: { name, message, stack } }
  }
}
