import { readUser, type User, updateUser } from '@foyer/contract/identity'
import type { Locale } from '@foyer/contract/kit/fields'
import { ownWords, useCommand } from '../../../../platform/api.ts'
import { FormFailure } from '../../../../platform/form-problems.tsx'
import { chooseLocale, useText } from '../../../../platform/messages/messages.ts'
import { Section, useSaved } from './section.tsx'

const LANGUAGES: readonly { readonly locale: Locale; readonly name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
]

/** Choosing is saving: the page changes its language, and mails follow. */
export function LanguageSection({ user }: { user: User }) {
  const { t, locale } = useText()
  const update = useCommand(updateUser, { ...ownWords, refreshes: [readUser] })
  const { savedAt, markSaved } = useSaved()
  const choose = async (chosen: Locale) => {
    await chooseLocale(chosen)
    if (user.locale === chosen) return
    update.mutate({ body: { locale: chosen } }, { onSuccess: markSaved })
  }
  return (
    <Section id="language" title={t('Language')} savedAt={savedAt}>
      <FormFailure failure={update.error} />
      <fieldset className="choices">
        <legend className="vh">{t('Language of this site and of our mails')}</legend>
        {LANGUAGES.map((language) => (
          <label key={language.locale} className="choice" lang={language.locale}>
            <input
              type="radio"
              name="locale"
              value={language.locale}
              checked={locale === language.locale}
              onChange={() => void choose(language.locale)}
            />
            <b>{language.name}</b>
          </label>
        ))}
      </fieldset>
    </Section>
  )
}
