import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'

/** Why an answer could not be given, beside what was pressed. */
export function WhyNot({ error }: { readonly error: ProblemError | null }) {
  const { t } = useText()
  return error === null ? null : (
    <p className="label" role="alert">
      {t(error.detail)}
    </p>
  )
}
