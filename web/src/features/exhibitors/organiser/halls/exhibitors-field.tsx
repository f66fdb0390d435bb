import type { ExhibitorParts } from '@foyer/contract/office-exhibitors'
import { type Form, useValue } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import styles from '../exhibitors.module.css'
import type { StandFields } from './stand-entries.ts'

interface ExhibitorsFieldProps {
  readonly form: Form<StandFields>
  readonly exhibitors: ExhibitorParts['exhibitors']
}

/** Who has a stand; several may share it. */
export function ExhibitorsField({ form, exhibitors }: ExhibitorsFieldProps) {
  const { t } = useText()
  const chosen = useValue(form, 'exhibitors')
  const set = (all: readonly string[]) => form.set('exhibitors', all.toSorted())
  const nameOf = (code: string) => exhibitors.find((one) => one.code === code)?.name ?? code
  return (
    <fieldset className={styles.part}>
      <legend className="legend">{t('Exhibitors')}</legend>
      {chosen.length === 0 ? null : (
        <ul className={styles.chosen}>
          {chosen.map((code) => (
            <li key={code}>
              {nameOf(code)}
              <Button
                variant="text"
                isSmall
                onClick={() => {
                  set(chosen.filter((one) => one !== code))
                  // The button goes with its line.
                  document.getElementById('add-exhibitor')?.focus()
                }}
              >
                {t('Take out')}
                <span className="vh">: {nameOf(code)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SelectField
        id="add-exhibitor"
        label={t('Give it to')}
        isOptional
        value=""
        onChange={(code) => (code === '' ? undefined : set([...chosen, code]))}
      >
        <option value="">{t('Choose')}</option>
        {exhibitors
          .filter(({ code }) => !chosen.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </SelectField>
    </fieldset>
  )
}
