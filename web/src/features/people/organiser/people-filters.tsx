import { attendeeTypes } from '@foyer/contract/attendee-types'
import { listCountries } from '@foyer/contract/editions'
import { listOfficePassTypes } from '@foyer/contract/office-pass-types'
import { useQuery } from '@tanstack/react-query'
import { attendeeAnswers, useNamesOfPassTypes } from '#features/passes'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { Narrowing } from '#platform/narrowing.tsx'
import { SearchBox } from '#platform/search-box.tsx'
import { Button } from '#ui/button.tsx'
import { Filter, Filters } from '#ui/filters.tsx'
import { useReader } from '#ui/read-only.tsx'
import { usePassStateWords, useTagWords } from './people-words.ts'
import type { PeopleSearch, usePeopleSearch } from './use-people-search.ts'

type Choices = readonly (readonly [value: string, word: string])[]

/** By what the list is narrowed: all of it stands in the address. */
export function PeopleFilters({ search, change, show, isNarrowed }: ReturnType<typeof usePeopleSearch>) {
  const { t, locale } = useText()
  const isOnPhone = useReader() !== null
  const [states, tags] = [usePassStateWords(), useTagWords()]
  const { data: types } = useQuery(query(listOfficePassTypes, { query: { limit: '200' } }))
  const names = useNamesOfPassTypes()(types?.items ?? [])
  const { data: countries } = useQuery(query(listCountries))
  const choose = (id: keyof PeopleSearch, label: string, choices: Choices) => (
    <Filter
      id={id}
      label={label}
      all={t('Anything')}
      choices={choices}
      value={search[id]}
      onChange={(chosen) => change({ [id]: chosen })}
    />
  )
  return (
    <Filters
      search={<SearchBox label={t('Name, e-mail, company or number')} asked={search.q} onAsk={(q) => change({ q })} />}
      fold={(choices) => (
        <Narrowing isFolded={isOnPhone} isNarrowed={isNarrowed}>
          {choices}
        </Narrowing>
      )}
    >
      {choose('pass', t('Pass'), Object.entries(states))}
      {choose(
        'passTypeId',
        t('Pass type'),
        [...names].map(([id, name]) => [String(id), name]),
      )}
      {choose('tag', t('Tag'), Object.entries(tags) as Choices)}
      {choose(
        'category',
        t('Category'),
        attendeeTypes.map((type) => [type, t(attendeeAnswers[type].hint)]),
      )}
      {choose(
        'countryId',
        t('Country'),
        (countries ?? [])
          .map(({ id, name }) => [String(id), name] as const)
          .toSorted(([, one], [, other]) => one.localeCompare(other, locale)),
      )}
      {choose('room', t('Room'), [['none', t('No room')]])}
      {choose('train', t('Train'), [['none', t('No train')]])}
      {isNarrowed ? (
        <Button variant="text" isSmall onClick={() => show({})}>
          {t('Clear all')}
        </Button>
      ) : null}
    </Filters>
  )
}
