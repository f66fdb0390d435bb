import { formatMoney } from '@foyer/contract/kit/money'
import { useState } from 'react'
import { formatDays, unbrokenDays } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SkeletonBox } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from '../orders.module.css'
import { StayConsequences } from './stay-consequences.tsx'
import { StayFields } from './stay-fields.tsx'
import { useStayChange } from './use-stay-change.ts'

interface ChangeStayDialogProps {
  /** Those of the order that are not gone: one at least. */
  readonly stays: readonly { readonly bookingId: number; readonly description: string }[]
  readonly onClose: () => void
}

/** Other days or another room for the stay of somebody: what it does is said before it is done, as it is chosen. */
export function ChangeStayDialog({ stays, onClose }: ChangeStayDialogProps) {
  const { t } = useText()
  const [bookingId, setBookingId] = useState(stays[0]?.bookingId ?? 0)
  return (
    <Dialog title={t('Change the stay: what happens')} onClose={onClose}>
      <div className="stack">
        {stays.length < 2 ? null : (
          <SelectField
            id="stay"
            label={t('Which stay')}
            value={String(bookingId)}
            onChange={(value) => setBookingId(Number(value))}
          >
            {stays.map((stay) => (
              <option key={stay.bookingId} value={stay.bookingId}>
                {unbrokenDays(stay.description)}
              </option>
            ))}
          </SelectField>
        )}
        <ChangeOfStay key={bookingId} bookingId={bookingId} onClose={onClose} />
      </div>
    </Dialog>
  )
}

function ChangeOfStay({ bookingId, onClose }: { readonly bookingId: number; readonly onClose: () => void }) {
  const { t, locale } = useText()
  const change = useStayChange(bookingId, onClose)
  const { stay, chosen, found, error } = change
  const [wasTried, setTried] = useState(false)
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (change.isReady && !change.isSending) change.submit()
      }}
    >
      {stay === undefined || chosen === undefined ? (
        error === null ? (
          <SkeletonBox />
        ) : null
      ) : (
        <>
          <p className="label muted">
            {t('Now: {house}, {room}, {days}', {
              house: stay.accommodation,
              room: stay.room,
              days: formatDays(stay.arrival, stay.departure, locale),
            })}
          </p>
          <StayFields chosen={chosen} stay={stay} choose={change.choose} />
          <HowMuch change={change} wasTried={wasTried} />
          {found === undefined ? null : change.isSame ? (
            <NothingChosen wasTried={wasTried} />
          ) : (
            <StayConsequences preview={found} refunded={change.amount} isStale={change.isStale} />
          )}
        </>
      )}
      <div className={styles.acts}>
        {error === null ? null : (
          <Note kind="danger" role="alert">
            {t(error.detail)}
          </Note>
        )}
        <WaysOut back={t('Leave it as it is')} onClose={onClose}>
          <Button type="submit" isSending={change.isSending}>
            <WhatItDoes change={change} />
          </Button>
        </WaysOut>
      </div>
    </form>
  )
}

type Change = ReturnType<typeof useStayChange>

function WhatItDoes({ change: { found, isSame, amount, isAmountWrong } }: { readonly change: Change }) {
  const { t } = useText()
  if (found === undefined || isSame || isAmountWrong) return t('Change the stay')
  if (found.payUntil !== null) return t('Hold, {amount} to pay', { amount: formatMoney(found.difference) })
  if (amount > 0) return t('Change, {amount} back', { amount: formatMoney({ ...found.difference, amount }) })
  return t('Change the stay')
}

/** Who goes on without a choice is told what is missing. */
function NothingChosen({ wasTried }: { readonly wasTried: boolean }) {
  const { t } = useText()
  const word = t('Choose other days or another room to see what happens.')
  if (!wasTried) return <p className="hint">{word}</p>
  return (
    <Note kind="danger" role="alert">
      {word}
    </Note>
  )
}

interface HowMuchProps {
  readonly change: Change
  /** What is missing is said from then on. */
  readonly wasTried: boolean
}

function HowMuch({ change, wasTried }: HowMuchProps) {
  const { t } = useText()
  const { found, isSame, needsReason, reason } = change
  if (found === undefined || isSame) return null
  return (
    <div className={styles.pair}>
      {change.isCheaper ? (
        <TextField
          id="amount"
          look="num"
          inputMode="decimal"
          autoComplete="off"
          label={t('Amount')}
          hint={t('Empty: as agreed. At most {amount}', { amount: formatMoney(found.most) })}
          value={change.amountText}
          onChange={change.setAmountText}
          error={change.isAmountWrong ? t('Enter an amount such as 49 or 49.50, at most what is left.') : undefined}
        />
      ) : null}
      <div className={change.isCheaper ? undefined : styles.whole}>
        <TextField
          id="why"
          label={t('Why')}
          hint={t('Colleagues read it among the comments, the buyer does not.')}
          isOptional={!needsReason}
          error={wasTried && needsReason && reason.trim() === '' ? t('Say why.') : undefined}
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={change.setReason}
        />
      </div>
    </div>
  )
}
