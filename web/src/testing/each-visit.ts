// Runs for each file of page tests: what they share is loaded once.
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { beginVisit, endVisit } from './visit.tsx'

/** What React says of a page that is drawn wrongly, though it shows what was asked for. */
const FAULT =
  /^(?:Encountered two children with the same key|Each child in a list|Cannot update a component|In HTML, |Invalid DOM property|Received )/

const said: string[] = []
const say = console.error
console.error = (...words: unknown[]) => {
  const text = words.map(String).join(' ')
  if (FAULT.test(text)) said.push(text)
  else say(...words)
}

beforeEach(beginVisit)
afterEach(async () => {
  // What a page loads ahead and a file ends in the middle of would never be there for the files after it.
  await vi.dynamicImportSettled()
  endVisit()
  expect(said.splice(0)).toEqual([])
})
