import type { CancellationTerm, CancellationTerms } from '@foyer/contract/cancellation.schemas'
import { isPlain, useCancellationWords, useStepsNow } from './cancellation-words.ts'
import { useText } from './messages/messages.ts'

interface CancellationConditionsProps {
  readonly title: string
  readonly steps: readonly CancellationTerm[]
}

/** What is kept when something goes back, step by step; nothing where all of it comes back until one deadline. */
function CancellationConditions({ title, steps }: CancellationConditionsProps) {
  const words = useCancellationWords()
  if (isPlain(steps)) return null
  return (
    <section className="stack stack--8" aria-label={title}>
      <p className="legend">{title}</p>
      <ul className="bullets">
        {words.list(steps).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** What was agreed about everything in an order. */
export function OrderConditions({ terms }: { readonly terms: readonly CancellationTerms[] | undefined }) {
  const { t } = useText()
  const titles = { passes: t('If you cancel your pass'), stays: t('If you cancel your stay') }
  return terms?.map(({ of, steps }) => <CancellationConditions key={of} title={titles[of]} steps={steps} />)
}

/** What would be agreed about what is ordered now. */
export function ConditionsNow({ of }: { readonly of: CancellationTerms['of'] }) {
  return <OrderConditions terms={[{ of, steps: [...useStepsNow(of)] }]} />
}
