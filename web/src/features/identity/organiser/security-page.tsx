import {
  type Passkey,
  readSecondFactor,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  type SecondFactor,
} from '@foyer/contract/second-factor'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { query, send } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { FormFailure } from '#platform/form-failure.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { usePlainTitle } from '#platform/title.ts'
import { Button } from '#ui/button.tsx'
import { Offered } from '#ui/read-only.tsx'
import { SkeletonBox } from '#ui/skeleton.tsx'
import { withSecondFactor } from '../shared/second-factor.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'
import { SetUpFactor } from './set-up-factor.tsx'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const refresh = () => queryClient.invalidateQueries({ queryKey: [readSecondFactor.id] })

/** An act on one's own factors, which asks for one that was shown just now. */
const useFactorAct = <T,>(act: () => Promise<T>, done?: (answer: T) => void) =>
  useMutation<T, ProblemError>({
    mutationFn: () => withSecondFactor(act),
    onSuccess: async (answer) => {
      done?.(answer)
      await refresh()
    },
  })

/** One's own second factor: passkeys, the app, codes on paper. */
export function SecurityPage() {
  const { t } = useText()
  const factor = useQuery(query(readSecondFactor))
  const [isAdding, setIsAdding] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = useFactorAct(
    () => send(renewRecoveryCodes),
    ({ recoveryCodes }) => setCodes(recoveryCodes),
  )
  usePlainTitle(t('Sign-in and security'))
  const { data } = factor
  return (
    // One's own way in is looked after wherever one is.
    <Offered>
      <div className="narrow stack stack--24">
        <h1 tabIndex={-1}>{t('Sign-in and security')}</h1>
        {factor.error ? <LoadFailed error={factor.error} onRetry={() => void factor.refetch()} /> : null}
        {data === undefined ? (
          factor.error ? null : (
            <SkeletonBox height={320} />
          )
        ) : (
          <>
            <Part title={t('Passkeys and app')}>
              <ul className={styles.rows}>
                {data.passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
                <AppRow factor={data} />
              </ul>
              {isAdding ? (
                <SetUpFactor
                  onDone={() => {
                    setIsAdding(false)
                    void refresh()
                  }}
                />
              ) : (
                <Button variant="line" onClick={() => setIsAdding(true)}>
                  {t('Add a passkey or an app')}
                </Button>
              )}
            </Part>
            <Part title={t('Recovery codes')}>
              <p>{t('{n, plural, one {# code is left.} other {# codes are left.}}', { n: data.recoveryCodesLeft })}</p>
              {codes === null ? (
                <Button variant="line" isSending={renew.isPending} onClick={() => renew.mutate()}>
                  {t('Make ten new ones')}
                </Button>
              ) : (
                <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
              )}
              <FormFailure failure={renew.error} />
            </Part>
          </>
        )}
      </div>
    </Offered>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { readonly passkey: Passkey }) {
  const { t, locale } = useText()
  const remove = useFactorAct(() => send(removePasskey, { params: { id } }))
  const moment = formatMoment(lastUsedAt ?? createdAt, zone, locale)
  return (
    <Row
      name={name}
      word={lastUsedAt === null ? t('added {moment}', { moment }) : t('last used {moment}', { moment })}
      remove={remove}
    />
  )
}

function AppRow({ factor: { appSince } }: { readonly factor: SecondFactor }) {
  const { t, locale } = useText()
  const remove = useFactorAct(() => send(removeTotp))
  if (appSince === null) return null
  return (
    <Row
      name={t('Authenticator app')}
      word={t('added {moment}', { moment: formatMoment(appSince, zone, locale) })}
      remove={remove}
    />
  )
}

interface RowProps {
  readonly name: string
  readonly word: string
  readonly remove: ReturnType<typeof useFactorAct<undefined>>
}

function Row({ name, word, remove }: RowProps) {
  const { t } = useText()
  return (
    <li>
      <p>
        <b>{name}</b>
        <br />
        <span className="label muted">{word}</span>
        {remove.error ? (
          <>
            <br />
            <span role="alert">{t(remove.error.detail)}</span>
          </>
        ) : null}
      </p>
      <Button variant="line" isSmall isSending={remove.isPending} onClick={() => remove.mutate()}>
        {t('Remove')}
        <span className="vh"> {name}</span>
      </Button>
    </li>
  )
}
