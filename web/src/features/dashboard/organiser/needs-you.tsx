import { readDashboard } from '@foyer/contract/dashboard'
import { closePaymentAlarm } from '@foyer/contract/office-orders'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { send } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { toast } from '#platform/toasts.ts'
import { inWorkEdition, useWorkEdition } from '#platform/work-edition.ts'
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
      </header>
      {first === undefined ? <p>{t('Nothing, at the moment.')}</p> : <First need={first} />}
      {rest.length === 0 ? null : (
        <ol className={styles.needs}>
          {rest.map((need) => (
            <li key={need.key}>
              <span className={styles.count}>{need.count}</span>
              <div>
                <h3>
                  {need.what}
                  <Since need={need} />
                </h3>
                <p>{need.how}</p>
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
          <p>
            {need.how}
            <Since need={need} />
          </p>
          <Ways need={need} isSmall={false} />
        </div>
      </div>
    </section>
  )
}

function Since({ need: { since } }: { readonly need: Need }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  if (since === null) return null
  return <small> {t('since {moment}', { moment: formatMoment(since, timeZone, locale) })}</small>
}

/** To what may be of another edition than the one that is worked on. */
function Way({
  to: { path, word, of },
  ...look
}: {
  readonly to: NonNullable<Need['to']>
  readonly className: string
}) {
  const work = useWorkEdition()
  if (of !== undefined && of !== work?.id)
    return (
      <a {...look} href={inWorkEdition(path, String(of))}>
        {word}
      </a>
    )
  return (
    <Link {...look} to={path}>
      {word}
    </Link>
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
  if (to === null && alarm === null) return null
  return (
    <p className="row">
      {to === null ? null : <Way {...buttonLook(isSmall ? 'text' : 'ink', isSmall)} to={to} />}
      {alarm === null ? null : (
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
