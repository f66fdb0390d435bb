import { type Batch, exportBatch } from '@foyer/contract/books'
import { Batch as Schema } from '@foyer/contract/books.schemas'
import { createDownload } from '@foyer/contract/platform'
import { addressOf, send } from '#platform/api.ts'
import { SelectField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Offered } from '#ui/read-only.tsx'
import styles from './money.module.css'
import type { ChosenDays } from './ranges.ts'

/** The entries as the accountant's program takes them in. */
export function BatchForm({ days }: { readonly days: ChosenDays }) {
  const { t } = useText()
  const form = useForm<Record<keyof Batch, unknown>, Batch>({
    schema: Schema,
    initial: { chart: 'SKR04', consultant: '', client: '', entries: 'all' },
    onSubmit: async (batch) => {
      const path = addressOf(exportBatch, { query: { ...days, ...batch } })
      location.assign((await send(createDownload, { body: { path } })).url)
    },
  })
  const isOfOneYear = days.from.slice(0, 4) === days.to.slice(0, 4)
  return (
    <section className={styles.part} aria-labelledby="batch">
      <h2 id="batch">{t('For the accountant')}</h2>
      <p className="muted">
        {t(
          'The entries of these days for DATEV. The account numbers are those of the standard chart: look at the first file together with your accountant.',
        )}{' '}
        {t(
          'What moved in the accounts for no edition, as transfers that came in, fees and payouts, is in the file of each edition: take it in once.',
        )}
      </p>
      {isOfOneYear ? (
        <Offered>
          <form noValidate onSubmit={form.submit}>
            <FormProblems form={form} />
            <div className={styles.days}>
              <SelectField {...form.field('chart')} label={t('Chart of accounts')}>
                {Schema.shape.chart.options.map((chart) => (
                  <option key={chart}>{chart}</option>
                ))}
              </SelectField>
              <TextField {...form.field('consultant')} label={t('Consultant number')} inputMode="numeric" look="num" />
              <TextField {...form.field('client')} label={t('Client number')} inputMode="numeric" look="num" />
              <div className={styles.entries}>
                <SelectField {...form.field('entries')} label={t('Entries')}>
                  <option value="all">{t('Of this edition and of the accounts')}</option>
                  <option value="edition">{t('Of this edition alone')}</option>
                </SelectField>
              </div>
              <Button type="submit" variant="line" isSending={form.isSending}>
                {t('Save for DATEV')}
              </Button>
            </div>
          </form>
        </Offered>
      ) : (
        <Note>{t('A batch is of one calendar year: choose days of one.')}</Note>
      )}
    </section>
  )
}
