import type { ProgramParts } from '@foyer/contract/office-program'
import { type Form, useValue } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import styles from '../program.module.css'
import type { SessionFields } from './session-entries.ts'

interface SpeakersFieldProps {
  readonly form: Form<SessionFields>
  readonly speakers: ProgramParts['speakers']
}

/** Who speaks, in the order in which they are named. */
export function SpeakersField({ form, speakers }: SpeakersFieldProps) {
  const { t } = useText()
  const chosen = useValue(form, 'speakers')
  const nameOf = (code: string) => speakers.find((speaker) => speaker.code === code)?.name ?? code
  const set = (codes: readonly string[]) => form.set('speakers', codes)
  const up = (at: number) => {
    const codes = [...chosen]
    codes.splice(at - 1, 0, ...codes.splice(at, 1))
    set(codes)
  }
  return (
    <fieldset className={styles.part}>
      <legend className="legend">{t('Speakers')}</legend>
      {chosen.length === 0 ? null : (
        <ol className={styles.chosen}>
          {chosen.map((code, at) => (
            <li key={code}>
              <span>{nameOf(code)}</span>
              <span className={styles.acts}>
                {at === 0 ? null : (
                  <Button variant="text" isSmall onClick={() => up(at)}>
                    {t('Up')}
                    <span className="vh">: {nameOf(code)}</span>
                  </Button>
                )}
                <Button variant="text" isSmall onClick={() => set(chosen.filter((one) => one !== code))}>
                  {t('Take out')}
                  <span className="vh">: {nameOf(code)}</span>
                </Button>
              </span>
            </li>
          ))}
        </ol>
      )}
      <SelectField
        id="add-speaker"
        label={t('Add a speaker')}
        value=""
        onChange={(code) => (code === '' ? undefined : set([...chosen, code]))}
      >
        <option value="">{t('Choose')}</option>
        {speakers
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
