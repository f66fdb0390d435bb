import { planOpening, type Setup } from '@foyer/contract/setup'
import { ownWords, useCommand } from '#platform/command.ts'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { openingSchema } from './entries.ts'
import styles from './setup.module.css'
import { missingIn } from './setup-steps.ts'
import { Save } from './step-fields.tsx'
import { useStepForm } from './use-step-form.ts'

const opensAtOf = (setup: Setup) => ({ opensAt: setup.opening.entered?.opensAt ?? '' })

/** When the sale opens by itself. */
export function OpeningForm({ setup }: { readonly setup: Setup }) {
  const { t } = useText()
  return setup.openedAt === null ? (
    <Plan setup={setup} />
  ) : (
    <section className={styles.part} aria-labelledby="open">
      <h2 className="h3" id="open">
        {t('The sale is open')}
      </h2>
      <p>{t('Visitors sign up. A pass type that shall not be sold any more can be hidden.')}</p>
      <p>
        <a {...buttonLook('line')} href="/sign-up">
          {t('See what visitors see')}
        </a>
      </p>
    </section>
  )
}

function Plan({ setup }: { readonly setup: Setup }) {
  const { t } = useText()
  const command = useCommand(planOpening, ownWords)
  const { form, conflict, savedAt } = useStepForm({
    setup,
    step: 'opening',
    schema: openingSchema,
    initial: opensAtOf(setup),
    formOf: opensAtOf,
    save: (body) => command.mutateAsync({ body }),
  })
  const missing = missingIn(setup).length
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      <EditNotes form={form} conflict={conflict} names={{ opensAt: t('The sale opens') }} />
      <fieldset className={styles.part}>
        <legend>{t('Open')}</legend>
        {missing === 0 ? null : (
          <Note kind="warning">
            <p>
              {t(
                '{missing, plural, one {One thing is missing. The sale stays shut until it is there.} other {# things are missing. The sale stays shut until they are there.}}',
                { missing },
              )}
            </p>
          </Note>
        )}
        <TextField
          {...form.field('opensAt')}
          type="datetime-local"
          label={t('The sale opens')}
          hint={t('On the clocks of {zone}. Empty: not yet planned. A time that is over opens it at once.', {
            zone: setup.timeZone,
          })}
        />
      </fieldset>
      <Save isSending={form.isSending} savedAt={savedAt} timeZone={setup.timeZone} />
    </form>
  )
}
