import { formatMoney } from '@foyer/contract/kit/money'
import { readCurrentOrder, readOrder } from '@foyer/contract/orders'
import {
  alreadyHoldsPass,
  checkEligibility,
  choosePass,
  listPaidPassTypes,
  passNotForAddress,
  passNotOnSale,
  readPass,
  voucherUnknown,
} from '@foyer/contract/passes'
import { passSoldOut, voucherUsedUp } from '@foyer/contract/sold-out'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { type GivenPass, PassFares, VoucherLine, VoucherPass } from '#features/passes'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useEdition } from '#platform/edition.ts'
import { FormFailure, FormProblems } from '#platform/form-problems.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { useSearchText } from '#platform/search-text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { chosenPassId, sumsWithPass } from './chosen-pass.ts'
import { RegistrationFrame } from './registration-frame.tsx'
import { useNextStep } from './use-next-step.ts'
import type { useRegistration } from './use-registration.ts'

interface ChoosePassProps {
  readonly title: string
  readonly registration: ReturnType<typeof useRegistration>
  /** It is known that a pass is to be chosen. */
  readonly isReady: boolean
}

/** Refusals about the choice itself: they are said above the passes, and another one is chosen. */
const aboutChoice = [passSoldOut, passNotOnSale, passNotForAddress, voucherUnknown, voucherUsedUp, alreadyHoldsPass]

/** The pass of a vendor who has none yet: one on sale, or what a voucher gives. */
export function ChoosePass({ title, registration, isReady }: ChoosePassProps) {
  const { t } = useText()
  const client = useQueryClient()
  const { order, pass, user } = registration
  const email = user?.email ?? ''
  const goOn = useNextStep('pass', registration)
  const types = useQuery(query(listPaidPassTypes))
  const eligibility = useQuery({
    ...query(checkEligibility, { query: { email } }),
    enabled: email !== '',
    retry: false,
  })
  const hasFailed = eligibility.error !== null
  useEffect(() => {
    // Specification, section 4. The address is the account's: it stays.
    if (!hasFailed) return
    setGiven(null)
    setCode('')
  }, [hasFailed])
  const save = useCommand(choosePass, { ...ownWords, refreshes: [readPass, readOrder, listPaidPassTypes] })
  const voucherInAddress = useSearchText('voucher')
  const saved = chosenPassId(order, pass, types.data)
  // The row that was chosen on the page before.
  const wishedId = Number(useSearchText('pass'))
  const wished = types.data?.find((one) => one.id === wishedId && one.onSale)?.id ?? null
  const [picked, setPicked] = useState<number | null>(null)
  const [code, setCode] = useState(voucherInAddress ?? '')
  const [given, setGiven] = useState<GivenPass | null>(null)
  const [tries, setTries] = useState(0)
  const isBarred = eligibility.data?.isBlacklisted === true && !eligibility.data.isWhitelisted
  // Specification, section 4: a blacklisted address keeps no pass that it selected.
  const chosen = isBarred || given !== null ? null : (picked ?? saved.paidId ?? wished)
  const keepsVoucher = saved.voucherPass !== null && picked === null && given === null
  const missing = chosen === null && given === null && !keepsVoucher && !isBarred
  const isAboutChoice = aboutChoice.some((one) => refusedWith(save.error, one))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries((count) => count + 1)
    if (missing || isBarred) return
    const isSaved = given === null && (keepsVoucher || chosen === saved.paidId)
    if (isSaved) return void goOn()
    save.mutate(
      { body: given === null ? { passTypeId: chosen } : { voucherCode: code.trim() } },
      {
        onSuccess: async (changed) => {
          client.setQueryData(query(readCurrentOrder).queryKey, changed)
          await goOn()
        },
        onError: (error) => {
          if (refusedWith(error, voucherUnknown) || refusedWith(error, voucherUsedUp)) setGiven(null)
          void types.refetch()
        },
      },
    )
  }
  const wanted =
    code.trim() === '' ? t('Choose a pass, or enter a voucher.') : t('Apply your voucher, or choose a pass.')
  const error = tries > 0 && missing ? wanted : undefined
  const type = types.data?.find((one) => one.id === chosen)
  return (
    <RegistrationFrame
      step="pass"
      title={title}
      registration={registration}
      sums={isReady ? sumsWithPass(order, type ?? null, given ?? saved.voucherPass, t) : null}
      note={
        type === undefined
          ? undefined
          : t('Nothing is charged yet. With a VAT ID from another EU country no VAT is charged: {net}.', {
              net: formatMoney(type.netPrice),
            })
      }
      action={
        isReady ? (
          <Button type="submit" form="choose-pass" isSending={save.isPending}>
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
        {isAboutChoice ? (
          <Note kind="warning" icon="info" role="alert">
            {t(save.error?.detail ?? '')}
          </Note>
        ) : (
          <FormFailure failure={save.error} />
        )}
        {isBarred ? <NotAvailable /> : null}
        {eligibility.error === null ? null : (
          <LoadFailed error={eligibility.error} onRetry={() => void eligibility.refetch()} />
        )}
        {keepsVoucher && saved.voucherPass !== null ? (
          <div className="stack">
            <VoucherPass given={saved.voucherPass} />
            <Note kind="success">
              {t('Your voucher gives you: {name}.', { name: saved.voucherPass.name })} {t('There is nothing to pay.')}
            </Note>
          </div>
        ) : null}
        <div className="stack">
          {given === null ? (
            <PassFares chosen={chosen} onChoose={setPicked} error={error} isClosed={isBarred} email={email || null} />
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
              isOpen={voucherInAddress !== undefined}
              email={email}
            />
          )}
        </div>
      </form>
    </RegistrationFrame>
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
