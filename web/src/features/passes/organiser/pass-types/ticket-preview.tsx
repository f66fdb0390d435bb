import type { Locale } from '@foyer/contract/kit/languages'
import { formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { type Form, useValues } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import '../../shared/stripes.css'
import ticketStyles from '../../shared/ticket.module.css'
import type { PassTypeFields } from './pass-type-entries.ts'
import styles from './pass-types.module.css'

interface TicketPreviewProps {
  readonly form: Form<PassTypeFields>
  readonly languages: readonly Locale[]
}

/** The ticket as somebody will hold it, and what they read before they buy it: as it is typed. */
export function TicketPreview({ form, languages }: TicketPreviewProps) {
  const { t, locale } = useText()
  const edition = useEdition()
  const { name, description, benefits, codeType } = useValues(form)
  const inReach = [locale, ...languages]
  const read = (content: Readonly<Record<Locale, string>>) =>
    inReach.map((one) => content[one].trim()).find((text) => text !== '') ?? ''
  const given = benefits.map(read).filter((text) => text !== '')
  return (
    <section className={styles.part} aria-labelledby="ticket">
      <h2 className="h3" id="ticket">
        {t('Ticket, as printed and on phones')}
      </h2>
      <div className={`${ticketStyles.box} ${ticketStyles.mini}`} data-band={codeType}>
        <div className={ticketStyles.ticket}>
          <div className={ticketStyles.main}>
            <span className={ticketStyles.stripe} />
            <div className={ticketStyles.body}>
              <p className={ticketStyles.event}>
                <span>{`${edition.product} ${edition.year}`}</span>
                <span>{`${formatDays(edition.startsOn, edition.endsOn, locale)}, ${edition.city}`}</span>
              </p>
              <div>
                <p className={ticketStyles.name}>
                  <span>{t('First name')}</span> <span>{t('Last name')}</span>
                </p>
                <p className={ticketStyles.who}>{t('Company')}</p>
              </div>
            </div>
            <p className={ticketStyles.band}>
              <strong>{read(name) || t('Name')}</strong>
            </p>
          </div>
        </div>
      </div>
      {read(description) === '' ? null : <p>{read(description)}</p>}
      {given.length === 0 ? null : (
        <ul className="bullets">
          {given.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
