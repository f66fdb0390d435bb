import { Email } from '@foyer/contract/kit/fields'
import { checkEligibility } from '@foyer/contract/passes'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { send } from '#platform/api.ts'
import { useEdition } from '#platform/edition.ts'
import { TextField, useField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { type Form, useForm, useValue } from '#platform/forms/use-form.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { bringIntoView } from './bring-into-view.ts'
import styles from './choose-pass-page.module.css'
import { PassFares } from './pass-fares.tsx'
import { changeDraft, useDraft } from './sign-up-draft.ts'
import { SignUpFrame, useChosenType } from './sign-up-frame.tsx'
import { type GivenPass, VoucherLine } from './voucher-line.tsx'

const noPass = message('Choose a pass, or enter a voucher.')
const NoPass = z.unknown().check(z.refine(() => false, noPass))
const NotApplied = z.unknown().check(z.refine(() => false, message('Apply your voucher, or choose a pass.')))

/** Step 2: the address, and the pass that it may have. */
export function ChoosePassPage() {
  const { t } = useText()
  usePageTitle(t('Choose your pass'))
  const voucher = useSearchText('voucher')
  const { form, verdict, isAnswer, leaveEmail } = usePassStep(voucher)
  const go = (
    <Button type="submit" form="choose-pass" isSending={form.isSending}>
      {t('Continue')}
      <Icon name="arrow" />
    </Button>
  )
  return (
    <SignUpFrame step="/sign-up/pass" title={t('Choose your pass')} action={go}>
      <form id="choose-pass" className="stack stack--32" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <div className={styles.email}>
          <TextField
            {...form.field('email')}
            label={t('E-mail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            hint={t('Your pass and invoice go to this address.')}
            onBlur={leaveEmail}
          />
        </div>
        {verdict === 'not-available' ? <NotAvailable key={String(isAnswer)} isAnswer={isAnswer} /> : null}
        {verdict === 'unknown' ? <NotChecked /> : null}
        <PassOrVoucher form={form} isClosed={verdict === 'not-available'} isVoucherOpen={voucher !== undefined} />
      </form>
    </SignUpFrame>
  )
}

type PassStep = {
  readonly email: string
  readonly pass: number | null
  readonly voucher: string
  readonly given: GivenPass | null
}

const addressOf = (email: string): string | null => Email.safeParse(email).data ?? null

/** The address as it is typed, the pass or voucher, what was found out about the address, and going on. */
function usePassStep(voucherInAddress: string | undefined) {
  const draft = useDraft()
  const navigate = useNavigate()
  const [isAnswer, setIsAnswer] = useState(false)
  const [verdict, setVerdict] = useState<Verdict>(null)
  const asked = useRef(draft.email)
  // What was chosen may have sold out since.
  const isGone = useChosenType()?.onSale === false
  const form = useForm({
    schema: ({ pass, voucher, given }: PassStep) => {
      const hasPass = given !== null || (pass !== null && !isGone)
      if (hasPass || verdict === 'not-available') return z.object({ email: Email })
      return voucher.trim() === ''
        ? z.object({ email: Email, pass: NoPass })
        : z.object({ email: Email, voucher: NotApplied })
    },
    initial: {
      email: draft.email,
      pass: draft.passTypeId,
      voucher: voucherInAddress ?? draft.voucherCode,
      given: draft.voucherPass,
    } satisfies PassStep as PassStep,
    onChange: ({ email, pass, voucher, given }) => {
      const isOther = email !== asked.current
      asked.current = email
      changeDraft({ email, passTypeId: pass, voucherCode: voucher, voucherPass: given })
      if (!isOther) return
      setVerdict(null)
      // It is given to an address.
      if (given !== null) form.set('given', null)
    },
    onSubmit: async () => {
      setIsAnswer(true)
      if ((await ask()) !== 'welcome') return
      const { pass, given } = form.values()
      if (pass === null && given === null) form.refuse('pass', noPass)
      else await navigate({ to: '/sign-up/details' })
    },
  })
  const ask = useEligibility(form, (found) => {
    // It was cleared, which is said until another is typed.
    if (found === 'unknown') asked.current = ''
    setVerdict(found)
  })
  const { model } = form
  useEffect(() => {
    if (voucherInAddress !== undefined) changeDraft({ voucherCode: voucherInAddress })
  }, [voucherInAddress])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for follows from these as well.
  useEffect(() => model.lookAgain(), [model, isGone, verdict])
  const leaveEmail = () => {
    // The answer to the button is known, and takes the focus.
    if (verdict !== null) return
    setIsAnswer(false)
    void ask()
  }
  return { form, verdict, isAnswer, leaveEmail }
}

type Verdict = 'welcome' | 'not-available' | 'unknown' | null

/** Whether the address in the form may have a pass. null: no address, or nobody asked yet. */
function useEligibility(form: Form<PassStep>, onVerdict: (verdict: Verdict) => void): () => Promise<Verdict> {
  /**
   * Specification, section 4: blacklisted clears the pass; a failed check resets the address, the voucher and what was
   * found out. Null where another address was typed meanwhile.
   */
  const askEligibility = async (): Promise<Verdict> => {
    const { email: typed } = form.values()
    const email = addressOf(typed)
    if (email === null) return null
    const isOld = () => form.values().email !== typed
    try {
      const { isBlacklisted, isWhitelisted } = await send(checkEligibility, { query: { email } })
      if (isOld()) return null
      const isWelcome = isWhitelisted || !isBlacklisted
      if (isBlacklisted) form.set('pass', null)
      if (!isWelcome) form.set('given', null)
      return isWelcome ? 'welcome' : 'not-available'
    } catch {
      if (isOld()) return null
      form.model.startOver({ email: '', voucher: '', given: null })
      changeDraft({ email: '', voucherCode: '', voucherPass: null })
      return 'unknown'
    }
  }
  return async () => {
    const verdict = await askEligibility()
    onVerdict(verdict)
    return verdict
  }
}

interface PassOrVoucherProps {
  readonly form: Form<PassStep>
  /** The address may have none of these. */
  readonly isClosed: boolean
  readonly isVoucherOpen: boolean
}

function PassOrVoucher({ form, isClosed, isVoucherOpen }: PassOrVoucherProps) {
  const pass = useField(form.field('pass'))
  const email = addressOf(useValue(form, 'email'))
  const isGiven = useValue(form, 'given') !== null
  return (
    <div className="stack">
      {isGiven ? null : (
        <PassFares
          chosen={pass.value as number | null}
          onChoose={pass.set}
          error={pass.error}
          isClosed={isClosed}
          email={email}
        />
      )}
      <VoucherLine form={form} onGiven={() => form.set('pass', null)} isOpen={isVoucherOpen} email={email} />
    </div>
  )
}

function NotChecked() {
  const { t } = useText()
  return (
    <Note kind="warning" icon="alert" role="alert">
      <b>{t('We could not check this address, so it was cleared.')}</b>{' '}
      {t('Enter it again, and your voucher if you have one.')}
    </Note>
  )
}

/** `isAnswer`: to the button at the bottom, instead of to leaving the field above. */
function NotAvailable({ isAnswer }: { readonly isAnswer: boolean }) {
  const { t, rich } = useText()
  const { contactEmail } = useEdition()
  return (
    <div ref={isAnswer ? bringIntoView : undefined} tabIndex={-1}>
      <Note kind="warning" icon="info" role="alert">
        <p>
          <b>{t('This pass is not available for this address.')}</b>{' '}
          {rich('Use another address, or write to {contact} if you think that this is wrong.', {
            contact: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>,
          })}
        </p>
      </Note>
    </div>
  )
}
