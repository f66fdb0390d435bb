import { readUser, type User, updateUser } from '@foyer/contract/identity'
import { optionalLine, VatId, vatIdMessage } from '@foyer/contract/kit/fields'
import * as z from 'zod/mini'
import { ownWords, useCommand } from '#platform/command.ts'
import { FormFailure, FormProblems } from '#platform/form-problems.tsx'
import { useText } from '#platform/messages/messages.ts'
import { compactVatId, judgeVatId } from '#platform/vat-id.ts'
import { VatIdField } from '#platform/vat-id-field.tsx'
import { TextField } from '#ui/text-field.tsx'
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
    save: async ({ companyName, vatId }) => {
      const compact = compactVatId(vatId ?? '')
      if ((await judgeVatId(compact)) === 'invalid') {
        form.refuse('vatId', vatIdMessage)
        return false
      }
      await update.mutateAsync({ body: { companyName: companyName ?? null, vatId: compact === '' ? null : compact } })
      return true
    },
  })
  return (
    <Section id="company" title={t('Company')} savedAt={savedAt}>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <FormFailure failure={form.failure} />
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
