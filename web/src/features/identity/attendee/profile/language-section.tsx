import { readUser, type User, updateUser } from '@foyer/contract/identity'
import { type Locale, languages, locales } from '@foyer/contract/kit/languages'
import { useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { FormFailure } from '#platform/form-failure.tsx'
import { chooseLocale, useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import choiceListStyles from '#ui/choice-list.module.css'
import { Section, useSaved } from './section.tsx'

/** Choosing is saving: the page changes its language, and mails follow. */
export function LanguageSection({ user }: { user: User }) {
  const { t, locale } = useText()
  const update = useCommand(updateUser, { ...ownWords, refreshes: [readUser] })
  const { savedAt, markSaved } = useSaved()
  const [failure, setFailure] = useState<ProblemError | null>(null)
  const choose = async (chosen: Locale) => {
    setFailure(null)
    try {
      if (!(await chooseLocale(chosen)) || user.locale === chosen) return
      update.mutate({ body: { locale: chosen } }, { onSuccess: markSaved })
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      setFailure(error)
    }
  }
  return (
    <Section id="language" title={t('Language')} savedAt={savedAt}>
      <FormFailure failure={failure ?? update.error} />
      <fieldset className={choiceListStyles.choices}>
        <legend className="vh">{t('Language of this site and of our mails')}</legend>
        {locales.map((one) => (
          <label key={one} className={choiceListStyles.choice} lang={one}>
            <input type="radio" name="locale" value={one} checked={locale === one} onChange={() => void choose(one)} />
            <b>{languages[one].name}</b>
          </label>
        ))}
      </fieldset>
    </Section>
  )
}
