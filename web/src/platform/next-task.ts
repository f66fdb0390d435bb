/** What follows runs in a task of its own: what somebody does meanwhile, and what is to be painted, waits for less. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
