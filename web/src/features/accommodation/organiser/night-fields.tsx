import type { NightGrid } from '@foyer/contract/office-nights'
import { useId } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './change-nights.module.css'
import { type Marked, nightsIn, sharedBy } from './marked-nights.ts'
import { useNightWords, useWrongNumbers } from './night-words.ts'
import type { NightEntries, useNightChange } from './use-night-change.ts'

interface NightFieldsProps {
  readonly house: NightGrid
  readonly marked: Marked | null
  readonly change: ReturnType<typeof useNightChange>
}

/** What of the chosen nights shall be another; beneath each field what it is, where all of them have the same. */
export function NightFields({ house, marked, change }: NightFieldsProps) {
  const { t } = useText()
  const { money } = useNightWords()
  const id = useId()
  const nights = marked === null ? [] : nightsIn(house, marked)
  const now = sharedBy(nights)
  const today = (text: string | undefined) =>
    nights.length === 0 ? undefined : text === undefined ? t('differs') : t('now {value}', { value: text })
  return (
    <fieldset className={styles.what}>
      <legend className="legend">{t('What shall be another')}</legend>
      <p className="hint">{t('An empty field stays as it is.')}</p>
      <div className="fields">
        <NumberField
          change={change}
          field="allotment"
          label={t('Rooms a night')}
          hint={today(now.allotment?.toString())}
        />
        <NumberField
          change={change}
          field="price"
          label={t('Price with VAT')}
          hint={today(now.price === undefined ? undefined : money(now.price))}
        />
        <NumberField
          change={change}
          field="minimumStay"
          label={t('Shortest stay')}
          hint={today(now.minimumStay?.toString())}
        />
        <div className="half">
          <SelectField
            id={`${id}arrival`}
            label={t('Arrival')}
            hint={today(now.closedToArrival === undefined ? undefined : now.closedToArrival ? t('closed') : t('open'))}
            value={change.entries.arrival}
            onChange={(text) => change.set('arrival', text)}
          >
            <option value="">{t('as it is')}</option>
            <option value="open">{t('open')}</option>
            <option value="closed">{t('closed')}</option>
          </SelectField>
        </div>
      </div>
    </fieldset>
  )
}

interface NumberFieldProps extends Pick<NightFieldsProps, 'change'> {
  readonly field: keyof NightEntries
  readonly label: string
  readonly hint: string | undefined
}

function NumberField({ change, field, label, hint }: NumberFieldProps) {
  const wrongNumbers = useWrongNumbers()
  return (
    <div className="half">
      <TextField
        id={`night-${field}`}
        look="num"
        inputMode={field === 'price' ? 'decimal' : 'numeric'}
        autoComplete="off"
        label={label}
        hint={hint}
        error={change.wrong.includes(field) ? wrongNumbers[field] : undefined}
        value={change.entries[field]}
        onChange={(text) => change.set(field, text)}
      />
    </div>
  )
}
