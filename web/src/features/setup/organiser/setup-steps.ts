import type { ChecklistItem, Setup } from '@foyer/contract/setup'

/** The steps in the order in which one takes them. */
export const steps = ['event', 'seller', 'passes', 'payment', 'cancellation', 'mail', 'open'] as const
export type StepName = (typeof steps)[number]

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

export const isStep = (name: string | undefined): name is StepName => (steps as readonly string[]).includes(name ?? '')

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
