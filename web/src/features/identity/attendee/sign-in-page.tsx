import { formatMoney } from '@foyer/contract/kit/money'
import { listPaidPassTypes, type PassReason } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { signIn, type Workplace } from '#platform/session.ts'
import { takeWantedPath } from '#platform/take-wanted-path.ts'
import { usePageTitle } from '#platform/title.ts'
import signInFormStyles from '../shared/sign-in-form.module.css'
import { SignInForm } from '../shared/sign-in-form.tsx'

/** Most come in: why somebody does not is told by a part of its own. */
const ReasonPanel = lazyPart<{ reason: string }, 'ReasonPanel'>(() => import('./reason-panel.tsx'), 'ReasonPanel')

export function SignInPage() {
  const { t } = useText()
  const router = useRouter()
  const arrivedWith = useSearchText('reason')
  const [refusedFor, setRefusedFor] = useState<PassReason | Workplace | null>(null)
  const reason = refusedFor ?? arrivedWith
  usePageTitle(t('Sign in'))
  return (
    <>
      <SignInForm
        title={t('Sign in')}
        reason={reason === undefined ? null : <ReasonPanel reason={reason} />}
        onSignIn={async ({ email, password }) => {
          setRefusedFor(null)
          const admission = await signIn(email, password)
          if (admission.admitted) return router.history.replace(takeWantedPath())
          await ReasonPanel.preload()
          setRefusedFor(admission.reason)
        }}
      >
        <Link className={signInFormStyles.link} to="/sign-in/forgotpassword">
          {t('Forgotten password')}
        </Link>
      </SignInForm>
      <Newcomer />
    </>
  )
}

/** The way in for those without a pass, with the lowest price there is. */
function Newcomer() {
  const { t } = useText()
  const { data = [] } = useQuery(query(listPaidPassTypes))
  const prices = data.filter((type) => type.onSale && type.available !== 0).map((type) => type.price)
  const lowest = prices.toSorted((one, other) => one.amount - other.amount)[0]
  return (
    <p className={signInFormStyles.newcomer}>
      <b>{t('No pass yet?')}</b>{' '}
      <Link to="/sign-up">
        {lowest === undefined ? t('Choose one') : t('Choose one from {price}', { price: formatMoney(lowest) })}
      </Link>
    </p>
  )
}
