import { readUser, type User, updateUser } from '@foyer/contract/identity'
import { line, optionalLine } from '@foyer/contract/kit/fields'
import * as z from 'zod/mini'
import { ownWords, useCommand } from '#platform/command.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useText } from '#platform/messages/messages.ts'
import { changedOf } from './changed-of.ts'
import styles from './profile-page.module.css'
import { SaveButton, Section } from './section.tsx'
import { useSectionForm } from './use-section-form.ts'

const Person = z.object({
  firstName: line(80),
  lastName: line(80),
  jobTitle: optionalLine(120),
  phone: optionalLine(40),
})

export function PersonSection({ user }: { user: User }) {
  const { t } = useText()
  const update = useCommand(updateUser, { ...ownWords, refreshes: [readUser] })
  const { form, savedAt } = useSectionForm({
    name: 'person',
    schema: Person,
    initial: {
      firstName: user.firstName,
      lastName: user.lastName,
      jobTitle: user.jobTitle ?? '',
      phone: user.phone ?? '',
    },
    save: (body) => update.mutateAsync({ body: changedOf(body, user) }),
  })
  return (
    <Section id="person" title={t('You')} savedAt={savedAt}>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <div className={styles.fields}>
          <TextField label={t('First name')} autoComplete="given-name" {...form.field('firstName')} />
          <TextField label={t('Last name')} autoComplete="family-name" {...form.field('lastName')} />
          <TextField label={t('Job title')} isOptional autoComplete="organization-title" {...form.field('jobTitle')} />
          <TextField
            label={t('Phone')}
            isOptional
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            {...form.field('phone')}
          />
        </div>
        <p className="hint">
          {t('You sign in as {email}. Your name stands on your ticket and your badge.', { email: user.email })}
        </p>
        <SaveButton part={t('You')} isSending={form.isSending} />
      </form>
    </Section>
  )
}
