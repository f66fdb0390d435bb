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
import { Offered, useReader } from '#ui/read-only.tsx'
import { SelectField } from '#ui/select-field.tsx'
import styles from './people.module.css'
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
    <SelectField id={id} label={label} value={search[id]} onChange={(chosen) => change({ [id]: chosen })}>
      <option value="">{t('Anything')}</option>
      {choices.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  )
  return (
    <Offered>
      <search>
        <SearchBox label={t('Name, e-mail, company or number')} asked={search.q} onAsk={(q) => change({ q })} />
        <Narrowing isFolded={isOnPhone} isNarrowed={isNarrowed}>
          <div className={styles.filters}>
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
          </div>
        </Narrowing>
      </search>
    </Offered>
  )
}
