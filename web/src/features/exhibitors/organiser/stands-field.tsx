import type { ExhibitorParts } from '@foyer/contract/office-exhibitors'
import { type Form, useValue } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { ExhibitorFields } from './exhibitor-entries.ts'
import styles from './exhibitors.module.css'

interface StandsFieldProps {
  readonly form: Form<ExhibitorFields>
  readonly stands: ExhibitorParts['stands']
}

/** Where an exhibitor stands, with who else is there. */
export function StandsField({ form, stands }: StandsFieldProps) {
  const { t } = useText()
  const chosen = useValue(form, 'stands')
  const set = (all: readonly string[]) => form.set('stands', all)
  const nameOf = (stand: string) => {
    const [hall = '', code = ''] = stand.split(' ')
    return t('Hall {hall}, {code}', { hall, code })
  }
  return (
    <fieldset className={styles.part}>
      <legend className="legend">{t('Stands')}</legend>
      {chosen.length === 0 ? null : (
        <ul className={styles.chosen}>
          {chosen.map((stand) => (
            <li key={stand}>
              {nameOf(stand)}
              <Button variant="text" isSmall onClick={() => set(chosen.filter((one) => one !== stand))}>
                {t('Take out')}
                <span className="vh">: {nameOf(stand)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SelectField
        id="add-stand"
        label={t('Add a stand')}
        value=""
        onChange={(stand) => (stand === '' ? undefined : set([...chosen, stand]))}
      >
        <option value="">{t('Choose')}</option>
        {stands
          .map((stand) => ({ ...stand, key: `${stand.hall} ${stand.code}` }))
          .filter(({ key }) => !chosen.includes(key))
          .map(({ key, exhibitors }) => (
            <option key={key} value={key}>
              {[nameOf(key), ...exhibitors].join(' · ')}
            </option>
          ))}
      </SelectField>
    </fieldset>
  )
}
