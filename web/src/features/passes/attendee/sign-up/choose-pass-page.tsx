import { Email } from '@foyer/contract/kit/fields'
import { checkEligibility } from '@foyer/contract/passes'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { send } from '#platform/api.ts'
import { useEdition } from '#platform/edition.ts'
import { FormProblems } from '#platform/form-problems.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { TextField } from '#ui/text-field.tsx'
import { bringIntoView } from './bring-into-view.ts'
import { PassFares } from './pass-fares.tsx'
import { changeDraft, useDraft } from './sign-up-draft.ts'
import { SignUpFrame, useChosenType } from './sign-up-frame.tsx'
import { VoucherLine } from './voucher-line.tsx'

/** Step 2: the address, and the pass that it may have. */
export function ChoosePassPage() {
  const { t } = useText()
  usePageTitle(t('Choose your pass'))
  const voucher = useSearchText('voucher')
  const { email, address, verdict, tries, problems, changeEmail, leaveEmail, submit } = usePassStep()
  useEffect(() => {
    if (voucher !== undefined) changeDraft({ voucherCode: voucher })
  }, [voucher])
  const errorOf = (name: string) => problems.find((problem) => problem.name === name)?.message
  const go = (
    <Button type="submit" form="choose-pass">
      {t('Continue')}
      <Icon name="arrow" />
    </Button>
  )
  return (
    <SignUpFrame step="/sign-up/pass" title={t('Choose your pass')} action={go}>
      <form id="choose-pass" className="stack stack--32" noValidate onSubmit={(event) => void submit(event)}>
        <FormProblems form={{ tries, problems: tries > 0 ? problems : [] }} />
        <EmailField value={email} error={errorOf('email')} onChange={changeEmail} onLeave={leaveEmail} />
        {verdict === 'not-available' ? <NotAvailable key={tries} isAnswer={tries > 0} /> : null}
        {verdict === 'unknown' ? <NotChecked /> : null}
        <PassOrVoucher
          email={address}
          error={errorOf('pass')}
          isClosed={verdict === 'not-available'}
          isVoucherOpen={voucher !== undefined}
        />
      </form>
    </SignUpFrame>
  )
}

/** The address as it is typed, what was found out about it, what is missing, and going on. */
function usePassStep() {
  const { t } = useText()
  const draft = useDraft()
  const navigate = useNavigate()
  const [tries, setTries] = useState(0)
  const [isLeft, setIsLeft] = useState(draft.email !== '')
  const parsed = Email.safeParse(draft.email)
  const address = parsed.success ? parsed.data : null
  const { verdict, setVerdict, ask } = useVerdict(address, () => {
    setIsLeft(false)
    setTries(0)
  })
  // What was chosen may have sold out since.
  const isChosenGone = useChosenType()?.onSale === false
  const hasPass = draft.voucherPass !== null || (draft.passTypeId !== null && !isChosenGone)
  const problems = problemsOf({
    email: !parsed.success && (tries > 0 || isLeft) ? (parsed.error.issues[0]?.message ?? '') : null,
    pass: tries > 0 && !hasPass && verdict !== 'not-available',
    hasCode: draft.voucherCode.trim() !== '',
    t,
  })
  const changeEmail = (text: string) => {
    setVerdict(null)
    changeDraft({ email: text, voucherPass: null })
  }
  const leaveEmail = () => {
    setIsLeft(draft.email !== '')
    void ask()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTries((count) => count + 1)
    if (address !== null && (await ask()) === 'welcome' && hasPass) await navigate({ to: '/sign-up/details' })
  }
  return { email: draft.email, address, verdict, tries, problems, changeEmail, leaveEmail, submit }
}

type Verdict = 'welcome' | 'not-available' | 'unknown' | null

/** Whether this address may have a pass. null: no address, or nobody asked yet. */
function useVerdict(email: string | null, onCleared: () => void) {
  const draft = useDraft()
  const [verdict, setVerdict] = useState<Verdict>(null)
  const typed = useRef(draft.email)
  typed.current = draft.email

  /**
   * Specification, section 4: blacklisted clears the pass; a failed check resets the address, the voucher and what was
   * found out. Null where another address was typed meanwhile.
   */
  const askEligibility = async (): Promise<Verdict> => {
    if (email === null) return null
    const isOld = () => typed.current !== draft.email
    try {
      const { isBlacklisted, isWhitelisted } = await send(checkEligibility, { query: { email } })
      if (isOld()) return null
      const isWelcome = isWhitelisted || !isBlacklisted
      if (isBlacklisted) changeDraft({ passTypeId: null, ...(isWelcome ? {} : { voucherPass: null }) })
      return isBlacklisted && !isWelcome ? 'not-available' : 'welcome'
    } catch {
      if (isOld()) return null
      changeDraft({ email: '', voucherCode: '', voucherPass: null })
      onCleared()
      return 'unknown'
    }
  }
  const ask = async (): Promise<Verdict> => {
    const now = await askEligibility()
    setVerdict(now)
    return now
  }
  return { verdict, setVerdict, ask }
}

interface EmailFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
  readonly onLeave: () => void
}

function EmailField({ value, error, onChange, onLeave }: EmailFieldProps) {
  const { t } = useText()
  return (
    <div className="sign-up__email">
      <TextField
        id="email"
        label={t('E-mail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        hint={t('Your pass and invoice go to this address.')}
        value={value}
        error={error}
        onChange={onChange}
        onBlur={onLeave}
      />
    </div>
  )
}

interface PassOrVoucherProps {
  readonly email: string | null
  readonly error: string | undefined
  /** The address may have none of these. */
  readonly isClosed: boolean
  readonly isVoucherOpen: boolean
}

function PassOrVoucher({ email, error, isClosed, isVoucherOpen }: PassOrVoucherProps) {
  const { passTypeId, voucherPass, voucherCode } = useDraft()
  return (
    <div className="stack">
      {voucherPass === null ? (
        <PassFares
          chosen={passTypeId}
          onChoose={(chosen) => changeDraft({ passTypeId: chosen, voucherPass: null })}
          error={error}
          isClosed={isClosed}
          email={email}
        />
      ) : null}
      <VoucherLine
        code={voucherCode}
        given={voucherPass}
        onCode={(code) => changeDraft({ voucherCode: code })}
        onGiven={(given) => changeDraft({ voucherPass: given, passTypeId: null })}
        onDrop={() => changeDraft({ voucherPass: null, voucherCode: '' })}
        isOpen={isVoucherOpen}
        email={email}
      />
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

interface Faults {
  readonly email: string | null
  readonly pass: boolean
  /** A voucher was typed and not applied. */
  readonly hasCode: boolean
  readonly t: (text: string) => string
}

function problemsOf({ email, pass, hasCode, t }: Faults) {
  return [
    ...(email === null ? [] : [{ name: 'email', id: 'email', message: t(email) }]),
    ...(pass
      ? [
          hasCode
            ? { name: 'voucher', id: 'voucher', message: t('Apply your voucher, or choose a pass.') }
            : { name: 'pass', id: 'pass', message: t('Choose a pass, or enter a voucher.') },
        ]
      : []),
  ]
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
