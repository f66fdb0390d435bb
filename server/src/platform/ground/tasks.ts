/**
 * Work that a function of a module does: heavy, of what it is given alone, and without the database. What it takes and
 * gives can be sent from one process to another: values, lists and bytes, no functions.
 */
export interface Task<Input, Output> {
  /** The module's address. */
  readonly url: string
  /** The function that it exports. */
  readonly name: string
  /** What that does, for the compiler alone. */
  readonly does?: (input: Input) => Promise<Output>
}

type Work = (input: never) => Promise<unknown>

/** A module's function as a task. The module itself is loaded where the task is done: name the function's type alone. */
export const taskAt = <Does extends Work>(
  module: URL,
  name: string,
): Task<Parameters<Does>[0], Awaited<ReturnType<Does>>> => ({ url: module.href, name })

/** Whoever gets tasks done. */
export interface TaskRunner {
  /**
   * @throws Busy where too many wait already.
   * @throws TaskFailed where the work failed in another process, or that ended.
   */
  run<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output>
}

/** What was thrown in another process, as far as it can be sent. */
export interface Thrown {
  readonly name: string
  readonly message: string
  readonly stack?: string | undefined
}

/** A task failed in another process; it has the name and the place of what was thrown there. */
export class TaskFailed extends Error {
  constructor({ name, message, stack }: Thrown) {
    super(message)
    this.name = name
    if (stack !== undefined) this.stack = stack
  }
}

/** Does a task in this process. */
export async function doTask<Input, Output>({ url, name }: Task<Input, Output>, input: Input): Promise<Output> {
  const module: Readonly<Record<string, (input: Input) => Promise<Output>>> = await import(url)
  const work = module[name]
  if (work === undefined) throw new TypeError(`${url} exports no ${name}.`)
  return work(input)
}

/** Does each task in this process: for tests, and for whoever ends soon. */
export const runHere: TaskRunner = { run: doTask }
