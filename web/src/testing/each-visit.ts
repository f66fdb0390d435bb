// Runs for each file of page tests: what they share is loaded once.
import { afterEach, beforeEach, vi } from 'vitest'
import { beginVisit, endVisit } from './visit.tsx'

beforeEach(beginVisit)
afterEach(async () => {
  // What a page loads ahead and a file ends in the middle of would never be there for the files after it.
  await vi.dynamicImportSettled()
  endVisit()
})
