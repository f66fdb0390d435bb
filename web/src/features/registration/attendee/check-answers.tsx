import { listCountries } from '@foyer/contract/editions'
import type { Address, User } from '@foyer/contract/identity'
import type { Order } from '@foyer/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { PassBadge } from '#features/passes'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import factsStyles from '#ui/facts.module.css'
import { Facts } from '#ui/facts.tsx'
import { Change } from './order-items.tsx'
import { type RegistrationFacts, stepPaths } from './registration-steps.ts'
import type { useRegistration } from './use-registration.ts'

interface CheckAnswersProps {
  readonly order: Order
  readonly registration: Pick<ReturnType<typeof useRegistration>, 'facts' | 'pass' | 'billing'>
  readonly user: User
}

/** The answers once more before the money, each with its way back. */
export function CheckAnswers({ order, registration, user }: CheckAnswersProps) {
  const { t } = useText()
  const { facts, pass, billing } = registration
  const isRegistration = order.purpose === 'registration'
  const back = isRegistration ? undefined : order.uuid
  const change = (to: string, what: string) => <Change to={to} what={what} order={back} />
  const hotel = hotelAnswer(facts, t)
  return (
    <section className={`stack ${factsStyles.around}`}>
      <h2>{t('Your answers')}</h2>
      <Facts
        facts={[
          ...(pass?.status === 'approved' ? [{ name: t('Pass'), value: <PassBadge passType={pass.passType} /> }] : []),
          {
            name: t('Person'),
            value: (
              <>
                {user.firstName} {user.lastName}
                <br />
                {user.email}
              </>
            ),
            change: change(stepPaths.account, t('Person')),
          },
          {
            name: t('Invoice to'),
            value: <InvoiceTo company={user.companyName ?? ''} address={billing} />,
            change: change(stepPaths.account, t('Invoice to')),
          },
          {
            name: t('VAT ID'),
            value: (
              <>
                {user.vatId ? <span className="code">{user.vatId}</span> : t('None given')}
                {order.reverseCharge ? (
                  <>
                    <br />
                    {t('You owe the VAT in your own country: none is charged here.')}
                  </>
                ) : null}
              </>
            ),
            change: change(stepPaths.account, t('VAT ID')),
          },
          ...(isRegistration && hotel !== null
            ? [{ name: t('Hotel'), value: hotel, change: change(stepPaths.hotel, t('Hotel')) }]
            : []),
        ]}
      />
    </section>
  )
}

/** What was answered about a room; null where a room is in the order and speaks for itself. */
function hotelAnswer({ stayPlan, bookings }: RegistrationFacts, t: (text: string) => string): string | null {
  if (bookings.some(({ status }) => status === 'held')) return null
  if (bookings.some(({ status }) => status === 'booked')) return t('Booked')
  if (stayPlan === 'own') return t('I have one')
  return stayPlan === null ? null : t('No room yet')
}

function InvoiceTo({ company, address }: { readonly company: string; readonly address: Address | null }) {
  const { t } = useText()
  const countries = useQuery(query(listCountries))
  if (address === null) return t('No billing address yet')
  const country = countries.data?.find(({ id }) => id === address.countryId)?.name
  const street = [address.addressLine1, address.addressLine2].filter(Boolean).join(', ')
  return (
    <>
      {company}
      <br />
      {[street, `${address.zip} ${address.city}`, address.state, country].filter(Boolean).join(', ')}
    </>
  )
}
