import { languages, locales } from '@foyer/contract/kit/languages'
import { chooseLocale, useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { toastError } from '#platform/toasts.ts'
import styles from './verify.module.css'

/** Who comes from a paper has no account that knows their language. */
export function ReadIn() {
  const { t, locale } = useText()
  const choose = async (chosen: (typeof locales)[number]) => {
    try {
      await chooseLocale(chosen)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toastError()
    }
  }
  return (
    <nav className={styles.tongues} aria-label={t('Language')}>
      {locales.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-current={one === locale || undefined}
          onClick={() => void choose(one)}
        >
          {languages[one].name}
        </button>
      ))}
    </nav>
  )
}
