import { useText } from '#platform/messages/messages.ts'
import { Narrowing } from '#platform/narrowing.tsx'
import { SearchBox } from '#platform/search-box.tsx'
import { Offered, useReader } from '#ui/read-only.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useKindWords, useMethodWords, useStateWords } from './order-words.ts'
import styles from './orders.module.css'
import type { useOrderSearch } from './use-order-search.ts'

/** By what the list is narrowed: all of it stands in the address. */
export function OrderFilters({ search, change }: Pick<ReturnType<typeof useOrderSearch>, 'search' | 'change'>) {
  const { t } = useText()
  const isOnPhone = useReader() !== null
  const [states, methods, kinds] = [useStateWords(), useMethodWords(), useKindWords()]
  return (
    <Offered>
      <search>
        <SearchBox label={t('Number, name, e-mail or company')} asked={search.q} onAsk={(q) => change({ q })} />
        <Narrowing
          isFolded={isOnPhone}
          isNarrowed={[search.state, search.method, search.kind, search.due].some(Boolean)}
        >
          <div className={styles.filters}>
            <Choice id="state" label={t('Status')} words={states} value={search.state} onChange={change} />
            <Choice id="method" label={t('Paid by')} words={methods} value={search.method} onChange={change} />
            <Choice id="kind" label={t('With')} words={kinds} value={search.kind} onChange={change} />
            <Choice
              id="due"
              label={t('Date of payment')}
              words={{ soon: t('within two days'), over: t('past, up to 14 days') }}
              value={search.due}
              onChange={change}
            />
          </div>
        </Narrowing>
      </search>
    </Offered>
  )
}

interface ChoiceProps {
  readonly id: 'state' | 'method' | 'kind' | 'due'
  readonly label: string
  readonly words: Readonly<Record<string, string>>
  readonly value: string
  readonly onChange: (part: { readonly [key in ChoiceProps['id']]?: string }) => void
}

function Choice({ id, label, words, value, onChange }: ChoiceProps) {
  const { t } = useText()
  return (
    <SelectField id={id} label={label} value={value} onChange={(chosen) => onChange({ [id]: chosen })}>
      <option value="">{t('Anything')}</option>
      {Object.entries(words).map(([name, word]) => (
        <option key={name} value={name}>
          {word}
        </option>
      ))}
    </SelectField>
  )
}
