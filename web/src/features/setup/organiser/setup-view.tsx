import { setupSteps } from '@foyer/contract/office-path'
import type { Setup } from '@foyer/contract/setup'
import { Link } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import { Lock } from '#ui/lock.tsx'
import { Steps } from '#ui/steps.tsx'
import { CancellationForm } from './cancellation-form.tsx'
import { EventForm } from './event-form.tsx'
import { MailStep } from './mail-step.tsx'
import { OpeningForm } from './opening-form.tsx'
import { PassesStep } from './passes-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { SellerForm } from './seller-form.tsx'
import styles from './setup.module.css'
import { SetupSide } from './setup-side.tsx'
import { isStepDone, missingIn, type StepName } from './setup-steps.ts'
import { useStepNames } from './setup-words.ts'

const forms = {
  event: EventForm,
  seller: SellerForm,
  passes: PassesStep,
  payment: PaymentStep,
  cancellation: CancellationForm,
  mail: MailStep,
  open: OpeningForm,
} as const

/** One step beside what is missing. */
export function SetupView({ setup, step }: { readonly setup: Setup; readonly step: StepName }) {
  const { t } = useText()
  const names = useStepNames()
  const Form = forms[step]
  const name = setup.event.entered === null ? '' : `${setup.product} ${setup.year}`
  const missing = missingIn(setup).length
  return (
    <>
      <Lock
        numeral={missing === 0 || setup.openedAt !== null ? null : missing}
        title={name === '' ? t('Set up your event') : t('Set up {name}', { name })}
      >
        <Standing setup={setup} missing={missing} />
      </Lock>
      <Steps
        label={t('Steps')}
        steps={setupSteps.map((one) => ({
          name: names[one],
          state: one === step ? 'current' : isStepDone(setup, one) ? 'done' : 'ahead',
          link: (text) => (
            <Link to="/organiser/setup/$step" params={{ step: one }}>
              {text}
            </Link>
          ),
        }))}
      />
      <div className={styles.setup}>
        <Form key={step} setup={setup} />
        <SetupSide setup={setup} step={step} />
      </div>
    </>
  )
}

function Standing({ setup, missing }: { readonly setup: Setup; readonly missing: number }) {
  const { t } = useText()
  if (setup.openedAt !== null) return t('The sale is open. What you change here is true at once.')
  if (missing === 0) return t('Nothing is missing. The sale opens at the time that you choose.')
  return (
    <>
      <span className="vh">{missing} </span>
      <strong>{t('{missing, plural, one {thing is missing} other {things are missing}}', { missing })}</strong>{' '}
      {t('before the sale can open. Each step is saved by itself, you can leave at any time.')}
    </>
  )
}
