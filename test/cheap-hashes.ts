import { vi } from 'vitest'

// A password's hash is made to take a while: here it is the same algorithm at its least, and each carries its own
// parameters, so that whoever checks one does as little. The one hash that is nobody's stands in the product as it is: it
// is checked as one that takes as little. What the product asks of both stands in password-hash.unit.test.ts.
vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof import('@node-rs/argon2')>()
  const little = { memoryCost: 8, timeCost: 1 }
  const nobodys = library.hash('', little)
  return {
    ...library,
    hash: (text: string | Uint8Array, given: object) => library.hash(text, { ...given, ...little }),
    verify: async (hash: string, text: string | Uint8Array) => {
      const { nobodysHash } = await import('../server/src/platform/door/passwords/password-hash.ts')
      return library.verify(hash === nobodysHash ? await nobodys : hash, text)
    },
  }
})
