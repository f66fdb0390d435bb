/** What remembers: this tab alone, or the browser. */
type Memory = 'sessionStorage' | 'localStorage'

/** What is remembered under a name. A browser may forbid it, and then says so at each touch: it remembers nothing. */
export function readKept(memory: Memory, name: string): string | null {
  try {
    return globalThis[memory].getItem(name)
  } catch {
    return null
  }
}

/**
 * Remembers a text, or nothing under this name any more.
 * @returns whether it could be: what is full or forbidden keeps nobody from what they are at.
 */
export function keep(memory: Memory, name: string, text: string | null): boolean {
  try {
    const storage = globalThis[memory]
    if (text === null) storage.removeItem(name)
    else storage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
