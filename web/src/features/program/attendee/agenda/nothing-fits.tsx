import { Link } from '@tanstack/react-router'
import { formatDay } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { type AgendaSearch, filterKinds, noFilters, writeSearch } from './agenda-search.ts'
import { useFilterNames } from './agenda-tools.tsx'
import { fitting } from './filter-sessions.ts'
import type { AgendaDay } from './use-agenda-day.ts'

type NothingFitsProps = Pick<AgendaDay, 'sessions' | 'byDay' | 'hits' | 'own' | 'texts' | 'search' | 'change'>

/** No session of the day fits: on which other day one does, and what to loosen. */
export function NothingFits(props: NothingFitsProps) {
  const { t, locale } = useText()
  const { byDay, hits, search, change } = props
  const elsewhere = [...byDay].flatMap(([day, sessions]) => {
    const n = sessions.filter((session) => hits.has(session)).length
    return n === 0 ? [] : [{ day, n }]
  })
  const ways = useWays(props)
  const [first] = elsewhere
  return (
    <Empty
      title={t('No session on {day} fits', { day: formatDay(search.day, locale) })}
      text={
        first !== undefined
          ? t('There are some on other days.')
          : ways.length > 0
            ? t('Loosen one of the filters.')
            : t('Try another word, or clear all filters.')
      }
      action={
        <div className="row">
          {elsewhere.map(({ day, n }) => (
            <Link
              key={day}
              {...buttonLook('line', true)}
              to="/agenda"
              search={writeSearch({ ...search, day })}
              resetScroll={false}
            >
              {t('{day}: {n}', { day: formatDay(day, locale), n })}
            </Link>
          ))}
          {ways.map(({ name, n, part }) => (
            <Button key={name} variant="line" isSmall onClick={() => change(part)}>
              {t('Without {filter}: {n}', { filter: name, n })}
            </Button>
          ))}
          <Button variant="text" isSmall onClick={() => change({ text: '', filters: noFilters, isOnlyMine: false })}>
            {t('Clear all')}
          </Button>
        </div>
      }
    />
  )
}

/** Each thing that is asked for, without which something of the day would fit. */
function useWays({ sessions, own = new Set<number>(), texts, search }: NothingFitsProps) {
  const { t } = useText()
  const names = useFilterNames()
  const parts: { name: string; part: Partial<AgendaSearch> }[] = [
    ...(search.text.trim() === '' ? [] : [{ name: t('“{text}”', { text: search.text.trim() }), part: { text: '' } }]),
    ...filterKinds.flatMap((kind) =>
      search.filters[kind].length === 0
        ? []
        : [{ name: names[kind], part: { filters: { ...search.filters, [kind]: [] } } }],
    ),
    ...(search.isOnlyMine ? [{ name: t('Only mine'), part: { isOnlyMine: false } }] : []),
  ]
  return parts
    .map(({ name, part }) => ({ name, part, n: fitting(sessions, { ...search, ...part }, texts, own).length }))
    .filter(({ n }) => n > 0)
}
