import { formatMoney, type Money } from '@foyer/contract/kit/money'
import { checkVoucher } from '@foyer/contract/passes'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { send } from '#platform/api.ts'
import { useField } from '#platform/forms/fields.tsx'
import type { FieldsOf } from '#platform/forms/use-form.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { goOnAt } from '#ui/focus-heading.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './voucher-line.module.css'
import { VoucherPass } from './voucher-pass.tsx'

const reasons = {
  unknown: message('We do not know this voucher code. Check the spelling, or ask whoever gave it to you.'),
  'used-up': message('This voucher was used as often as it allows. Ask whoever gave it to you.'),
  'not-yet': message('This voucher is not valid yet.'),
  expired: message('This voucher is no longer valid. Ask whoever gave it to you.'),
  'sold-out': message('All passes for this voucher are taken.'),
  'not-available-for-address': message('This pass is not available for this address.'),
}

/** The pass that a voucher gives. */
export interface GivenPass {
  readonly id?: number | undefined
  readonly name: string
  readonly codeType: string
  /** What it costs with the voucher; not given: nothing. */
  readonly pays?: Money | undefined
}

/** Where one goes on whose voucher was applied. */
const GIVEN = 'voucher-given'

interface VoucherLineProps {
  /** The code as it is typed, and what it was found to give. */
  readonly form: FieldsOf<'voucher' | 'given'>
  readonly onGiven?: () => void
  /** Closed unless the address carries a code. */
  readonly isOpen: boolean
  /** null: none that could be one. */
  readonly email: string | null
}

/** A voucher, for those who have one. It is looked at now and taken with the sign-up. */
export function VoucherLine({ form, onGiven, isOpen, email }: VoucherLineProps) {
  const { t } = useText()
  const code = useField(form.field('voucher'))
  const given = useField(form.field('given'))
  // Whoever opened it has it open until they close it, also while what they typed is deleted again.
  const [isShown, setShown] = useState(false)
  const { apply, isPending } = useVoucherCheck(code, email, (pass) => {
    given.set(pass)
    onGiven?.()
    goOnAt(GIVEN)
  })
  const drop = () => {
    given.set(null)
    code.set('')
    setShown(false)
    goOnAt('pass')
  }
  if (given.value !== null) return <AppliedVoucher given={given.value as GivenPass} onDrop={drop} />
  return (
    <details
      className={styles.voucher}
      open={isOpen || isShown || code.text !== ''}
      onToggle={(event) => setShown(event.currentTarget.open)}
    >
      <summary>
        <Icon name="plus" />
        {t('Have a voucher?')}
      </summary>
      <div className={styles.inner}>
        <TextField
          // It is looked at when it is applied: said while one leaves it, a fault would move the button away.
          id={code.id}
          name={code.name}
          value={code.text}
          error={code.error}
          onChange={code.set}
          label={t('Voucher code')}
          look="code"
          autoComplete="off"
          spellCheck={false}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            apply()
          }}
        />
        <div className={styles.go}>
          <Button variant="line" isSending={isPending} onClick={apply}>
            {t('Apply')}
          </Button>
        </div>
      </div>
    </details>
  )
}

/** What the code gives this address. An answer about what was changed meanwhile says nothing. */
function useVoucherCheck(code: ReturnType<typeof useField>, email: string | null, onGiven: (pass: GivenPass) => void) {
  const asked = { code: code.text.trim(), email: email ?? '' }
  const latest = useRef(asked)
  latest.current = asked
  const check = useMutation({
    mutationFn: (body: typeof asked) => send(checkVoucher, { body }),
  })
  const apply = async () => {
    if (asked.code === '') return code.remark(message('Enter a voucher code.'))
    if (email === null) return code.remark(message('Enter your e-mail above first: a voucher is for an address.'))
    const isOld = () => latest.current.code !== asked.code || latest.current.email !== asked.email
    try {
      const { valid, passType, price, reason } = await check.mutateAsync(asked)
      if (isOld()) return
      if (valid && passType !== null) {
        const { id, name, codeType } = passType
        onGiven({ id, name, codeType, pays: price?.total })
      } else code.remark(reasons[reason ?? 'unknown'])
    } catch (thrown) {
      if (isOld()) return
      // What cannot be a code, such as one that is far too long, is one that nobody knows.
      const problem = thrown instanceof ProblemError ? thrown : null
      code.remark(problem?.status === 400 ? reasons.unknown : (problem?.detail ?? message('This could not be loaded.')))
    }
  }
  return { apply: () => void apply(), isPending: check.isPending }
}

function AppliedVoucher({ given, onDrop }: { readonly given: GivenPass; readonly onDrop: () => void }) {
  const { t } = useText()
  return (
    <div className="stack" id={GIVEN} tabIndex={-1}>
      <VoucherPass given={given} />
      <Note kind="success" role="status">
        <p>
          <b>{t('Your voucher gives you: {name}.', { name: given.name })}</b> <LeftToPay pays={given.pays} />
        </p>
        <Button variant="text" isSmall onClick={onDrop}>
          {given.pays?.amount ? t('Go on without the voucher') : t('Choose a paid pass instead')}
        </Button>
      </Note>
    </div>
  )
}

/** What a voucher leaves to pay, in a sentence. */
export function LeftToPay({ pays }: Pick<GivenPass, 'pays'>) {
  const { t } = useText()
  return pays?.amount ? t('You pay {price}.', { price: formatMoney(pays) }) : t('There is nothing to pay.')
}
