// Runs for each file of page tests: what they share is loaded once.
import { afterEach, beforeEach } from 'vitest'
import { beginVisit, endVisit } from './visit.tsx'

beforeEach(beginVisit)
afterEach(endVisit)
