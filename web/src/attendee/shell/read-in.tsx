import { type Locale, languages, locales } from '@foyer/contract/kit/languages'
import { useState } from 'react'
import { chooseLocale, useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import styles from './read-in.module.css'

/** Who is not signed in has no account that knows their language: each by its own name, as whoever needs it calls it. */
export function ReadIn() {
  const { t, locale } = useText()
  // While its texts come: somebody who pressed sees that it was heard.
  const [coming, setComing] = useState<Locale | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const choose = async (chosen: Locale) => {
    setComing(chosen)
    setFailure(null)
    try {
      await chooseLocale(chosen)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      setFailure(error.detail)
    }
    setComing((now) => (now === chosen ? null : now))
  }
  return (
    <nav className={styles.tongues} aria-label={t('Language')}>
      {locales.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-current={one === (coming ?? locale) || undefined}
          onClick={() => void choose(one)}
        >
          {languages[one].name}
        </button>
      ))}
      {failure === null ? null : (
        <p className="error" role="alert">
          {t(failure)}
        </p>
      )}
    </nav>
  )
}
