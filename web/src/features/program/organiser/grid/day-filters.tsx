import type { OfficeSession, ProgramParts } from '@foyer/contract/office-program'
import { useListSearch } from '#platform/list-search.ts'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { Filter, Filters } from '#ui/filters.tsx'
import { useWritten } from '../program-words.ts'
import type { Clash } from './day-grid.ts'

const names = ['track', 'stage', 'only'] as const

/** What of a day is looked at: a stage is drawn alone; what is not of a track or does not clash stays in sight, and steps back. */
export function useDayFilter() {
  const [track, stage, only] = [useSearchText('track'), useSearchText('stage'), useSearchText('only')]
  return {
    stagesOf: (stages: ProgramParts['stages']) => {
      const own = stages.filter(({ code }) => code === stage)
      return own.length === 0 ? stages : own
    },
    isAside: (session: OfficeSession, clashes: readonly Clash[]) =>
      (track !== undefined && session.track !== track) ||
      (only === 'clashes' && !clashes.some((clash) => clash.session.id === session.id)),
  }
}

interface DayFiltersProps {
  readonly parts: ProgramParts
  readonly clashes: readonly Clash[]
}

export function DayFilters({ parts, clashes }: DayFiltersProps) {
  const { t } = useText()
  const say = useWritten()
  const { search: values, change } = useListSearch(names)
  const count = new Set(clashes.map(({ session }) => session.id)).size
  return (
    <Filters>
      <Filter
        id="track"
        label={t('Track')}
        all={t('Any track')}
        choices={parts.tracks.map(({ code, name }) => [code, say(name)])}
        value={values.track}
        onChange={(track) => change({ track })}
      />
      <Filter
        id="stage"
        label={t('Stage')}
        all={t('All stages')}
        choices={parts.stages.map(({ code, hall, name }) => [code, t('Hall {hall}, {name}', { hall, name })])}
        value={values.stage}
        onChange={(stage) => change({ stage })}
      />
      <Filter
        id="only"
        label={t('Clashes')}
        all={t('Anything')}
        choices={[
          ['clashes', t('{count, plural, one {1 session that clashes} other {# sessions that clash}}', { count })],
        ]}
        value={values.only}
        onChange={(only) => change({ only })}
      />
    </Filters>
  )
}
