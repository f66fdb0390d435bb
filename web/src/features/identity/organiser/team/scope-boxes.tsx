import { type StaffScope, staffScopes } from '@foyer/contract/kit/scopes'
import { useText } from '#platform/messages/messages.ts'
import { CheckField } from '#ui/check-field.tsx'
import { useScopeWords } from './say-scopes.ts'
import styles from './team.module.css'

interface ScopeBoxesProps {
  /** Of the first box, where the others are named after their role too: what is missing leads there. */
  readonly id?: string
  readonly chosen: readonly StaffScope[]
  readonly onChange: (scopes: StaffScope[]) => void
  readonly error?: string | undefined
}

/** What somebody is let in for. */
export function ScopeBoxes({ id, chosen, onChange, error }: ScopeBoxesProps) {
  const { t } = useText()
  const words = useScopeWords()
  return (
    <fieldset className={styles.scopes}>
      <legend className="legend">{t('Roles')}</legend>
      {staffScopes.map((scope, index) => (
        <CheckField
          key={scope}
          id={index === 0 && id !== undefined ? id : `scope-${scope}`}
          checked={chosen.includes(scope)}
          error={index === 0 ? error : undefined}
          onChange={(isOn) => onChange(staffScopes.filter((one) => (one === scope ? isOn : chosen.includes(one))))}
        >
          <b>{words[scope].name}</b>
          <br />
          <span className="label muted">{words[scope].what}</span>
        </CheckField>
      ))}
    </fieldset>
  )
}
