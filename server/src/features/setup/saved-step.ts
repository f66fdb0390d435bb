import type { Setup } from '@foyer/contract/setup'
import { type Step, takeStep } from '#features/editions'
import type { Context } from '#platform/context'
import { type Audited, audited, auditedRecord } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { readSetup } from './present-setup.ts'

/** Who sells may be a person: of them it is noted that it changed, and no more. */
const record = auditedRecord('edition', [
  'product',
  'code',
  'year',
  'startsOn',
  'endsOn',
  'doorsOpenAt',
  'cancelBefore',
  'venue',
  'city',
  'entrance',
  'timeZone',
  'currency',
  'languages',
  'search',
  'country',
  'vatRate',
  'roomVatRate',
  'trainVatRate',
  'vatChanges',
  'chargesVatOutsideEu',
  'admissionTaxedThere',
  'lodgingTaxedThere',
  'transportTaxedThere',
  'billingUntil',
  'imprint',
  'privacyPolicy',
  'termsAndConditions',
  'codeOfConduct',
  'faq',
  'passes',
  'stays',
  'opensAt',
  'surveyStartsOn',
  'banner',
  'phases',
  'accent',
  'picture',
  'light',
  'dark',
])

type Entries = { readonly version: number }

/**
 * Saves one step as it was entered by somebody who saw it as it is.
 * @param change writes it; what it throws undoes all of it.
 * @throws Refused `office/changed-meanwhile`.
 */
export async function saveStep(
  context: Context,
  step: Step,
  entries: Entries,
  change: () => Promise<unknown>,
): Promise<Audited<Setup>> {
  const before = (await readSetup(context))[step]
  if (!(await takeStep(context, step, entries.version))) {
    const { version, entered } = (await readSetup(context))[step]
    throw refuseChangedMeanwhile(entries, { version, ...entered })
  }
  await change()
  // Money, languages and times of the edition: pass types are shown with them.
  context.changed('passes')
  const after = await readSetup(context)
  return audited(record.changed(context.editionId, before.entered ?? {}, after[step].entered ?? {}), after)
}
