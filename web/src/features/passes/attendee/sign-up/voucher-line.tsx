import { checkVoucher } from '@foyer/contract/passes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#platform/api.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { TextField } from '#ui/text-field.tsx'
import { VoucherPass } from './voucher-pass.tsx'

const reasons = {
  unknown: message('We do not know this voucher code. Check the spelling, or ask whoever gave it to you.'),
  'used-up': message('This voucher was used as often as it allows. Ask whoever gave it to you.'),
  expired: message('This voucher is no longer valid. Ask whoever gave it to you.'),
  'sold-out': message('All passes for this voucher are taken.'),
  'not-available-for-address': message('This pass is not available for this address.'),
}

/** The pass that a voucher gives. */
export interface GivenPass {
  readonly id?: number | undefined
  readonly name: string
  readonly codeType: string
}

interface VoucherLineProps {
  readonly code: string
  /** What the code was found to give. */
  readonly given: GivenPass | null
  readonly onCode: (code: string) => void
  readonly onGiven: (pass: GivenPass) => void
  readonly onDrop: () => void
  /** Closed unless the address carries a code. */
  readonly isOpen: boolean
  /** null: none that could be one. */
  readonly email: string | null
}

/** A voucher, for those who have one. It is looked at now and taken with the sign-up. */
export function VoucherLine({ code, given, onCode, onGiven, onDrop, isOpen, email }: VoucherLineProps) {
  const { t } = useText()
  const { error, setError, apply, isPending } = useVoucherCheck(code, email, onGiven)
  if (given !== null) return <AppliedVoucher given={given} onDrop={onDrop} />
  return (
    <details className="voucher" open={isOpen || code !== ''}>
      <summary>
        <Icon name="plus" />
        {t('Have a voucher?')}
      </summary>
      <div className="voucher__in">
        <TextField
          id="voucher"
          label={t('Voucher code')}
          look="code"
          autoComplete="off"
          spellCheck={false}
          value={code}
          error={error}
          onChange={(text) => {
            setError(undefined)
            onCode(text)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            apply()
          }}
        />
        <div className="voucher__go">
          <Button variant="line" isSending={isPending} onClick={apply}>
            {t('Apply')}
          </Button>
        </div>
      </div>
    </details>
  )
}

function useVoucherCheck(code: string, email: string | null, onGiven: (pass: GivenPass) => void) {
  const { t } = useText()
  const [error, setError] = useState<string>()
  const check = useMutation({
    mutationFn: () => send(checkVoucher, { body: { code: code.trim(), email: email ?? '' } }),
    onSuccess: ({ valid, passType, reason }) => {
      if (valid && passType !== null) onGiven({ id: passType.id, name: passType.name, codeType: passType.codeType })
      else setError(t(reasons[reason ?? 'unknown']))
    },
    onError: (thrown) => setError(thrown instanceof ProblemError ? t(thrown.detail) : t('This could not be loaded.')),
  })
  const apply = () => {
    setError(undefined)
    if (code.trim() === '') setError(t('Enter a voucher code.'))
    else if (email === null) setError(t('Enter your e-mail above first: a voucher is for an address.'))
    else check.mutate()
  }
  return { error, setError, apply, isPending: check.isPending }
}

function AppliedVoucher({ given, onDrop }: { readonly given: GivenPass; readonly onDrop: () => void }) {
  const { t } = useText()
  return (
    <>
      <VoucherPass given={given} />
      <Note kind="success" role="status">
        <p>
          <b>{t('Your voucher gives you: {name}.', { name: given.name })}</b> {t('There is nothing to pay.')}
        </p>
        <Button variant="text" isSmall onClick={onDrop}>
          {t('Choose a paid pass instead')}
        </Button>
      </Note>
    </>
  )
}
