import { type MailTest, readSetup, type Setup, saveMail, sendTestMail } from '@foyer/contract/setup'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { formatMoment } from '#platform/days.ts'
import { FormFailure } from '#platform/form-failure.tsx'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { mailForm, mailSchema } from './entries.ts'
import styles from './setup.module.css'
import { Save } from './step-fields.tsx'
import { useStepForm } from './use-step-form.ts'

/** Whose name the mails bear, and whether they leave. */
export function MailStep({ setup }: { readonly setup: Setup }) {
  const { t } = useText()
  const command = useCommand(saveMail, ownWords)
  const { form, conflict, savedAt } = useStepForm({
    setup,
    step: 'mail',
    schema: mailSchema,
    initial: mailForm(setup),
    formOf: mailForm,
    save: (body) => command.mutateAsync({ body }),
  })
  const names = {
    senderName: t('Name of the sender'),
    senderAddress: t('Address of the sender'),
    contactEmail: t('Address for questions'),
  }
  const asAddress = { type: 'email', inputMode: 'email', spellCheck: false } as const
  return (
    <div className={styles.form}>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <FormProblems form={form} say={sayWith(names)} />
        <EditNotes form={form} conflict={conflict} names={names} />
        <fieldset className={styles.part}>
          <legend>{t('Sender')}</legend>
          <p className="hint">{t('The mail server itself is a setting of the installation (SMTP_URL).')}</p>
          <div className="fields">
            <div className="half-w">
              <TextField {...form.field('senderName')} label={names.senderName} />
            </div>
            <div className="half-w">
              <TextField {...form.field('senderAddress')} label={names.senderAddress} {...asAddress} />
            </div>
            <div className="half-w">
              <TextField {...form.field('contactEmail')} label={names.contactEmail} {...asAddress} />
            </div>
          </div>
        </fieldset>
        <Save isSending={form.isSending} savedAt={savedAt} timeZone={setup.timeZone} />
      </form>
      {setup.mail.entered === null ? null : <TestMail setup={setup} />}
    </div>
  )
}

function TestMail({ setup }: { readonly setup: Setup }) {
  const { t, locale } = useText()
  const client = useQueryClient()
  const [test, setTest] = useState<MailTest | null>(null)
  const command = useCommand(sendTestMail, ownWords)
  const send = async () => {
    setTest(null)
    const answer = await command.mutateAsync(undefined).catch(() => null)
    if (answer === null) return
    setTest(answer)
    client.setQueryData(query(readSetup).queryKey, answer.setup)
  }
  return (
    <section className={styles.part} aria-labelledby="test">
      <h2 className="h3" id="test">
        {t('Test mail')}
      </h2>
      <p>{t('It goes to your own address. What the mail server says to it stands here.')}</p>
      {setup.mailTest === null || test !== null ? null : (
        <p className="label muted">
          {setup.mailTest.isSent
            ? t('The last one left: {moment}.', { moment: formatMoment(setup.mailTest.at, setup.timeZone, locale) })
            : t('The last one did not leave: {moment}.', {
                moment: formatMoment(setup.mailTest.at, setup.timeZone, locale),
              })}
        </p>
      )}
      <FormFailure failure={command.error} />
      <div role="status">
        {test === null ? null : (
          <Note kind={test.isSent ? 'success' : 'danger'}>
            <p>
              <b>{test.isSent ? t('The mail server took it.') : t('The mail server did not take it.')}</b>{' '}
              {test.isSent
                ? t('Look into {address}: has it arrived?', { address: test.to })
                : t('Correct the settings of the installation or the sender, then try again.')}
            </p>
            <p className="code">{test.answer}</p>
          </Note>
        )}
      </div>
      <p>
        <Button variant="line" isSending={command.isPending} onClick={() => void send()}>
          {t('Send a test mail')}
        </Button>
      </p>
    </section>
  )
}
