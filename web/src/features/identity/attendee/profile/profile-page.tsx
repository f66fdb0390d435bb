import { readUser, type User } from '@foyer/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { LeaveGuard } from '#platform/forms/leave-guard.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { Lock } from '#ui/lock.tsx'
import { AddressSection } from './address-section.tsx'
import { CompanySection } from './company-section.tsx'
import { DataSection } from './data-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PersonSection } from './person-section.tsx'
import { PictureSection } from './picture-section.tsx'
import styles from './profile-page.module.css'
import { Waiting } from './section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { ShippingSection } from './shipping-section.tsx'
import { SurveySection, useHasSurvey } from './survey-section.tsx'
import { UnsavedProvider, useUnsavedSections } from './unsaved.ts'

/** `/profile`: everything about oneself, each part saved on its own. */
export function ProfilePage() {
  const { t } = useText()
  usePageTitle(t('Your profile'))
  const user = useQuery(query(readUser))
  return (
    <>
      <Lock numeral={null} title={t('Your profile')}>
        {t('Each part is saved on its own.')}
      </Lock>
      {user.data ? (
        <Sections user={user.data} />
      ) : user.error ? (
        <LoadFailed error={user.error} onRetry={() => void user.refetch()} />
      ) : (
        <Waiting />
      )}
    </>
  )
}

function Sections({ user }: { user: User }) {
  const { t } = useText()
  const unsaved = useUnsavedSections()
  const hasSurvey = useHasSurvey()
  const parts: readonly (readonly [id: string, name: string])[] = [
    ['person', t('You')],
    ['picture', t('Picture')],
    ['company', t('Company')],
    ['address', t('Billing address')],
    ['shipping', t('Shipping address')],
    ...(hasSurvey ? [['survey', t('Survey')] as const] : []),
    ['language', t('Language')],
    ['password', t('Password')],
    ['sessions', t('Where you are signed in')],
    ['data', t('Your data')],
  ]
  const unsavedNames = parts.filter(([id]) => unsaved.names.has(id)).map(([, name]) => name)
  return (
    <UnsavedProvider value={unsaved}>
      <div className={styles.layout}>
        <nav className={styles.nav} aria-label={t('Parts of your profile')}>
          <ul>
            {parts.map(([id, name]) => (
              <li key={id}>
                <a href={`#profile-${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          <PersonSection user={user} />
          <PictureSection user={user} />
          <CompanySection user={user} />
          <AddressSection />
          <ShippingSection />
          {hasSurvey ? <SurveySection /> : null}
          <LanguageSection user={user} />
          <PasswordSection user={user} />
          <SessionsSection />
          <DataSection user={user} />
        </div>
      </div>
      <LeaveGuard isUnsaved={() => unsavedNames.length > 0}>
        {t('Not saved yet: {parts}.', { parts: unsavedNames.join(', ') })}
      </LeaveGuard>
    </UnsavedProvider>
  )
}
