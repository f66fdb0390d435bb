import { formatMoney } from '@foyer/contract/kit/money'
import type { PassType } from '@foyer/contract/passes'
import { type GivenPass, LeftToPay, PassFares, VoucherLine, VoucherPass } from '#features/passes'
import { useEdition } from '#platform/edition.ts'
import { useField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { sumsWithPass } from './chosen-pass.ts'
import { RegistrationFrame } from './registration-frame.tsx'
import { useNextStep } from './use-next-step.ts'
import { usePassChoice } from './use-pass-choice.ts'
import type { useRegistration } from './use-registration.ts'

interface ChoosePassProps {
  readonly title: string
  readonly registration: ReturnType<typeof useRegistration>
  /** It is known that a pass is to be chosen. */
  readonly isReady: boolean
}

/** The pass of a vendor who has none yet: one on sale, or what a voucher gives. */
export function ChoosePass({ title, registration, isReady }: ChoosePassProps) {
  const { t } = useText()
  const goOn = useNextStep('pass', registration)
  const choice = usePassChoice(registration, goOn)
  const { form, inHand, type, given, isBarred, savedVoucherPass, eligibility } = choice
  return (
    <RegistrationFrame
      step="pass"
      title={title}
      registration={registration}
      sums={isReady ? sumsWithPass(registration.order, type ?? null, given ?? savedVoucherPass, t) : null}
      note={type === undefined ? undefined : <NothingChargedYet type={type} />}
      action={
        isReady ? (
          <Button type="submit" form="choose-pass" isSending={form.isSending}>
            {t('Continue')}
            <Icon name="arrow" />
          </Button>
        ) : undefined
      }
    >
      {isReady ? null : <LoadFailed error={registration.error} onRetry={registration.readAgain} />}
      <form hidden={!isReady} id="choose-pass" className="stack stack--32" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        {choice.notice === null ? null : (
          <Note kind="warning" icon="info" role="alert">
            {t(choice.notice)}
          </Note>
        )}
        {isBarred ? <NotAvailable /> : null}
        {eligibility.error === null ? null : (
          <LoadFailed error={eligibility.error} onRetry={() => void eligibility.refetch()} />
        )}
        {inHand.keepsVoucher && savedVoucherPass !== null ? <KeptVoucherPass pass={savedVoucherPass} /> : null}
        <PassOrVoucher choice={choice} />
      </form>
    </RegistrationFrame>
  )
}

function NothingChargedYet({ type }: { readonly type: PassType }) {
  const { t } = useText()
  return t('Nothing is charged yet. With a VAT ID from another EU country no VAT is charged: {net}.', {
    net: formatMoney(type.netPrice),
  })
}

function KeptVoucherPass({ pass }: { readonly pass: GivenPass }) {
  const { t } = useText()
  return (
    <div className="stack">
      <VoucherPass given={pass} />
      <Note kind="success">
        {t('Your voucher gives you: {name}.', { name: pass.name })} <LeftToPay pays={pass.pays} />
      </Note>
    </div>
  )
}

function PassOrVoucher({ choice }: { readonly choice: ReturnType<typeof usePassChoice> }) {
  const { form, inHand, isBarred, email, given } = choice
  const { error, set } = useField(form.field('pass'))
  return (
    <div className="stack">
      {given === null ? (
        <PassFares chosen={inHand.paidId} onChoose={set} error={error} isClosed={isBarred} email={email || null} />
      ) : null}
      {isBarred ? null : <VoucherLine form={form} isOpen={choice.hasVoucherInAddress} email={email} />}
    </div>
  )
}

function NotAvailable() {
  const { t, rich } = useText()
  const { contactEmail } = useEdition()
  return (
    <Note kind="warning" icon="info" role="alert">
      <p>
        <b>{t('This pass is not available for this address.')}</b>{' '}
        {rich('Write to {contact} if you think that this is wrong.', {
          contact: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>,
        })}
      </p>
    </Note>
  )
}
