import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { starSign } from '#ui/signs.ts'
import { languageName, levelNames } from '../shared/program-words.ts'
import { SearchField } from '../shared/search-field.tsx'
import styles from '../shared/tools.module.css'
import { type FilterKind, isNarrow, levels, noFilters } from './agenda-search.ts'
import { countsOf, fitting } from './filter-sessions.ts'
import { PickChip } from './pick-chip.tsx'
import type { AgendaDay } from './use-agenda-day.ts'

type AgendaToolsProps = Pick<AgendaDay, 'agenda' | 'sessions' | 'own' | 'texts' | 'search' | 'text' | 'type' | 'change'>

/** What is looked for, and chips that narrow the day at once, each with what it leaves. */
export function AgendaTools(props: AgendaToolsProps) {
  const { t } = useText()
  const { sessions, own = new Set<number>(), texts, search, text, type, change } = props
  const mine = fitting(sessions, { ...search, isOnlyMine: true }, texts, own).length
  const chips = useChips(props)
  return (
    <search className={styles.tools} aria-label={t('Programme')}>
      <SearchField
        label={t('Search sessions and speakers')}
        placeholder={t('Title, speaker, topic')}
        value={text}
        onChange={type}
      />
      <fieldset className={styles.chips}>
        <legend className="vh">{t('Filters')}</legend>
        {props.own === undefined ? null : (
          <button
            className={styles.chip}
            type="button"
            aria-pressed={search.isOnlyMine}
            onClick={() => change({ isOnlyMine: !search.isOnlyMine })}
          >
            <Icon name={starSign} />
            {t('Only mine')} <span className="num">{mine}</span>
          </button>
        )}
        {chips.map(({ kind, name, options }) => (
          <PickChip
            key={kind}
            name={name}
            options={options}
            chosen={search.filters[kind]}
            onChange={(chosen) => change({ filters: { ...search.filters, [kind]: chosen } })}
          />
        ))}
        {isNarrow(search) ? (
          <Button
            variant="text"
            isSmall
            onClick={() => {
              type('')
              change({ text: '', filters: noFilters, isOnlyMine: false })
            }}
          >
            {t('Clear all')}
          </Button>
        ) : null}
      </fieldset>
    </search>
  )
}

/** The filters that there is something to choose in. */
function useChips({ agenda, sessions, own = new Set<number>(), texts, search }: AgendaToolsProps) {
  const { t } = useText()
  const names = useFilterNames()
  const languages = [...new Set(agenda.sessions.map(({ language }) => language))].sort()
  const values: Record<FilterKind, readonly (readonly [string, string])[]> = {
    track: agenda.tracks.map(({ code, name }) => [code, name]),
    level: levels.map((level) => [level, t(levelNames[level])]),
    language: languages.map((language) => [language, languageName(language)]),
  }
  return (['track', 'level', 'language'] as const).flatMap((kind) => {
    if (values[kind].length < 2) return []
    const counts = countsOf(kind, sessions, search, texts, own)
    const options = values[kind].map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }))
    return [{ kind, name: names[kind], options }]
  })
}

export function useFilterNames(): Readonly<Record<FilterKind, string>> {
  const { t } = useText()
  return { track: t('Track'), level: t('Level'), language: t('Language') }
}
