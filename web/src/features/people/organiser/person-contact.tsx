import { listCountries } from '@foyer/contract/editions'
import type { OfficePerson } from '@foyer/contract/office-person'
import { useQuery } from '@tanstack/react-query'
import { useDeviceNames } from '#features/identity'
import { attendeeAnswers } from '#features/passes'
import { query } from '#platform/api.ts'
import { dayAt, formatLongDay, formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Facts } from '#ui/facts.tsx'
import styles from './people.module.css'

/** What somebody said of themselves, and where they are signed in. */
export function PersonContact({ person: { person, address, devices } }: { readonly person: OfficePerson }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const deviceName = useDeviceNames()
  const { data: countries } = useQuery(query(listCountries))
  const country = countries?.find(({ id }) => id === address?.countryId)
  const lines = [
    address?.addressLine1,
    address?.addressLine2,
    address === null ? null : `${address.zip} ${address.city}`,
    address?.state,
    country?.name,
  ]
  const filled = (texts: readonly (string | null | undefined)[]) =>
    texts.filter((text) => (text ?? '') !== '').join(', ') || '–'
  return (
    <section className={styles.part} aria-labelledby="contact">
      <h2 id="contact">{t('Contact')}</h2>
      <Facts
        facts={[
          {
            name: t('E-mail'),
            value:
              person.emailConfirmedAt === null
                ? t('{email}, which nobody confirmed yet', { email: person.email })
                : person.email,
          },
          { name: t('Phone'), value: filled([person.phone]) },
          { name: t('Company'), value: filled([person.companyName]) },
          { name: t('Billing address'), value: filled(lines) },
          { name: t('VAT ID'), value: filled([person.vatId]) },
          {
            name: t('Category'),
            value: person.attendeeType == null ? '–' : t(attendeeAnswers[person.attendeeType].hint),
          },
          { name: t('Account since'), value: formatLongDay(dayAt(new Date(person.createdAt), timeZone), locale) },
          {
            name: t('Signed in'),
            value:
              devices.length === 0
                ? t('Nowhere')
                : devices
                    .map(
                      ({ device, lastSeenAt }) =>
                        `${deviceName(device)}, ${formatMoment(lastSeenAt, timeZone, locale)}`,
                    )
                    .join(' · '),
          },
        ]}
      />
    </section>
  )
}
