import { type KeyboardEvent, useState } from 'react'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type HitGroup, useHitGroups } from './found-groups.ts'
import { HitList } from './hit-list.tsx'
import styles from './search.module.css'
import { useSearch } from './use-search.ts'

const idOf = (at: number) => `hit-${at}`

/** One box for all that the office knows of: arrows choose, Enter opens, Esc goes back to where one was. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const search = useSearch(typed)
  const groups = useHitGroups(search.found, search.asked)
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  // What is chosen is a place in one answer: with another answer it is its first line.
  const [chosen, setChosen] = useState({ of: '', at: 0 })
  const at = chosen.of === search.asked && chosen.at < count ? chosen.at : 0
  const choose = (next: number) => {
    const to = (next + count) % count
    setChosen({ of: search.asked, at: to })
    document.getElementById(idOf(to))?.scrollIntoView({ block: 'nearest' })
  }
  const walk = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) return
    event.preventDefault()
    if (count === 0) return
    if (event.key !== 'Enter') choose(at + (event.key === 'ArrowDown' ? 1 : -1))
    // What stands there for words of before is not what was asked for.
    else if (search.isOfThis) document.getElementById(idOf(at))?.click()
  }
  const says = search.isOfThis
    ? t('{count, plural, =0 {Nothing found} one {# result} other {# results}}', { count })
    : ''
  return (
    <Dialog title={t('Search')} onClose={onClose}>
      <div className={styles.search}>
        <TextField
          id="search-all"
          type="search"
          role="combobox"
          label={t('Name, e-mail, company, number or code')}
          value={typed}
          onChange={setTyped}
          onKeyDown={walk}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls="search-found"
          aria-activedescendant={count > 0 ? idOf(at) : undefined}
        />
        <p className="vh" role="status">
          {says}
        </p>
        <div className={styles.found}>
          <Found search={search} groups={groups} at={at} onOpen={onClose} />
        </div>
        <Button variant="line" isSmall onClick={onClose}>
          {t('Close')}
        </Button>
      </div>
    </Dialog>
  )
}

interface FoundProps {
  readonly search: ReturnType<typeof useSearch>
  readonly groups: readonly HitGroup[]
  readonly at: number
  readonly onOpen: () => void
}

/** What was found, in each of its states. */
function Found({ search, groups, at, onOpen }: FoundProps) {
  const { t } = useText()
  const { product, year } = useEdition()
  const edition = `${product} ${year}`
  if (!search.isAsked)
    return (
      <p className={styles.hint}>
        {t('People, orders, invoices, vouchers and hotels of {edition}: two characters are enough.', { edition })}
      </p>
    )
  if (search.error !== null) return <LoadFailed error={search.error} onRetry={search.retry} />
  if (search.found === undefined) return <Skeleton boxes={[44, 44, 44]} />
  if (groups.length === 0)
    return search.isOfThis ? (
      <p className={styles.hint}>
        {t(
          'Nothing of {edition} begins so. Names may have one wrong letter, numbers and codes none. Who was here in another year is found in the list of people.',
          { edition },
        )}
      </p>
    ) : (
      <Skeleton boxes={[44, 44, 44]} />
    )
  return <HitList groups={groups} at={at} idOf={idOf} onOpen={onOpen} />
}
