import { type AddressVerdict, type EligibilityEntry, judgeAddress } from '@foyer/contract/eligibility-entries'
import { Email } from '@foyer/contract/kit/fields'
import { useState } from 'react'
import * as z from 'zod/mini'
import { send } from '#platform/api.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Offered } from '#ui/read-only.tsx'
import styles from './lists.module.css'

const Asked = z.object({ email: Email })

/** "What happens to this address?", with the line that decides it. */
export function AddressQuestion() {
  const { t } = useText()
  const [answer, setAnswer] = useState<{ readonly email: string; readonly verdict: AddressVerdict } | null>(null)
  const form = useForm({
    schema: Asked,
    initial: { email: '' },
    onSubmit: async ({ email }) => setAnswer({ email, verdict: await send(judgeAddress, { query: { email } }) }),
  })
  return (
    <section className={styles.verdict} aria-labelledby="question">
      <h2 id="question" className="h3">
        {t('What happens to this address?')}
      </h2>
      <FormProblems form={form} />
      <Offered>
        <form className={styles.ask} noValidate onSubmit={form.submit}>
          <TextField
            {...form.field('email')}
            label={t('E-mail')}
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" variant="line" isSending={form.isSending}>
            {t('Look')}
          </Button>
        </form>
      </Offered>
      <div role="status">{answer === null ? null : <Verdict {...answer} />}</div>
    </section>
  )
}

function Verdict({ email, verdict }: { readonly email: string; readonly verdict: AddressVerdict }) {
  const { t } = useText()
  const { mayBuy, mayUseVoucher, decidedBy, overruled } = verdict
  return (
    <div className={styles.says}>
      <p>
        <b>{email}</b>
      </p>
      <p className="row">
        <Tag kind={mayBuy ? 'success' : 'danger'}>{mayBuy ? t('may buy a pass') : t('may not buy a pass')}</Tag>
        <Tag kind={mayUseVoucher ? 'success' : 'danger'}>
          {mayUseVoucher ? t('may use a voucher') : t('may not use a voucher')}
        </Tag>
      </p>
      {decidedBy.length === 0 ? <p>{t('It stands in no list: what is on sale is open to it.')}</p> : null}
      {decidedBy.map((entry) => (
        <Reason key={entry.id} entry={entry} word={t('Decides:')} />
      ))}
      {overruled.map((entry) => (
        <Reason key={entry.id} entry={entry} word={t('Does not count, because the address has a line of its own:')} />
      ))}
    </div>
  )
}

function Reason({
  entry: { list, address, reason },
  word,
}: {
  readonly entry: EligibilityEntry
  readonly word: string
}) {
  const { t } = useText()
  const name = list === 'blacklist' ? t('blacklist') : t('whitelist')
  return (
    <p className="label">
      {word} <b>{address}</b>, {name}
      {reason === null ? null : `: ${reason}`}
    </p>
  )
}
