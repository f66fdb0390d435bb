import { useText } from '#platform/messages/messages.ts'
import { Narrowing } from '#platform/narrowing.tsx'
import { SearchBox } from '#platform/search-box.tsx'
import { Filter, Filters } from '#ui/filters.tsx'
import { useReader } from '#ui/read-only.tsx'
import { useKindWords, useMethodWords, useStateWords } from './order-words.ts'
import type { useOrderSearch } from './use-order-search.ts'

/** By what the list is narrowed: all of it stands in the address. */
export function OrderFilters({ search, change }: Pick<ReturnType<typeof useOrderSearch>, 'search' | 'change'>) {
  const { t } = useText()
  const isOnPhone = useReader() !== null
  const [states, methods, kinds] = [useStateWords(), useMethodWords(), useKindWords()]
  const dates = { soon: t('within two days'), over: t('past, up to 14 days') }
  const choose = (id: 'state' | 'method' | 'kind' | 'due', label: string, words: Readonly<Record<string, string>>) => (
    <Filter
      id={id}
      label={label}
      all={t('Anything')}
      choices={Object.entries(words)}
      value={search[id]}
      onChange={(chosen) => change({ [id]: chosen })}
    />
  )
  return (
    <Filters
      search={<SearchBox label={t('Number, name, e-mail or company')} asked={search.q} onAsk={(q) => change({ q })} />}
      fold={(choices) => (
        <Narrowing
          isFolded={isOnPhone}
          isNarrowed={[search.state, search.method, search.kind, search.due].some(Boolean)}
        >
          {choices}
        </Narrowing>
      )}
    >
      {choose('state', t('Status'), states)}
      {choose('method', t('Paid by'), methods)}
      {choose('kind', t('With'), kinds)}
      {choose('due', t('Date of payment'), dates)}
    </Filters>
  )
}
