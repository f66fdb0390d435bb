import { useText } from '#platform/messages/messages.ts'
import styles from './people.module.css'
import type { usePeopleSearch } from './use-people-search.ts'

/** What is looked at again and again, each by one touch. */
export function PeopleViews({ filters, show }: Pick<ReturnType<typeof usePeopleSearch>, 'filters' | 'show'>) {
  const { t } = useText()
  const views: readonly { readonly word: string; readonly asks: Readonly<Record<string, string>> }[] = [
    { word: t('All'), asks: {} },
    { word: t('Waiting'), asks: { pass: 'waiting' } },
    { word: t('No room'), asks: { room: 'none' } },
    { word: t('No train'), asks: { train: 'none' } },
  ]
  const now = new URLSearchParams(filters).toString()
  return (
    <fieldset className={styles.views}>
      <legend className="vh">{t('Saved views')}</legend>
      {views.map(({ word, asks }) => (
        <button
          key={word}
          type="button"
          aria-pressed={new URLSearchParams(asks).toString() === now}
          onClick={() => show(asks)}
        >
          {word}
        </button>
      ))}
    </fieldset>
  )
}
