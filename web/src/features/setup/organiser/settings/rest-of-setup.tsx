import type { Setup } from '@foyer/contract/setup'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { useReader } from '#ui/read-only.tsx'
import type { StepName } from '../setup-steps.ts'
import styles from './settings.module.css'

interface Line {
  readonly step: StepName
  readonly name: string
  readonly says: ReactNode
}

/** What is entered in the other steps of the set-up, each with the way to it: there is one form for each, not two. */
export function RestOfSetup({ setup }: { readonly setup: Setup }) {
  const { t } = useText()
  const lines = useLines(setup)
  const isReadOnly = useReader() !== null
  return (
    <dl className={styles.lines}>
      {lines.map(({ step, name, says }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{says}</dd>
          <dd className={styles.act}>
            <Link to="/organiser/setup/$step" params={{ step }}>
              {isReadOnly ? t('Show') : t('Change')}
              <span className="vh"> {name}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useLines(setup: Setup): readonly Line[] {
  const { t, locale } = useText()
  const { seller, mail, cancellation, passTypes } = setup
  const none = t('Nothing entered yet')
  const sold = seller.entered
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  // As on invoices and in the money report, in each language.
  const percent = (points: number) => `${number.format(points / 100)}\u00a0%`
  return [
    { step: 'seller', name: t('Seller'), says: sold === null ? none : [sold.name, ...sold.addressLines].join(', ') },
    {
      step: 'seller',
      name: t('VAT'),
      says:
        sold === null
          ? none
          : [
              ...(sold.vatId === '' ? [] : [sold.vatId]),
              t('passes {passes}, rooms {rooms}, train tickets {trains}', {
                passes: percent(sold.vatRate),
                rooms: percent(sold.roomVatRate),
                trains: percent(sold.trainVatRate),
              }),
            ].join(', '),
    },
    { step: 'seller', name: t('Legal texts'), says: sold === null ? none : <LegalLinks of={sold} /> },
    {
      step: 'mail',
      name: t('Mail'),
      says: mail.entered === null ? none : `${mail.entered.senderName} <${mail.entered.senderAddress}>`,
    },
    {
      step: 'cancellation',
      name: t('Cancelling'),
      says:
        (cancellation.entered?.passes ?? null) === null && (cancellation.entered?.stays ?? null) === null
          ? t('Nothing is kept until the deadline')
          : t('What is kept follows steps by day'),
    },
    {
      step: 'passes',
      name: t('Passes'),
      says: t('{types, plural, one {1 type} other {# types}}', { types: passTypes.types }),
    },
    { step: 'payment', name: t('Payment'), says: <Payment setup={setup} /> },
  ]
}

function LegalLinks({ of }: { readonly of: NonNullable<Setup['seller']['entered']> }) {
  const { t } = useText()
  const links = [
    { name: t('Imprint'), url: of.imprint },
    { name: t('Privacy Policy'), url: of.privacyPolicy },
    { name: t('Terms and Conditions'), url: of.termsAndConditions },
    { name: t('Code of Conduct'), url: of.codeOfConduct },
    { name: t('FAQ'), url: of.faq },
  ]
  return (
    <ul className={styles.links}>
      {links.map(({ name, url }) => (
        <li key={name}>
          {url === '' ? (
            <span className="muted">{t('{name}: none', { name })}</span>
          ) : (
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Payment({ setup: { payment, takesTransfers } }: { readonly setup: Setup }) {
  const { t } = useText()
  if (payment === 'sandbox') return t('Test cards: this is the demo')
  if (payment === 'stripe') return takesTransfers ? t('Cards and bank transfer') : t('Cards')
  return takesTransfers ? t('Bank transfer') : t('Nobody takes money yet')
}
