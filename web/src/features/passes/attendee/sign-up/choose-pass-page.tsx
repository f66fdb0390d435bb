import { Email } from '@foyer/contract/kit/fields'
import { formatMoney } from '@foyer/contract/kit/money'
import { checkEligibility, listPaidPassTypes, type PassType } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { query, send } from '../../../../platform/api.ts'
import { formatDays } from '../../../../platform/days.ts'
import { useEdition } from '../../../../platform/edition.ts'
import { FormProblems } from '../../../../platform/form-problems.tsx'
import { LoadFailed } from '../../../../platform/load-failed.tsx'
import { useText } from '../../../../platform/messages/messages.ts'
import { useSearchText } from '../../../../platform/search-text.ts'
import { usePageTitle } from '../../../../platform/title.ts'
import { Button } from '../../../../ui/button.tsx'
import { Fare } from '../../../../ui/fare.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { changeDraft, useDraft } from './sign-up-draft.ts'
import { SignUpFrame } from './sign-up-frame.tsx'
import { VoucherLine } from './voucher-line.tsx'

/** Fewer than this many left are worth a word, because it is true. */
const FEW = 20

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
  const [failure, setFailure] = useState<Error>(new Error())
  const email = Email.safeParse(draft.email)

  useEffect(() => {
    if (voucher !== undefined) changeDraft({ voucherCode: voucher })
  }, [voucher])

  /** Specification, section 4: blacklisted clears the pass; a failed check resets what depended on it. */
  const askEligibility = async (): Promise<Verdict> => {
    if (!email.success) return null
    try {
      const { isBlacklisted, isWhitelisted } = await send(checkEligibility, { query: { email: email.data } })
      const isWelcome = isWhitelisted || !isBlacklisted
      if (isBlacklisted) changeDraft({ passTypeId: null, ...(isWelcome ? {} : { voucherPass: null }) })
      return isBlacklisted && !isWelcome ? 'not-available' : 'welcome'
    } catch (thrown) {
      if (thrown instanceof Error) setFailure(thrown)
      changeDraft({ voucherPass: null })
      return 'unknown'
    }
  }

  const problems = problemsOf({
    email: !email.success && (tries > 0 || isLeft) ? (email.error.issues[0]?.message ?? '') : null,
    pass: tries > 0 && draft.passTypeId === null && draft.voucherPass === null && verdict !== 'not-available',
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
    if (now === 'not-available' || now === 'unknown') return
    if (draft.passTypeId !== null || draft.voucherPass !== null) await navigate({ to: '/sign-up/details' })
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
        {verdict === 'not-available' ? <NotAvailable /> : null}
        {verdict === 'unknown' ? (
          <LoadFailed error={failure} onRetry={() => void askEligibility().then(setVerdict)} />
        ) : null}
        <div className="stack">
          {draft.voucherPass === null ? <Fares error={passError} isClosed={verdict === 'not-available'} /> : null}
          <VoucherLine
            isOpen={voucher !== undefined}
            email={email.success ? email.data : null}
            onNeedsEmail={() => setTries((count) => count + 1)}
          />
        </div>
      </form>
    </SignUpFrame>
  )
}

interface Faults {
  readonly email: string | null
  readonly pass: boolean
  readonly t: (text: string) => string
}

function problemsOf({ email, pass, t }: Faults) {
  return [
    ...(email === null ? [] : [{ name: 'email', id: 'email', message: t(email) }]),
    ...(pass ? [{ name: 'pass', id: 'pass', message: t('Choose a pass, or enter a voucher.') }] : []),
  ]
}

function NotAvailable() {
  const { t, rich } = useText()
  const { contactEmail } = useEdition()
  return (
    <Note kind="warning" icon="info" role="alert">
      <p>
        <b>{t('This pass is not available for this address.')}</b>{' '}
        {rich('Use another address, or write to {contact} if you think that this is wrong.', {
          contact: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>,
        })}
      </p>
    </Note>
  )
}

function Fares({ error, isClosed }: { readonly error: string | undefined; readonly isClosed: boolean }) {
  const { t, locale } = useText()
  const edition = useEdition()
  const types = useQuery(query(listPaidPassTypes))
  const draft = useDraft()
  const list = types.data
  if (list === undefined)
    return types.error === null ? (
      <Skeleton boxes={[104, 104, 104, 104]} />
    ) : (
      <LoadFailed error={types.error} onRetry={() => void types.refetch()} />
    )
  return (
    <div className={error === undefined ? 'field' : 'field field--bad'}>
      {error === undefined ? null : (
        <p className="error" id="pass-error">
          <Icon name="alert" />
          {error}
        </p>
      )}
      <fieldset
        className="fares"
        id="pass"
        tabIndex={-1}
        disabled={isClosed}
        aria-describedby={error === undefined ? undefined : 'pass-error'}
      >
        <legend className="vh">
          {t('Pass for {event}, {days}', {
            event: `${edition.product} ${edition.year}`,
            days: formatDays(edition.startsOn, edition.endsOn, locale),
          })}
        </legend>
        {list.map((type) => (
          <PassFare key={type.id} type={type} isChosen={draft.passTypeId === type.id} />
        ))}
      </fieldset>
    </div>
  )
}

function PassFare({ type, isChosen }: { readonly type: PassType; readonly isChosen: boolean }) {
  const { t } = useText()
  const isOut = !type.onSale
  return (
    <Fare
      name="pass"
      value={String(type.id)}
      pass={type.codeType}
      title={type.name}
      text={type.description}
      price={formatMoney(type.price)}
      priceNote={t('with {rate} % VAT', { rate: type.taxRate / 100 })}
      isChosen={isChosen && !isOut}
      onChoose={() => changeDraft({ passTypeId: type.id, voucherPass: null })}
      {...(isOut
        ? { unavailable: type.available === 0 ? t('All passes of this type are taken.') : t('Not on sale now.') }
        : {})}
      {...(!isOut && type.available !== null && type.available < FEW
        ? {
            more: (
              <span className="tag tag--warning">
                {t('{n, plural, one {# pass left} other {# passes left}}', { n: type.available })}
              </span>
            ),
          }
        : {})}
    />
  )
}
