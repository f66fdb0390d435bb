import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { OrderState } from '#features/orders'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import type { Hit, HitGroup } from './found-groups.ts'
import styles from './search.module.css'

interface HitListProps {
  readonly groups: readonly HitGroup[]
  /** Which of all lines is chosen. */
  readonly at: number
  readonly idOf: (at: number) => string
  readonly onOpen: () => void
}

/** What was found, by kind. The focus stays in the field: each line is a link, for a pointer and for another tab. */
export function HitList({ groups, at, idOf, onOpen }: HitListProps) {
  const { t } = useText()
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0))
  return (
    <div id="search-found" role="listbox" aria-label={t('Results')}>
      {groups.map(({ id, word, icon, hits }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are options of one list.
        <div key={id} role="group" aria-labelledby={`found-${id}`} className={styles.group}>
          <p id={`found-${id}`}>{word}</p>
          {hits.map((hit, place) => (
            <Line
              key={hit.path + hit.title}
              id={idOf((starts[index] ?? 0) + place)}
              hit={hit}
              icon={icon}
              isChosen={at === (starts[index] ?? 0) + place}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface LineProps {
  readonly id: string
  readonly hit: Hit
  readonly icon: HitGroup['icon']
  readonly isChosen: boolean
  readonly onOpen: () => void
}

function Line({ id, hit, icon, isChosen, onOpen }: LineProps) {
  const { history } = useRouter()
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen()
    history.push(hit.path)
  }
  return (
    <a
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      href={history.createHref(hit.path)}
      className={styles.hit}
      onClick={open}
    >
      <Icon name={icon} />
      <span className={styles.text}>
        <b className={hit.isCode ? 'code' : undefined}>{hit.title}</b>
        {hit.note === null ? null : <small>{hit.note}</small>}
      </span>
      {hit.state === undefined ? null : <OrderState state={hit.state} />}
    </a>
  )
}
