import { readUser, type User } from '@foyer/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { isSignedIn } from '#platform/session.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
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
      <LeaveGuard names={parts.filter(([id]) => unsaved.names.has(id)).map(([, name]) => name)} />
    </UnsavedProvider>
  )
}

/** Asks before entries are lost, by a link as well as by closing the window. */
function LeaveGuard({ names }: { names: readonly string[] }) {
  const { t } = useText()
  // Who is signed out has nothing left to save here. Jumps within the page leave nothing.
  const isHolding = () => names.length > 0 && isSignedIn()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isHolding() && current.pathname !== next.pathname,
    enableBeforeUnload: isHolding,
    withResolver: true,
  })
  const isAsking = blocker.status === 'blocked'
  return (
    <Dialog isOpen={isAsking} title={t('Leave without saving?')} onClose={() => blocker.reset?.()}>
      <p>{t('Not saved yet: {parts}.', { parts: names.join(', ') })}</p>
      <div className="row">
        <Button variant="danger" onClick={() => blocker.proceed?.()}>
          {t('Leave')}
        </Button>
        <Button variant="line" onClick={() => blocker.reset?.()}>
          {t('Stay')}
        </Button>
      </div>
    </Dialog>
  )
}
