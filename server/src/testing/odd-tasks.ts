// What a side process may be asked for, and how it may go.

export const echo = async (input: unknown): Promise<unknown> => input

export const tellProcess = async (_input: null): Promise<{ readonly pid: number; readonly settings: string[] }> => ({
  pid: process.pid,
  settings: Object.keys(process.env),
})

export async function refuse(reason: string): Promise<never> {
  throw Object.assign(new Error(reason), { name: 'Refusal' })
}

/** As a library does that is not written for this engine, or a machine without memory. */
export function die(_input: null): Promise<never> {
  process.kill(process.pid, 'SIGKILL')
  return hang(null)
}

export const hang = (_input: null): Promise<never> => new Promise(() => {})
