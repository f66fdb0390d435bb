import { useEdition } from '#platform/edition.ts'
import { CheckField, TextField } from '#platform/forms/fields.tsx'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import type { EventFields } from './event-entries.ts'
import { codeTypes, useCodeTypes } from './event-words.ts'
import styles from './events.module.css'

interface PartProps {
  readonly form: Form<EventFields>
  readonly names: Readonly<Record<string, string>>
}

/** When it is, who invites and whose passes are invited. */
export function WhenAndWhom({ form, names }: PartProps) {
  const { t } = useText()
  const { timeZone } = useEdition()
  const types = useCodeTypes()
  return (
    <>
      <div className="fields">
        <div className="half-w">
          <TextField
            {...form.field('startsAt')}
            type="datetime-local"
            label={names['startsAt'] ?? ''}
            hint={t('On the clocks of {zone}.', { zone: timeZone })}
          />
        </div>
        <div className="half-w">
          <TextField {...form.field('endsAt')} type="datetime-local" label={names['endsAt'] ?? ''} />
        </div>
        <div className="half-w">
          <TextField
            {...form.field('invitedBy')}
            label={names['invitedBy'] ?? ''}
            hint={t('A company, as it writes itself.')}
            isOptional
          />
        </div>
      </div>
      <fieldset className={styles.checks}>
        <legend className="legend">{t('Holders of these passes are invited')}</legend>
        <div>
          {codeTypes.map((type) => (
            <CheckField key={type} {...form.field(`openTo.${type}`)}>
              {types[type]}
            </CheckField>
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** How many may come, what it costs, and until when that goes back. */
export function PlaceFields({ form, names, taken }: PartProps & { readonly taken: number }) {
  const { t } = useText()
  const { currency } = useEdition()
  return (
    <>
      <div className="fields">
        <div className="half-w">
          <TextField
            {...form.field('capacity')}
            label={names['capacity'] ?? ''}
            {...(taken === 0 ? {} : { hint: t('Not below {taken}: taken and held.', { taken }) })}
            inputMode="numeric"
            look="num"
          />
        </div>
        <div className="half-w">
          <TextField
            {...form.field('answerHours')}
            label={names['answerHours'] ?? ''}
            hint={t('So long a free place is kept for who is next in line.')}
            inputMode="numeric"
            look="num"
          />
        </div>
        <div className="half-w">
          <TextField
            {...form.field('price')}
            label={t('Price with VAT, {currency}', { currency })}
            hint={t('Of each place; 0: it costs nothing.')}
            inputMode="decimal"
            look="num"
          />
        </div>
        <div className="half-w">
          <TextField
            {...form.field('withdrawBefore')}
            type="datetime-local"
            label={names['withdrawBefore'] ?? ''}
            hint={t('Empty: until it begins.')}
            isOptional
          />
        </div>
      </div>
      <CheckField {...form.field('hasPlusOne')}>{names['hasPlusOne'] ?? ''}</CheckField>
    </>
  )
}
