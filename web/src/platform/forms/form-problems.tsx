import { ErrorSummary } from '#ui/error-summary.tsx'
import { FormFailure } from '../form-failure.tsx'
import { useText } from '../messages/messages.ts'
import { fieldText } from '../required-texts.ts'
import { useErrorTitle } from '../title.ts'
import { fieldId } from './field-names.ts'
import type { Values } from './form-model.ts'
import { type Form, useFormState } from './use-form.ts'

interface FormProblemsProps<V extends Values> {
  readonly form: Pick<Form<V>, 'model'>
  /** Where the message alone would not tell which field it is about. */
  readonly say?: (name: string, text: string) => string
}

/**
 * Everything that keeps a form from being sent, without what was put right since, each a link to its field; or why it
 * could not be sent when no field is to blame. Takes the focus at every try.
 */
export function FormProblems<V extends Values>({ form, say = (_, text) => text }: FormProblemsProps<V>) {
  const { t } = useText()
  const { summary, tries, failure } = useFormState(form, (state) => state)
  const problems = summary.flatMap((name) => {
    const fault = form.model.fault(name)
    if (fault === undefined) return []
    return [{ id: fieldId(name), message: say(name, t(fieldText(name, fault.message), fault.places)) }]
  })
  useErrorTitle(problems.length > 0 ? t('Error: ') : null)
  return (
    <>
      <ErrorSummary problems={problems} tries={tries} />
      <FormFailure failure={failure} />
    </>
  )
}
