import { readUser, type User, updateUser } from '@foyer/contract/identity'
import { optionalLine, VatId } from '@foyer/contract/kit/fields'
import * as z from 'zod/mini'
import { ownWords, useCommand } from '#platform/command.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useText } from '#platform/messages/messages.ts'
import { compactVatId, vatIdRule } from '#platform/vat-id.ts'
import { VatIdField } from '#platform/vat-id-field.tsx'
import { changedOf } from './changed-of.ts'
import styles from './profile-page.module.css'
import { SaveButton, Section } from './section.tsx'
import { useSectionForm } from './use-section-form.ts'

const Company = z.object({ companyName: optionalLine(120), vatId: VatId })

export function CompanySection({ user }: { user: User }) {
  const { t } = useText()
  const update = useCommand(updateUser, { ...ownWords, refreshes: [readUser] })
  const { form, savedAt } = useSectionForm({
    name: 'company',
    schema: Company,
    initial: { companyName: user.companyName ?? '', vatId: user.vatId ?? '' },
    rules: { vatId: vatIdRule },
    save: ({ companyName, vatId }) => {
      const compact = compactVatId(vatId ?? '')
      const entries = { companyName: companyName ?? null, vatId: compact === '' ? null : compact }
      return update.mutateAsync({ body: changedOf(entries, user) })
    },
  })
  return (
    <Section id="company" title={t('Company')} savedAt={savedAt}>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <div className={styles.fields}>
          <TextField label={t('Company')} isOptional autoComplete="organization" {...form.field('companyName')} />
          <VatIdField {...form.field('vatId')} />
        </div>
        <p className="hint">{t('Both stand on the invoices you get from now on, not on those you have.')}</p>
        <SaveButton part={t('Company')} isSending={form.isSending} />
      </form>
    </Section>
  )
}
