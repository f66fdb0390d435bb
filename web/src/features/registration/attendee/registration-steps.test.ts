import { describe, expect, test } from 'vitest'
import {
  firstOpenStep,
  isDone,
  isShownDone,
  type RegistrationFacts,
  type StepName,
  shownSteps,
  stepAfter,
  stepBefore,
} from './registration-steps.ts'

const passLine = { status: 'open', lines: [{ kind: 'pass' }] } as const
const roomLine = { status: 'open', lines: [{ kind: 'room' }] } as const
const person = { firstName: 'Ada', lastName: 'Lindqvist', companyName: 'Nordwerk' }

const newVendor: RegistrationFacts = {
  isVendor: true,
  pass: null,
  order: null,
  person: { ...person, companyName: null },
  billingAddress: null,
  stayPlan: null,
  bookings: [],
  isSurveyDone: false,
  isSurveySkipped: false,
}
const holder: RegistrationFacts = {
  ...newVendor,
  isVendor: false,
  pass: { status: 'approved' },
  person,
  billingAddress: {},
}

describe('the steps that are shown', () => {
  test('begin with the pass for a vendor without one', () => {
    expect(shownSteps(newVendor)).toEqual(['pass', 'account', 'hotel', 'survey', 'checkout', 'finish'])
    expect(shownSteps({ ...newVendor, pass: { status: 'cancelled' } })[0]).toBe('pass')
  })

  test('begin with the account for everybody else', () => {
    expect(shownSteps(holder)).toEqual(['account', 'hotel', 'survey', 'checkout', 'finish'])
    expect(shownSteps({ ...holder, isVendor: true })[0]).toBe('account')
  })
})

describe('a step is done when the server knows its answer', () => {
  test.each<[string, StepName, RegistrationFacts, boolean]>([
    ['no pass', 'pass', newVendor, false],
    ['a pass in the order', 'pass', { ...newVendor, order: passLine }, true],
    ['a room in the order', 'pass', { ...newVendor, order: roomLine }, false],
    ['a pass that waits for approval', 'pass', at({ status: 'pending', reason: 'awaiting-approval' }), true],
    ['a pass whose order is not paid', 'pass', at({ status: 'pending', reason: 'awaiting-payment' }), false],
    ['a pass whose order expired', 'pass', at({ status: 'cancelled', reason: 'order-expired' }), false],
    ['person, company and address', 'account', holder, true],
    ['no address', 'account', { ...holder, billingAddress: null }, false],
    ['no company', 'account', { ...holder, person: { ...person, companyName: ' ' } }, false],
    ['no answer about a room', 'hotel', holder, false],
    ['a room of one’s own', 'hotel', { ...holder, stayPlan: 'own' }, true],
    ['later', 'hotel', { ...holder, stayPlan: 'later' }, true],
    ['a room wanted and none chosen', 'hotel', { ...holder, stayPlan: 'book' }, false],
    ['a room held', 'hotel', { ...holder, stayPlan: 'book', bookings: [{ status: 'held' }] }, true],
    ['a room whose hold ran out', 'hotel', { ...holder, stayPlan: 'book', bookings: [{ status: 'expired' }] }, false],
    ['a room cancelled', 'hotel', { ...holder, stayPlan: 'book', bookings: [{ status: 'cancelled' }] }, false],
    ['a survey not answered', 'survey', holder, false],
    ['a survey answered', 'survey', { ...holder, isSurveyDone: true }, true],
    ['nothing in the order', 'checkout', holder, true],
    ['something to pay', 'checkout', { ...holder, order: roomLine }, false],
    ['placed and not paid', 'checkout', { ...holder, order: { ...roomLine, status: 'awaiting_payment' } }, false],
    ['an order from which all was taken', 'checkout', { ...holder, order: { status: 'open', lines: [] } }, true],
    ['no pass and nothing in the order', 'checkout', newVendor, false],
    ['the end', 'finish', holder, false],
  ])('%s: %s', (_, step, facts, done) => {
    expect(isDone(step, facts)).toBe(done)
  })
})

describe('opening the registration again goes on at the first step that is open', () => {
  const walked = { ...holder, stayPlan: 'later', isSurveyDone: true } as const
  test.each<[RegistrationFacts, StepName]>([
    [newVendor, 'pass'],
    [{ ...newVendor, order: passLine }, 'account'],
    [holder, 'hotel'],
    [{ ...holder, stayPlan: 'own' }, 'survey'],
    [{ ...walked, order: roomLine }, 'checkout'],
    [walked, 'finish'],
  ])('%#', (facts, step) => {
    expect(firstOpenStep(facts)).toBe(step)
  })
})

describe('a step may be opened', () => {
  test.each<[StepName, RegistrationFacts, StepName | null]>([
    ['pass', newVendor, null],
    ['account', newVendor, 'pass'],
    ['checkout', newVendor, 'pass'],
    ['hotel', { ...newVendor, order: passLine }, 'account'],
    ['account', { ...newVendor, order: passLine }, null],
    ['checkout', holder, null],
    ['survey', holder, null],
    ['finish', newVendor, null],
  ])('%s', (step, facts, before) => {
    expect(stepBefore(step, facts)).toBe(before)
  })
})

test('after the survey comes the checkout, but only with something to pay', () => {
  expect(stepAfter('account', holder)).toBe('hotel')
  expect(stepAfter('survey', { ...holder, order: roomLine })).toBe('checkout')
  expect(stepAfter('survey', holder)).toBe('finish')
  expect(stepAfter('finish', holder)).toBe('finish')
})

test('where it is not known whether something is to be paid, the checkout says so itself', () => {
  expect(stepAfter('survey', null)).toBe('checkout')
  expect(stepAfter('account', null)).toBe('hotel')
})

function at(pass: RegistrationFacts['pass']): RegistrationFacts {
  return { ...newVendor, pass }
}

describe('what is shown as done', () => {
  const answered = { ...holder, isSurveyDone: true }

  test('a survey that was skipped lets one go on, and is not shown as done', () => {
    const skipped = { ...answered, isSurveySkipped: true }
    expect([isDone('survey', skipped), isShownDone('survey', skipped)]).toEqual([true, false])
    expect(isShownDone('survey', answered)).toBe(true)
  })

  test('with nothing to pay, the checkout is done once everything before it is', () => {
    expect([isDone('checkout', answered), isShownDone('checkout', answered)]).toEqual([true, false])
    expect(isShownDone('checkout', { ...answered, stayPlan: 'own' })).toBe(true)
  })
})
