import { Filter, Filters } from '#ui/filters.tsx'
import { useListSearch } from './list-search.ts'
import { useText } from './messages/messages.ts'

/**
 * Narrows a list to one state, which stands in the page's address.
 * @param words each state with its word.
 */
export function StateFilter({ words }: { readonly words: Readonly<Record<string, string>> }) {
  const { t } = useText()
  const { search, change } = useListSearch(['state'])
  return (
    <Filters>
      <Filter
        id="state"
        label={t('Status')}
        all={t('Anything')}
        choices={Object.entries(words)}
        value={search.state}
        onChange={(state) => change({ state })}
      />
    </Filters>
  )
}
