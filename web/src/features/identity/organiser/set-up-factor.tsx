import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormFailure } from '#platform/form-failure.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { phoneSign } from '#ui/signs.ts'
import { AddApp } from './add-app.tsx'
import { makePasskey } from './browser-passkeys.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'

/**
 * Adds a passkey or an app, and shows the ten codes that come with the first. Stands wherever somebody has to have a
 * second factor: after an invitation, and where an installation begins. `onDone`: it is there, and was shown.
 */
export function SetUpFactor({ onDone }: { readonly onDone: () => void }) {
  const { t } = useText()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isApp, setIsApp] = useState(false)
  const kept = (recoveryCodes: readonly string[] | null) => {
    if (recoveryCodes === null) onDone()
    else setCodes(recoveryCodes)
  }
  if (codes !== null) return <RecoveryCodes codes={codes} onKept={onDone} />
  return (
    <div className={styles.setUp}>
      <AddPasskey onKept={kept} />
      <p className={styles.or}>{t('or')}</p>
      {isApp ? (
        <AddApp onKept={kept} />
      ) : (
        <div>
          <Button variant="line" onClick={() => setIsApp(true)}>
            <Icon name={phoneSign} />
            {t('Use an authenticator app')}
          </Button>
        </div>
      )}
    </div>
  )
}

function AddPasskey({ onKept }: { readonly onKept: (recoveryCodes: readonly string[] | null) => void }) {
  const { t } = useText()
  const add = useMutation<Awaited<ReturnType<typeof makePasskey>>, ProblemError>({
    mutationFn: () => makePasskey(t('Passkey')),
    onSuccess: (made) => {
      if (made !== null) onKept(made.recoveryCodes)
    },
  })
  return (
    <>
      <section className={hivisStyles.block}>
        <div className={hivisStyles.inner}>
          <div>
            <h2>{t('Add a passkey')}</h2>
            <p>{t('Fingerprint, face, PIN or security key. Nothing to type.')}</p>
          </div>
          <Button isSending={add.isPending} onClick={() => add.mutate()}>
            <Icon name="lock" />
            {t('Add a passkey')}
          </Button>
        </div>
      </section>
      {add.data === null ? (
        <Note kind="plain" role="status">
          {t('No passkey was added. Try again, or use an app.')}
        </Note>
      ) : null}
      <FormFailure failure={add.error} />
    </>
  )
}
