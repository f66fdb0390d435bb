import { useNavigate } from '@tanstack/react-router'
import { Filter, Filters } from '#ui/filters.tsx'
import { useText } from './messages/messages.ts'
import type { SearchTexts } from './search-text.ts'

interface StateFilterProps {
  /** The chosen one; empty: whichever. */
  readonly state: string
  /** Each state with its word. */
  readonly words: Readonly<Record<string, string>>
}

/** Narrows a list to one state, which stands in the page's address. */
export function StateFilter({ state, words }: StateFilterProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const choose = (chosen: string) =>
    void navigate({
      to: '.',
      search: ({ state: _state, ...texts }: SearchTexts) => (chosen === '' ? texts : { ...texts, state: chosen }),
      replace: true,
      resetScroll: false,
    })
  return (
    <Filters>
      <Filter
        id="state"
        label={t('Status')}
        all={t('Anything')}
        choices={Object.entries(words)}
        value={state}
        onChange={choose}
      />
    </Filters>
  )
}
