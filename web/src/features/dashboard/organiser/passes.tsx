import { readUser } from '@foyer/contract/identity'
import { duties } from '@foyer/contract/kit/duties'
import { listOfficePassTypes } from '@foyer/contract/office-pass-types'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { appNow } from '#platform/app-clock.ts'
import { formatTime } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { SkeletonBox } from '#ui/skeleton.tsx'
import { LOOK_AGAIN_MS } from './look-again.ts'
import styles from './today.module.css'

/** How many passes are sold, held and sold out, each a way to the list behind it. */
export function Passes() {
  const { t } = useText()
  const { data: user } = useQuery(query(readUser))
  const maySee = duties.seeOffer.some((scope) => user?.scope.includes(scope))
  const types = useQuery({
    ...query(listOfficePassTypes, { query: { limit: '200' } }),
    enabled: maySee,
    refetchInterval: LOOK_AGAIN_MS,
  })
  if (user !== undefined && !maySee) return null
  return (
    <section className={styles.part} aria-labelledby="passes-sold">
      <header>
        <h2 id="passes-sold">{t('Passes')}</h2>
        {types.data === undefined ? null : <AsOf at={types.dataUpdatedAt} />}
      </header>
      {types.data !== undefined ? (
        <Figures types={types.data.items} />
      ) : types.error !== null ? (
        <LoadFailed error={types.error} onRetry={() => void types.refetch()} />
      ) : (
        <SkeletonBox height={92} />
      )}
    </section>
  )
}

function AsOf({ at }: { readonly at: number }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  return <p className="label muted">{t('as of {time}', { time: formatTime(appNow(at), timeZone, locale) })}</p>
}

interface FiguresProps {
  readonly types: readonly { readonly sold: number; readonly held: number; readonly capacity: number | null }[]
}

function Figures({ types }: FiguresProps) {
  const { t, locale } = useText()
  const { format } = new Intl.NumberFormat(locale)
  const sum = (of: (type: FiguresProps['types'][number]) => number) => types.reduce((all, type) => all + of(type), 0)
  const isGone = ({ capacity, sold, held }: FiguresProps['types'][number]) =>
    capacity !== null && sold + held >= capacity
  const figures = [
    { word: t('sold'), count: sum(({ sold }) => sold) },
    { word: t('held, not paid yet'), count: sum(({ held }) => held) },
    { word: t('types sold out'), count: types.filter(isGone).length },
  ]
  return (
    <ul className={styles.figures}>
      {figures.map(({ word, count }) => (
        <li key={word}>
          <Link to="/organiser/pass-types">
            <b>{format(count)}</b> {word}
          </Link>
        </li>
      ))}
    </ul>
  )
}
