import type { WorkEdition } from '@foyer/contract/office-editions'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { inWorkEdition, useWorkEdition } from '#platform/work-edition.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Offered } from '#ui/read-only.tsx'
import styles from './edition-choice.module.css'

type Choice = WorkEdition['editions'][number]

const nameOf = ({ product, year }: Choice) => `${product} ${year}`

/** The same list, form or figure of another edition: what one line of a list is called is no line of the other's. */
function usePlace(): string {
  const [, app = '', place = ''] = useLocation({ select: ({ pathname }) => pathname }).split('/')
  return place === '' ? `/${app}` : `/${app}/${place}`
}

/** Which edition this tab works on, and the others. Each is a page of its own: a second tab may be of another one. */
export function EditionChoice() {
  const { t } = useText()
  const place = usePlace()
  const work = useWorkEdition()
  const chosen = work?.editions.find(({ id }) => id === work.id)
  if (work === undefined || chosen === undefined || work.editions.length < 2) return null
  return (
    <details className={styles.choice}>
      <summary>
        <span>
          <small>{t('Edition')} </small>
          {nameOf(chosen)}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {work.editions.map((edition) => (
          <li key={edition.id}>
            <a
              href={inWorkEdition(place, String(edition.id))}
              aria-current={edition.id === work.id ? 'true' : undefined}
            >
              {nameOf(edition)}
              {edition.isCurrent ? <small>{t('Shown to everybody')}</small> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The edition that is worked on, and the one that everybody sees. */
function useBoth(): { readonly chosen: Choice; readonly shown: Choice } | undefined {
  const work = useWorkEdition()
  const shown = work?.editions.find(({ isCurrent }) => isCurrent)
  const chosen = work?.editions.find(({ id }) => id === work.id)
  return shown === undefined || chosen === undefined ? undefined : { shown, chosen }
}

/** Over each page of an edition that is not the one which everybody sees. */
export function ElsewhereNote() {
  const { t } = useText()
  const place = usePlace()
  const { shown, chosen } = useBoth() ?? {}
  if (shown === undefined || chosen === undefined || shown === chosen) return null
  const [own, other] = [nameOf(chosen), nameOf(shown)]
  return (
    <div className={styles.elsewhere}>
      <Note kind="warning" icon="calendar">
        {t('You work on {own}. Everybody sees {other}.', { own, other })}{' '}
        <a href={inWorkEdition(place, String(shown.id))}>{t('Work on {edition}', { edition: other })}</a>
      </Note>
    </div>
  )
}

/** Says, wherever one is on a page, that a colleague shows another edition since: what is done stays in the one of before. */
export function ShownMeanwhile() {
  const { t } = useText()
  const { shown, chosen } = useBoth() ?? {}
  const [read, setRead] = useState(shown)
  if (shown === undefined || chosen === undefined || read?.id === shown.id) return null
  if (read === undefined) setRead(shown)
  const [own, other] = [nameOf(chosen), nameOf(shown)]
  return (
    <Note kind="warning" icon="calendar">
      <p>
        {shown === chosen
          ? t('Everybody sees {own} now. What you do here is seen at once.', { own })
          : t('Everybody sees {other} now. This page stays with {own}, and so does what you do here.', { own, other })}
      </p>
      <Offered>
        <Button variant="line" isSmall onClick={() => setRead(shown)}>
          {t('Understood')}
        </Button>
      </Offered>
    </Note>
  )
}
