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

type Verdict = 'welcome' | 'not-available' | 'unknown' | null

/** Step 2: the address, and the pass that it may have. */
export function ChoosePassPage() {
  const { t } = useText()
  usePageTitle(t('Choose your pass'))
  const draft = useDraft()
  const navigate = useNavigate()
  const voucher = useSearchText('voucher')
  const [tries, setTries] = useState(0)
  const [isLeft, setIsLeft] = useState(draft.email !== '')
  const [verdict, setVerdict] = useState<Verdict>(null)
  const email = Email.safeParse(draft.email)
  // What was chosen may have sold out since.
  const isChosenGone = useChosenType()?.onSale === false
  const hasPass = draft.voucherPass !== null || (draft.passTypeId !== null && !isChosenGone)

  useEffect(() => {
    if (voucher !== undefined) changeDraft({ voucherCode: voucher })
  }, [voucher])

  const typed = useRef(draft.email)
  typed.current = draft.email

  /**
   * Specification, section 4: blacklisted clears the pass; a failed check resets the address, the voucher and what was
   * found out. Null where another address was typed meanwhile.
   */
  const askEligibility = async (): Promise<Verdict> => {
    if (!email.success) return null
    const isOld = () => typed.current !== draft.email
    try {
      const { isBlacklisted, isWhitelisted } = await send(checkEligibility, { query: { email: email.data } })
      if (isOld()) return null
      const isWelcome = isWhitelisted || !isBlacklisted
      if (isBlacklisted) changeDraft({ passTypeId: null, ...(isWelcome ? {} : { voucherPass: null }) })
      return isBlacklisted && !isWelcome ? 'not-available' : 'welcome'
    } catch {
      if (isOld()) return null
      changeDraft({ email: '', voucherCode: '', voucherPass: null })
      setIsLeft(false)
      setTries(0)
      return 'unknown'
    }
  }

  const problems = problemsOf({
    email: !email.success && (tries > 0 || isLeft) ? (email.error.issues[0]?.message ?? '') : null,
    pass: tries > 0 && !hasPass && verdict !== 'not-available',
    hasCode: draft.voucherCode.trim() !== '',
    t,
  })
  const emailError = problems.find((problem) => problem.name === 'email')?.message
  const passError = problems.find((problem) => problem.name === 'pass')?.message

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTries((count) => count + 1)
    if (!email.success) return
    const now = await askEligibility()
    setVerdict(now)
    if (now === 'welcome' && hasPass) await navigate({ to: '/sign-up/details' })
  }

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
        <div className="sign-up__email">
          <TextField
            id="email"
            label={t('E-mail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            hint={t('Your pass and invoice go to this address.')}
            value={draft.email}
            error={emailError}
            onChange={(text) => {
              setVerdict(null)
              changeDraft({ email: text, voucherPass: null })
            }}
            onBlur={() => {
              setIsLeft(draft.email !== '')
              void askEligibility().then(setVerdict)
            }}
          />
        </div>
        {verdict === 'not-available' ? <NotAvailable key={tries} isAnswer={tries > 0} /> : null}
        {verdict === 'unknown' ? (
          <Note kind="warning" icon="alert" role="alert">
            <b>{t('We could not check this address, so it was cleared.')}</b>{' '}
            {t('Enter it again, and your voucher if you have one.')}
          </Note>
        ) : null}
        <div className="stack">
          {draft.voucherPass === null ? (
            <PassFares
              chosen={draft.passTypeId}
              onChoose={(passTypeId) => changeDraft({ passTypeId, voucherPass: null })}
              error={passError}
              isClosed={verdict === 'not-available'}
              email={email.success ? email.data : null}
            />
          ) : null}
          <VoucherLine
            code={draft.voucherCode}
            given={draft.voucherPass}
            onCode={(voucherCode) => changeDraft({ voucherCode })}
            onGiven={(voucherPass) => changeDraft({ voucherPass, passTypeId: null })}
            onDrop={() => changeDraft({ voucherPass: null, voucherCode: '' })}
            isOpen={voucher !== undefined}
            email={email.success ? email.data : null}
          />
        </div>
      </form>
    </SignUpFrame>
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
