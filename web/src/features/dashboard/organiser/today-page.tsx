import type { Dashboard } from '@foyer/contract/dashboard'
import { readUser } from '@foyer/contract/identity'
import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useAppNow } from '#platform/app-clock.ts'
import { dayAt, daysUntil, formatLongDay, formatTime, formatWeekday } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { Lock } from '#ui/lock.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HouseGauges, PassGauges } from './gauges.tsx'
import { CheckIn, Jobs, SignUpFunnel } from './more-panels.tsx'
import { type Need, useNeeds } from './needs.ts'
import { NeedsYou } from './needs-you.tsx'
import type { Shown } from './panel.tsx'
import { SalesFigures } from './sales-figures.tsx'
import styles from './today.module.css'
import { useDashboard } from './use-dashboard.ts'

/** Where the day of an organiser begins: what needs them, and how everything stands, as it changes. */
export function TodayPage() {
  const { t, locale } = useText()
  const edition = useEdition()
  const now = useAppNow()
  const { data: user } = useQuery(query(readUser))
  const scopes = user?.scope ?? []
  const mayAsk = scopes.some((scope) => scope === 'owner' || scope === 'organiser')
  const { data: setup, isPending: isSetupAwaited } = useQuery({ ...query(readSetup), enabled: mayAsk })
  const { data: dashboard, error, refetch, isLive } = useDashboard()
  const needs = useNeeds(dashboard, setup, scopes)
  const today = dayAt(now, edition.timeZone)
  // What needs somebody stands above all else: nothing is shown before it is known, or it would push that away.
  const isAwaited = user === undefined || (mayAsk && isSetupAwaited)
  const days = daysUntil(edition.startsOn, now, edition.timeZone)
  usePlainTitle(t('Back office'))
  return (
    <>
      <Lock
        numeral={days > 0 ? days : null}
        title={`${formatWeekday(today, locale, 'long')}, ${formatLongDay(today, locale)}`}
      >
        <Standfirst
          days={days}
          name={user?.firstName ?? ''}
          needs={isAwaited || dashboard === undefined ? null : needs.length}
        />
      </Lock>
      {error !== null && dashboard === undefined ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : dashboard === undefined || isAwaited ? (
        <Skeleton boxes={[160, 120, 120]} />
      ) : (
        <>
          <AsOf dashboard={dashboard} isLive={isLive} />
          <Panels dashboard={dashboard} needs={needs} onRetry={() => void refetch()} />
        </>
      )}
    </>
  )
}

function Panels({ needs, ...shown }: Shown & { readonly needs: readonly Need[] }) {
  return (
    <>
      <div className={styles.pair}>
        <NeedsYou needs={needs} />
        <div>
          <SalesFigures {...shown} />
          <PassGauges {...shown} />
        </div>
      </div>
      <div className={styles.halves}>
        <HouseGauges {...shown} />
        <SignUpFunnel {...shown} />
        <CheckIn {...shown} />
        <Jobs {...shown} />
      </div>
    </>
  )
}

interface StandfirstProps {
  /** Until the event begins. */
  readonly days: number
  readonly name: string
  /** Null: not known yet. */
  readonly needs: number | null
}

function Standfirst({ days, name, needs }: StandfirstProps) {
  const { t } = useText()
  const edition = useEdition()
  return (
    <>
      {days > 0
        ? t('{days, plural, one {day until the halls open} other {days until the halls open}}', { days })
        : `${edition.product} ${edition.year}, ${edition.city}`}
      {needs === null ? null : (
        <>
          {'. '}
          {needs === 0
            ? t('Hello {name}, nothing needs you.', { name })
            : t('Hello {name}, {n, plural, one {one thing needs you} other {# things need you}}.', { name, n: needs })}
        </>
      )}
    </>
  )
}

function AsOf({ dashboard: { at }, isLive }: { readonly dashboard: Dashboard; readonly isLive: boolean }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const time = formatTime(at, timeZone, locale)
  return (
    <p className="label muted">
      {isLive
        ? t('as of {time}, updates by itself', { time })
        : t('as of {time}, looked up every 15 seconds', { time })}
    </p>
  )
}
