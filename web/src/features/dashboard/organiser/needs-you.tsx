import { readDashboard } from '@foyer/contract/dashboard'
import { closePaymentAlarm } from '@foyer/contract/office-orders'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { toast } from '#platform/toasts.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import type { Need } from './needs.ts'
import styles from './today.module.css'

/** What waits for a person, the most urgent first and in yellow. */
export function NeedsYou({ needs }: { readonly needs: readonly Need[] }) {
  const { t } = useText()
  const [first, ...rest] = needs
  return (
    <section className={styles.part} aria-labelledby="needs-you">
      <header>
        <h2 id="needs-you">{t('What needs you')}</h2>
        {needs.length < 2 ? null : <p className="label muted">{t('most urgent first')}</p>}
      </header>
      {first === undefined ? <p>{t('Nothing, at the moment.')}</p> : <First need={first} />}
      {rest.length === 0 ? null : (
        <ol className={styles.needs}>
          {rest.map((need) => (
            <li key={need.key}>
              <span className={styles.count}>{need.count}</span>
              <div>
                <h3>{need.what}</h3>
                <p>{need.how}</p>
                {need.when === undefined || need.when === '' ? null : <small>{need.when}</small>}
              </div>
              <Ways need={need} isSmall />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function First({ need }: { readonly need: Need }) {
  const titleId = useId()
  return (
    <section className={hivisStyles.block} aria-labelledby={titleId}>
      <div className={`${hivisStyles.inner} ${styles.first}`}>
        <span className="numeral" aria-hidden="true">
          {need.count}
        </span>
        <div>
          <h3 className="h2" id={titleId}>
            <span className="vh">{need.count} </span>
            {need.what}
          </h3>
          {need.when === undefined || need.when === '' ? null : <p className={hivisStyles.kicker}>{need.when}</p>}
          <p>{need.how}</p>
          <Ways need={need} isSmall={false} />
        </div>
      </div>
    </section>
  )
}

function Ways({ need: { to, alarm }, isSmall }: { readonly need: Need; readonly isSmall: boolean }) {
  const { t } = useText()
  const close = useMutation<unknown, ProblemError>({
    mutationFn: () => send(closePaymentAlarm, { params: { uuid: alarm ?? '' } }),
    onSuccess: () => toast(t('The alarm is closed.')),
    // Somebody else may have closed it: then it is gone as well.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [readDashboard.id] }),
  })
  if (to === undefined && alarm === undefined) return null
  return (
    <p className="row">
      {to === undefined ? null : (
        <Link {...buttonLook(isSmall ? 'text' : 'ink', isSmall)} to={to.path}>
          {to.word}
        </Link>
      )}
      {alarm === undefined ? null : (
        <Button
          variant={isSmall ? 'text' : 'line'}
          isSmall={isSmall}
          isSending={close.isPending}
          onClick={() => close.mutate()}
        >
          {t('Close the alarm')}
        </Button>
      )}
    </p>
  )
}
