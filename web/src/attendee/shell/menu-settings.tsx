import { readUser, updateUser } from '@foyer/contract/identity'
import { type Locale, languages, locales } from '@foyer/contract/kit/languages'
import { useState } from 'react'
import { useCommand } from '#platform/command.ts'
import { chooseLocale, useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { chooseTheme, type Theme, useTheme } from '#platform/themes.ts'
import { toastError } from '#platform/toasts.ts'
import fieldStyles from '#ui/field.module.css'
import { Icon, type IconName } from '#ui/icon.tsx'
import segmentsStyles from '#ui/segments.module.css'
import { moonSign, screenSign, sunSign } from '#ui/signs.ts'
import menuStyles from './menu.module.css'

/** Theme and language. The language goes into the account as well: mails are written in it. */
export function MenuSettings() {
  const { t, locale } = useText()
  const theme = useTheme()
  const update = useCommand(updateUser, { refreshes: [readUser] })
  const [failure, setFailure] = useState<ProblemError | null>(null)
  const choose = async (chosen: Locale) => {
    setFailure(null)
    try {
      if (await chooseLocale(chosen)) update.mutate({ body: { locale: chosen } })
    } catch (error) {
      toastError(error instanceof ProblemError ? t(error.detail) : null)
      if (error instanceof ProblemError) setFailure(error)
    }
  }
  const failed = failure ?? update.error
  const themes: readonly { value: Theme; word: string; icon: IconName }[] = [
    {
      value: 'light',
      word: t('Light'),
      icon: sunSign,
    },
    { value: 'dark', word: t('Dark'), icon: moonSign },
    { value: 'system', word: t('System'), icon: screenSign },
  ]
  return (
    <div className={menuStyles.settings}>
      <fieldset className={segmentsStyles.segments}>
        <legend className="vh">{t('Theme')}</legend>
        {themes.map(({ value, word, icon }) => (
          <button key={value} type="button" aria-pressed={theme === value} onClick={() => chooseTheme(value)}>
            <Icon name={icon} />
            {word}
          </button>
        ))}
      </fieldset>
      <div className={`${fieldStyles.field} ${menuStyles.language}`}>
        <label htmlFor="menu-language">{t('Language')}</label>
        <select
          className={fieldStyles.select}
          id="menu-language"
          value={locale}
          onChange={({ target }) => void choose(target.value as Locale)}
        >
          {locales.map((one) => (
            <option key={one} value={one} lang={one}>
              {languages[one].name}
            </option>
          ))}
        </select>
      </div>
      {/* The message that says so comes beneath the sheet of a phone. */}
      {failed === null ? null : (
        <p className="error" role="alert">
          <Icon name="alert" />
          {t(failed.detail)}
        </p>
      )}
    </div>
  )
}
