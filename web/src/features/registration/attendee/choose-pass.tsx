import { formatMoney } from '@foyer/contract/kit/money'
import {
  alreadyHoldsPass,
  type PassType,
  passNotForAddress,
  passNotOnSale,
  voucherUnknown,
} from '@foyer/contract/passes'
import { passSoldOut, voucherUsedUp } from '@foyer/contract/sold-out'
import { type FormEvent, useState } from 'react'
import { PassFares, VoucherLine, VoucherPass } from '#features/passes'
import { useEdition } from '#platform/edition.ts'
import { FormFailure, FormProblems } from '#platform/form-problems.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { type ProblemError, refusedWith } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { sumsWithPass } from './chosen-pass.ts'
import { RegistrationFrame } from './registration-frame.tsx'
import { useNextStep } from './use-next-step.ts'
import { usePassChoice, useSavePass } from './use-pass-choice.ts'
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
  const choice = usePassChoice(registration)
  const saving = useSavePass(choice, goOn)
  const [tries, setTries] = useState(0)
  const { inHand, type, isBarred, given, savedVoucherPass, code, eligibility } = choice
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries((count) => count + 1)
    if (inHand.isMissing || isBarred) return
    if (inHand.isSaved) void goOn()
    else saving.save()
  }
  const wanted =
    code.trim() === '' ? t('Choose a pass, or enter a voucher.') : t('Apply your voucher, or choose a pass.')
  const error = tries > 0 && inHand.isMissing ? wanted : undefined
  return (
    <RegistrationFrame
      step="pass"
      title={title}
      registration={registration}
      sums={isReady ? sumsWithPass(registration.order, type ?? null, given ?? savedVoucherPass, t) : null}
      note={type === undefined ? undefined : <NothingChargedYet type={type} />}
      action={
        isReady ? (
          <Button type="submit" form="choose-pass" isSending={saving.isPending}>
            {t('Continue')}
            <Icon name="arrow" />
          </Button>
        ) : undefined
      }
    >
      {isReady ? null : <LoadFailed error={registration.error} onRetry={registration.readAgain} />}
      <form hidden={!isReady} id="choose-pass" className="stack stack--32" noValidate onSubmit={submit}>
        <FormProblems
          form={{ tries, problems: error === undefined ? [] : [{ name: 'pass', id: 'pass', message: error }] }}
        />
        <NotSaved error={saving.error} />
        {isBarred ? <NotAvailable /> : null}
        {eligibility.error === null ? null : (
          <LoadFailed error={eligibility.error} onRetry={() => void eligibility.refetch()} />
        )}
        {inHand.keepsVoucher && savedVoucherPass !== null ? <KeptVoucherPass pass={savedVoucherPass} /> : null}
        <PassOrVoucher choice={choice} error={error} />
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

/** Refusals about the choice itself: they are said above the passes, and another one is chosen. */
const aboutChoice = [passSoldOut, passNotOnSale, passNotForAddress, voucherUnknown, voucherUsedUp, alreadyHoldsPass]

function NotSaved({ error }: { readonly error: ProblemError | null }) {
  const { t } = useText()
  return aboutChoice.some((one) => refusedWith(error, one)) ? (
    <Note kind="warning" icon="info" role="alert">
      {t(error?.detail ?? '')}
    </Note>
  ) : (
    <FormFailure failure={error} />
  )
}

function KeptVoucherPass({ pass }: { readonly pass: PassType }) {
  const { t } = useText()
  return (
    <div className="stack">
      <VoucherPass given={pass} />
      <Note kind="success">
        {t('Your voucher gives you: {name}.', { name: pass.name })} {t('There is nothing to pay.')}
      </Note>
    </div>
  )
}

interface PassOrVoucherProps {
  readonly choice: ReturnType<typeof usePassChoice>
  readonly error: string | undefined
}

function PassOrVoucher({ choice, error }: PassOrVoucherProps) {
  const { inHand, isBarred, email, pick, given, setGiven, code, setCode } = choice
  return (
    <div className="stack">
      {given === null ? (
        <PassFares chosen={inHand.paidId} onChoose={pick} error={error} isClosed={isBarred} email={email || null} />
      ) : null}
      {isBarred ? null : (
        <VoucherLine
          code={code}
          given={given}
          onCode={setCode}
          onGiven={setGiven}
          onDrop={() => {
            setGiven(null)
            setCode('')
          }}
          isOpen={choice.hasVoucherInAddress}
          email={email}
        />
      )}
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
