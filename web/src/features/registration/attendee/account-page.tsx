import { listCountries } from '@foyer/contract/editions'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useOwnAddress } from '#platform/own-address.tsx'
import { usePageTitle } from '#platform/title.ts'
import { AccountForm } from './account-form.tsx'
import { RegistrationFrame } from './registration-frame.tsx'
import { useRegistration } from './use-registration.ts'

/** `/registration/account`: who comes, for which company, and where the invoice goes. */
export function AccountPage() {
  const { t } = useText()
  const title = t('You and your company')
  usePageTitle(title)
  const registration = useRegistration()
  const billing = useOwnAddress('billingAddress')
  const shipping = useOwnAddress('shippingAddress')
  const countries = useQuery(query(listCountries))
  const { user } = registration
  const { userQuery } = registration
  const failed = countries.error ?? userQuery.error
  if (
    user === undefined ||
    billing.address === undefined ||
    shipping.address === undefined ||
    countries.data === undefined
  )
    return (
      <RegistrationFrame
        step="account"
        title={title}
        registration={failed === null ? { ...registration, isSettled: false } : registration}
      >
        <LoadFailed error={failed} onRetry={() => void Promise.all([countries.refetch(), userQuery.refetch()])} />
      </RegistrationFrame>
    )
  return (
    <AccountForm
      title={title}
      registration={registration}
      countries={countries.data}
      saved={{ person: user, billing: billing.address, shipping: shipping.address }}
      billing={billing}
      shipping={shipping}
      email={user.email}
    />
  )
}
