import { giveDemoCode, readHealth } from '@foyer/contract/platform'
import { proveByCode, type SecondFactor, wrongCode } from '@foyer/contract/second-factor'
import { useMutation, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { query, send } from '#platform/api.ts'
import { FormFailure } from '#platform/form-failure.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { type ProblemError, refusedWith } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { noteSecondFactor } from '../shared/second-factor.ts'
import { showPasskey } from './browser-passkeys.ts'
import styles from './second-factor.module.css'

const Entry = z.object({
  secondFactorCode: z.string().check(z.trim(), z.minLength(1, message('Enter a code.')), z.maxLength(64)),
})

interface ProveFormProps {
  readonly email: string
  readonly hasPasskey: boolean
  readonly onShown: () => void
}

/** Where somebody shows that it is them: their passkey, or a code. */
export function ProveForm({ email, hasPasskey, onShown }: ProveFormProps) {
  const { t } = useText()
  const shown = (answer: SecondFactor) => {
    noteSecondFactor(answer)
    onShown()
  }
  return (
    <>
      {hasPasskey ? (
        <>
          <PasskeyPart onShown={shown} />
          <p className={styles.or}>{t('or')}</p>
        </>
      ) : null}
      <CodeForm email={email} onShown={shown} />
    </>
  )
}

function PasskeyPart({ onShown }: { readonly onShown: (answer: SecondFactor) => void }) {
  const { t } = useText()
  const show = useMutation<SecondFactor | null, ProblemError>({
    mutationFn: showPasskey,
    onSuccess: (answer) => {
      if (answer !== null) onShown(answer)
    },
  })
  return (
    <>
      <section className={hivisStyles.block}>
        <div className={hivisStyles.inner}>
          <div>
            <h2>{t('Use your passkey')}</h2>
            <p>{t('Fingerprint, face, PIN or security key. Nothing to type.')}</p>
          </div>
          <Button isSending={show.isPending} onClick={() => show.mutate()}>
            <Icon name="lock" />
            {t('Continue with passkey')}
          </Button>
        </div>
      </section>
      {show.data === null ? (
        <Note kind="plain" role="status">
          {t('The passkey was not used. Try again, or enter a code.')}
        </Note>
      ) : null}
      <FormFailure failure={show.error} />
    </>
  )
}

function CodeForm({ email, onShown }: { readonly email: string; readonly onShown: (answer: SecondFactor) => void }) {
  const { t } = useText()
  const form = useForm({
    schema: Entry,
    initial: { secondFactorCode: '' },
    onSubmit: async ({ secondFactorCode }): Promise<void> => {
      try {
        onShown(await send(proveByCode, { body: { code: secondFactorCode } }))
      } catch (error) {
        if (!refusedWith(error, wrongCode)) throw error
        form.refuse('secondFactorCode', wrongCode.detail)
      }
    },
  })
  return (
    <form className="stack" noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      <div className={styles.code}>
        <TextField
          {...form.field('secondFactorCode')}
          label={t('Code from your app, or a recovery code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" variant="line" isSending={form.isSending}>
          {t('Check')}
        </Button>
      </div>
      <DemoCode email={email} onGiven={(code) => form.set('secondFactorCode', code)} />
    </form>
  )
}

/** In the demo nobody has the telephone of its staff. */
function DemoCode({ email, onGiven }: { readonly email: string; readonly onGiven: (code: string) => void }) {
  const { t } = useText()
  const health = useQuery(query(readHealth))
  const give = useMutation<{ code: string }, ProblemError>({
    mutationFn: () => send(giveDemoCode, { body: { email } }),
    onSuccess: ({ code }) => onGiven(code),
  })
  if (health.data?.demo !== true) return null
  return (
    <Note kind="plain">
      <p className={styles.aside}>{t('This is the demo: nobody has this person’s telephone.')}</p>
      <Button variant="line" isSmall isSending={give.isPending} onClick={() => give.mutate()}>
        {t('Fill in a code')}
      </Button>
      {give.error ? <p role="alert">{t(give.error.detail)}</p> : null}
    </Note>
  )
}
