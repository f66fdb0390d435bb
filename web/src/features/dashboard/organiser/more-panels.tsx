import type { Dashboard } from '@foyer/contract/dashboard'
import { Link } from '@tanstack/react-router'
import type { PropsWithChildren } from 'react'
import { formatLongDay, formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Panel, type Shown } from './panel.tsx'
import styles from './today.module.css'
import { useCount } from './use-count.ts'

type Steps = NonNullable<Dashboard['signUps']>

/** How far those got who signed up lately. */
export function SignUpFunnel(shown: Shown) {
  const { t, locale } = useText()
  const { signUps } = shown.dashboard
  const aside =
    signUps === null ? undefined : (
      <p className="label muted">{t('since {day}', { day: formatLongDay(signUps.since, locale) })}</p>
    )
  return (
    <Panel {...shown} id="sign-ups" title={t('Sign-up, last 7 days')} aside={aside} of={['signUps']}>
      {signUps === null ? null : signUps.begun === 0 ? (
        <p>{t('Nobody signed up in these days.')}</p>
      ) : (
        <Funnel steps={signUps} />
      )}
    </Panel>
  )
}

interface FunnelStep {
  readonly n: number
  readonly name: string
  /** Which of those who signed up in these days it counts. */
  readonly asks: Readonly<Record<string, string>>
  /** How many did not come so far, and which they are. */
  readonly left?: string
  readonly lacks?: string
}

/** A figure, as the way to the sign-ups that it counts. */
function SignUpsOf({ asks, children }: PropsWithChildren<Pick<FunnelStep, 'asks'>>) {
  return (
    <Link to="/organiser/people/sign-ups" search={{ since: 'week', ...asks }}>
      {children}
    </Link>
  )
}

function Funnel({ steps }: { readonly steps: Steps }) {
  const { t, locale } = useText()
  const count = useCount()
  const [unearned, unproven] = [steps.begun - steps.earned, steps.earned - steps.proven]
  const words = [
    { n: steps.begun, name: t('signed up'), asks: {} },
    {
      n: steps.earned,
      name: t('paid, or by voucher'),
      asks: { step: 'earned' },
      left: t('{n, plural, one {One has not paid} other {{count} have not paid}}', {
        n: unearned,
        count: count(unearned),
      }),
      lacks: 'unearned',
    },
    {
      n: steps.proven,
      name: t('address confirmed'),
      asks: { step: 'proven' },
      left: t('{n, plural, one {One has not confirmed} other {{count} have not confirmed}}', {
        n: unproven,
        count: count(unproven),
      }),
      lacks: 'unproven',
    },
    { n: steps.approved, name: t('may come in'), asks: { step: 'approved' } },
  ] as const satisfies readonly FunnelStep[]
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(steps.approved / steps.begun)
  return (
    <ol className={styles.funnel}>
      {words.map(({ n, name, asks, left, lacks }: FunnelStep, index) => {
        const before = words[index - 1]?.n ?? n
        return (
          <li key={name}>
            <span className={styles.step}>
              <SignUpsOf asks={asks}>{count(n)}</SignUpsOf>
              <small>{name}</small>
            </span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect data-key="gone" width={(before / steps.begun) * 100} height="8" />
              <rect data-key="there" width={(n / steps.begun) * 100} height="8" />
            </svg>
            {index === words.length - 1 ? (
              <span className={styles.left}>{t('{share} of all', { share })}</span>
            ) : n < before && lacks !== undefined ? (
              <span className={styles.left}>
                <SignUpsOf asks={{ step: lacks }}>{left}</SignUpsOf>
              </span>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}

/** When the doors open, and how many may come in. */
export function CheckIn(shown: Shown) {
  const { t, locale } = useText()
  const count = useCount()
  const { doorsOpenAt, timeZone, entrance } = useEdition()
  const { people } = shown.dashboard
  return (
    <Panel
      {...shown}
      id="check-in"
      title={t('Check-in')}
      aside={<a href="/gate">{t('Open the check-in')}</a>}
      of={['people']}
    >
      {people === null ? null : (
        <dl className={styles.figures}>
          <div>
            <dt>{t('May come in')}</dt>
            <dd>
              <Link to="/organiser/people" search={{ pass: 'approved' }}>
                {count(people.approved)}
              </Link>
            </dd>
            <dd className={styles.note}>
              {t('Opens {moment}, {entrance}', { moment: formatMoment(doorsOpenAt, timeZone, locale), entrance })}
            </dd>
          </div>
        </dl>
      )}
    </Panel>
  )
}

/** What failed for good of what the program does by itself. */
export function Jobs(shown: Shown) {
  const { t, locale } = useText()
  const count = useCount()
  const { timeZone } = useEdition()
  const words = useKindWords()
  const { jobs } = shown.dashboard
  return (
    <Panel
      {...shown}
      id="jobs"
      title={t('Jobs')}
      aside={<Link to="/organiser/self-check">{t('Self-check')}</Link>}
      of={['jobs']}
    >
      {jobs === null ? null : jobs.failed === 0 ? (
        <p>{t('None failed.')}</p>
      ) : (
        <>
          <p>{t('{n, plural, one {one failed for good} other {# failed for good}}', { n: jobs.failed })}</p>
          <ul className={styles.jobs}>
            {jobs.kinds.map(({ kind, count: failed, last }) => (
              <li key={kind}>
                <b>{words[kind]}</b>
                <span className="num">{count(failed)}</span>
                <small>{t('last at {moment}', { moment: formatMoment(last, timeZone, locale) })}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

function useKindWords() {
  const { t } = useText()
  return {
    mail: t('Mails'),
    document: t('Documents'),
    payment: t('Payments'),
    list: t('Lists and exports'),
    other: t('Others'),
  } satisfies Readonly<Record<NonNullable<Dashboard['jobs']>['kinds'][number]['kind'], string>>
}
