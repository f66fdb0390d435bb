import type { ProgramParts } from '@foyer/contract/office-program'
import { useEdition } from '#platform/edition.ts'
import { Choice } from '#platform/forms/content-fields.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import type { FieldsOf } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { useSessionNames } from './session-texts.tsx'

interface WhenAndWhereProps {
  readonly form: FieldsOf<'startsAt' | 'endsAt' | 'stage'>
  readonly stages: ProgramParts['stages']
  /** It has no stage, or may have none. */
  readonly isBreak: boolean | null
}

/** When it is held, on the clocks of the venue, and on which stage. */
export function WhenAndWhere({ form, stages, isBreak }: WhenAndWhereProps) {
  const { t } = useText()
  const names = useSessionNames()
  const { timeZone } = useEdition()
  const places = stages.map(({ code, hall, name }) => [code, t('Hall {hall}, {name}', { hall, name })] as const)
  return (
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
      {isBreak === true ? null : (
        <Choice
          {...form.field('stage')}
          label={names['stage'] ?? ''}
          choices={isBreak === null ? [['', t('None: a break')], ...places] : places}
        />
      )}
    </div>
  )
}
