import { Piscina } from 'piscina'
import type { Candidate } from './score-password.ts'

/** Guessing takes some milliseconds: in a thread of its own it keeps nobody waiting who asks for something else. */
const thread = new Piscina({
  filename: new URL('./score-password.ts', import.meta.url).href,
  name: 'isStrong',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
})

/** Whether a password is strong enough to be somebody's. `ownWords` are what an attacker knows: names, company, e-mail. */
export function isStrongEnough(password: string, ownWords: readonly string[] = []): Promise<boolean> {
  return thread.run({ password, ownWords } satisfies Candidate)
}
