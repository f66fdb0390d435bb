import type { Setup } from '@foyer/contract/setup'
import { Link } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import styles from './setup.module.css'

/** Who takes the money. That is a setting of the installation, and not of an event. */
export function PaymentStep({ setup }: { readonly setup: Setup }) {
  const { t } = useText()
  return (
    <section className={styles.part} aria-labelledby="payment">
      <h2 className="h3" id="payment">
        {t('Payment')}
      </h2>
      {setup.payment === 'sandbox' ? (
        <Note kind="info">
          <p>
            <b>{t('Test cards pay here.')}</b> {t('This is the demo: no money moves.')}
          </p>
        </Note>
      ) : setup.payment === 'stripe' ? (
        <Note kind="info">
          <p>
            <b>{t('Cards and wallets are taken by Stripe.')}</b>{' '}
            {setup.takesTransfers
              ? t('Buyers may also pay by bank transfer: the account of the seller is shown to them.')
              : t('Enter the account of the seller, and orders can be paid by bank transfer too.')}
          </p>
        </Note>
      ) : setup.takesTransfers ? (
        <Note kind="info">
          <p>
            <b>{t('Orders are paid by bank transfer.')}</b>{' '}
            {t('The account of the seller is shown to buyers. What comes in is given to orders under Bank matching.')}
          </p>
        </Note>
      ) : (
        <Note kind={setup.passTypes.priced > 0 ? 'warning' : 'plain'}>
          <p>
            <b>{t('Nobody takes money for this installation yet.')}</b>{' '}
            {t(
              'Enter the account of the seller, and orders can be paid by bank transfer. Paying by card needs keys of Stripe: whoever runs the server sets them.',
            )}
          </p>
          <p>
            {setup.passTypes.priced > 0
              ? t('So the sale cannot open while a pass type has a price: set it to 0, or hide it.')
              : t('Passes that cost nothing can be had: the sale can open with them.')}
          </p>
        </Note>
      )}
      <p>
        <Link {...buttonLook('line')} to="/organiser/setup/$step" params={{ step: 'passes' }}>
          {t('See the pass types')}
        </Link>
      </p>
    </section>
  )
}
