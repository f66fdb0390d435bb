import { setupSteps } from '@foyer/contract/office-path'
import type { ChecklistItem, Setup } from '@foyer/contract/setup'

export type StepName = (typeof setupSteps)[number]

/** Where each thing that is missing is entered. */
export const stepOf: Readonly<Record<ChecklistItem, StepName>> = {
  event: 'event',
  seller: 'seller',
  'vat-id': 'seller',
  'legal-links': 'seller',
  'pass-types': 'passes',
  'pass-texts': 'passes',
  payment: 'payment',
  mail: 'mail',
}

export const isStep = (name: string | undefined): name is StepName =>
  (setupSteps as readonly string[]).includes(name ?? '')

export const missingIn = ({ checklist }: Pick<Setup, 'checklist'>): ChecklistItem[] =>
  checklist.flatMap(({ item, isDone }) => (isDone ? [] : [item]))

/** The first step with something missing; the opening, where nothing is. */
export function nextStep(setup: Pick<Setup, 'checklist'>): StepName {
  const [first] = missingIn(setup)
  return first === undefined ? 'open' : stepOf[first]
}

/** Nothing is missing in it. The opening is done when the sale has opened. */
export const isStepDone = (setup: Setup, step: StepName): boolean =>
  step === 'open' ? setup.openedAt !== null : missingIn(setup).every((item) => stepOf[item] !== step)
