import type { CancellationTerm } from '@foyer/contract/cancellation.schemas'
import { type CancellationPolicy, type Setup, saveCancellation } from '@foyer/contract/setup'
import { parseDateTime, toZoned } from '@internationalized/date'
import { useCancellationWords } from '#platform/cancellation-words.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { SelectField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { type Form, useValues } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import {
  type CancellationFields,
  cancellationFields,
  cancellationSchema,
  stepsShown,
  type Table,
} from './cancellation-entries.ts'
import styles from './setup.module.css'
import { Save } from './step-fields.tsx'
import { useStepForm } from './use-step-form.ts'

const fieldsOf = (setup: Setup) => cancellationFields(setup.cancellation.entered)

/** What is kept of passes and stays that go back, step by step. */
export function CancellationForm({ setup }: { readonly setup: Setup }) {
  const { t } = useText()
  const command = useCommand(saveCancellation, ownWords)
  const { form, conflict, savedAt } = useStepForm({
    setup,
    step: 'cancellation',
    schema: cancellationSchema,
    initial: fieldsOf(setup),
    formOf: fieldsOf,
    save: (body) => command.mutateAsync({ body }),
  })
  const names = { passes: t('Passes that go back'), stays: t('Stays that go back') }
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormProblems
        form={form}
        say={(field, text) => `${names[field.startsWith('stays') ? 'stays' : 'passes']}: ${text}`}
      />
      <EditNotes form={form} conflict={conflict} names={names} />
      <p>
        {t(
          'Steps by day, the earliest first: what you keep of the price until that day is over. After the last step nothing comes back. Without a step all of it comes back until the time that is entered with the event.',
        )}
      </p>
      <StepTable form={form} table="passes" legend={names.passes} setup={setup} />
      <StepTable form={form} table="stays" legend={names.stays} setup={setup} />
      <p className="hint">
        {t('It is true of what is ordered from now on. Every order keeps what was agreed when it was placed.')}
      </p>
      <Save isSending={form.isSending} savedAt={savedAt} timeZone={setup.timeZone} />
    </form>
  )
}

interface StepTableProps {
  readonly form: Form<CancellationFields>
  readonly table: Table
  readonly legend: string
  readonly setup: Setup
}

function StepTable({ form, table, legend, setup }: StepTableProps) {
  const { t } = useText()
  const values = useValues(form)
  const { currency } = setup
  return (
    <fieldset className={styles.part}>
      <legend>{legend}</legend>
      <ol className={styles.steps}>
        {Array.from({ length: stepsShown(values[table]) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
          <li key={at}>
            <TextField {...form.field(`${table}.${at}.lastDay`)} type="date" label={t('Until the end of')} isOptional />
            <TextField
              {...form.field(`${table}.${at}.percent`)}
              label={t('Kept, per cent')}
              inputMode="decimal"
              look="num"
              isOptional
            />
            <TextField
              {...form.field(`${table}.${at}.fixed`)}
              label={t('and {currency}', { currency })}
              inputMode="decimal"
              look="num"
              isOptional
            />
            <SelectField {...form.field(`${table}.${at}.per`)} label={t('for each')}>
              {table === 'passes' ? (
                <option value="pass">{t('Pass')}</option>
              ) : (
                <option value="night">{t('Night')}</option>
              )}
              <option value="order">{t('Order')}</option>
            </SelectField>
          </li>
        ))}
      </ol>
      <WhatBuyersRead values={values} table={table} setup={setup} />
    </fieldset>
  )
}

interface WhatBuyersReadProps {
  readonly values: CancellationFields
  readonly table: Table
  readonly setup: Setup
}

function WhatBuyersRead({ values, table, setup }: WhatBuyersReadProps) {
  const { t } = useText()
  const words = useCancellationWords()
  const parsed = cancellationSchema.safeParse(values)
  const steps = parsed.success ? termsOf(parsed.data, table, setup) : null
  if (steps === null) return null
  return (
    <div className="stack stack--8">
      <p className="legend">{t('What buyers read')}</p>
      <ul className="bullets">
        {words.list(steps).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

const termsOf = (policy: CancellationPolicy, table: Table, { timeZone, currency }: Setup): CancellationTerm[] | null =>
  policy[table]?.map(({ lastDay, percent, fixed, per }) => ({
    until: toZoned(parseDateTime(`${lastDay}T23:59:59`), timeZone).toAbsoluteString(),
    percent,
    fixed: { amount: fixed, currency },
    per,
  })) ?? null
