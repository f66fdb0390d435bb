import { listCountries } from '@foyer/contract/editions'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api.ts'
import { LoadFailed } from '../../../platform/load-failed.tsx'
import { useText } from '../../../platform/messages/messages.ts'
import { usePageTitle } from '../../../platform/title.ts'
import { AccountForm } from './account-form.tsx'
import { RegistrationFrame } from './registration-frame.tsx'
import { billingQuery, shippingQuery, useRegistration } from './use-registration.ts'

/** `/registration/account`: who comes, for which company, and where the invoice goes. */
export function AccountPage() {
  const { t } = useText()
  const title = t('You and your company')
  usePageTitle(title)
  const registration = useRegistration()
  const billing = useQuery(billingQuery)
  const shipping = useQuery(shippingQuery)
  const countries = useQuery(query(listCountries))
  const { user } = registration
  const parts = [billing, shipping, countries]
  const failed = parts.find((part) => part.error !== null && part.data === undefined)
  if (user === undefined || billing.data === undefined || shipping.data === undefined || countries.data === undefined)
    return (
      <RegistrationFrame
        step="account"
        title={title}
        registration={failed === undefined ? { ...registration, isSettled: false } : registration}
      >
        <LoadFailed
          error={failed?.error ?? null}
          onRetry={() => void Promise.all(parts.map((part) => part.refetch()))}
        />
      </RegistrationFrame>
    )
  return (
    <AccountForm
      title={title}
      registration={registration}
      countries={countries.data}
      saved={{ person: user, billing: billing.data, shipping: shipping.data }}
      email={user.email}
    />
  )
}
