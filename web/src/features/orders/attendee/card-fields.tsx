import { readHealth } from '@foyer/contract/platform'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { TextField } from '#platform/forms/fields.tsx'
import type { FieldsOf } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import cardStyles from '#ui/card.module.css'
import { Icon } from '#ui/icon.tsx'
import lineStyles from '#ui/line.module.css'
import type { CardEntry } from './card.ts'
import styles from './card-fields.module.css'

/** The card, as the sandbox takes it. A real provider brings its own fields. */
export function CardFields({ form }: { readonly form: FieldsOf<keyof CardEntry> }) {
  const { t } = useText()
  const health = useQuery(query(readHealth))
  return (
    <div className={`${cardStyles.card} stack`}>
      <div className="row between">
        <b>{t('Card')}</b>
        <span className={styles.brands} role="img" aria-label="Visa, Mastercard, American Express">
          <i>VISA</i>
          <i>MC</i>
          <i>AMEX</i>
        </span>
      </div>
      <div className="fields">
        <TextField
          label={t('Card number')}
          look="num"
          inputMode="numeric"
          autoComplete="cc-number"
          {...form.field('number')}
        />
        <div className="half">
          <TextField
            label={t('Valid until')}
            look="num"
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder={t('MM / YY')}
            {...form.field('expiry')}
          />
        </div>
        <div className="half">
          <TextField
            label={t('Security code')}
            look="num"
            inputMode="numeric"
            autoComplete="cc-csc"
            {...form.field('cvc')}
          />
        </div>
      </div>
      {health.data?.demo === true ? (
        <p className="hint">
          {t(
            'Test cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks the bank, 4000 0000 0000 0077 is confirmed late.',
          )}
        </p>
      ) : null}
      <p className={`hint ${lineStyles.line}`}>
        <Icon name="lock" />
        <span>{t('Your bank may ask you to confirm the payment.')}</span>
      </p>
    </div>
  )
}
