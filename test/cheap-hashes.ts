import { vi } from 'vitest'

// A password's hash is made to take a while: here it is the same algorithm at its least, and each carries its own
// parameters, so that whoever checks one does as little. What the product asks of it stands in password-hash.unit.test.ts.
vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof import('@node-rs/argon2')>()
  return {
    ...library,
    hash: (text: string | Uint8Array, given: object) => library.hash(text, { ...given, memoryCost: 8, timeCost: 1 }),
  }
})
