import { formatMoney } from '@foyer/contract/kit/money'
import type { OfficeOrder, RefundReason } from '@foyer/contract/office-orders'
import { useCancellationWords } from '#platform/cancellation-words.ts'
import { unbrokenDays } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/check-field.tsx'
import { ChoiceList } from '#ui/choice-list.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import type { Problem } from '#ui/error-summary.tsx'
import { Note } from '#ui/note.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMissing } from '#ui/use-missing.tsx'
import { useReasonWords } from './order-words.ts'
import styles from './orders.module.css'
import { RefundConsequences } from './refund-consequences.tsx'
import { isOpenToRefund, useRefund } from './use-refund.ts'

interface RefundDialogProps {
  readonly order: OfficeOrder
  /** Ids of the lines that are chosen at first. */
  readonly lines: readonly number[]
  readonly onClose: () => void
}

/** Gives money back for lines of an order: what it does is said before it is done, as it is chosen. */
export function RefundDialog({ order, lines, onClose }: RefundDialogProps) {
  const { t } = useText()
  const refund = useRefund(order, lines, onClose)
  const { found, error } = refund
  const missing = useMissing(useProblems(order, refund))
  const isNothing = found !== undefined && found.refunded.amount === 0
  return (
    <Dialog title={t('Refund: what happens')} onClose={onClose}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!refund.isSending && !refund.isLooking) missing.attempt(refund.submit)
        }}
      >
        {missing.summary}
        <ChosenLines order={order} refund={refund} errorOf={missing.errorOf} />
        <WhatOfThem refund={refund} />
        <WhatWasAgreed refund={refund} />
        <HowMuch refund={refund} errorOf={missing.errorOf} />
        {found === undefined ? null : (
          <RefundConsequences preview={found} goesBack={refund.goesBack} isStale={refund.isStale} />
        )}
        <div className={styles.acts}>
          {error === null ? null : (
            <Note kind="danger" role="alert">
              {t(error.detail)}
            </Note>
          )}
          <WaysOut back={t('Leave it as it is')} onClose={onClose}>
            <Button type="submit" variant="danger" isSending={refund.isSending || refund.isLooking}>
              {found === undefined
                ? t('Refund')
                : isNothing
                  ? t('Take them back without money')
                  : t('Refund {amount}', { amount: formatMoney(found.refunded) })}
            </Button>
          </WaysOut>
        </div>
      </form>
    </Dialog>
  )
}

type Refund = ReturnType<typeof useRefund>

/** What is missing, or wrong, each at its field. */
function useProblems(order: OfficeOrder, { lines, isAmountWrong, isDeparture, departsBecause }: Refund): Problem[] {
  const { t } = useText()
  const [first] = order.lines.filter(isOpenToRefund)
  return [
    ...(lines.length === 0 ? [{ id: `line-${first?.id}`, message: t('Choose a line at least.') }] : []),
    ...(isAmountWrong ? [{ id: 'amount', message: t('Enter an amount such as 49 or 49.50.') }] : []),
    ...(isDeparture && departsBecause.trim() === '' ? [{ id: 'departs-because', message: t('Say why.') }] : []),
  ]
}

interface ChosenLinesProps extends HowMuchProps {
  readonly order: OfficeOrder
}

function ChosenLines({ order, refund, errorOf }: ChosenLinesProps) {
  const { t } = useText()
  return (
    <fieldset className={styles.chosen}>
      <legend className="legend">{t('For which lines')}</legend>
      {order.lines.filter(isOpenToRefund).map(({ id, description, kept, wentBack }) => (
        <CheckField
          key={id}
          id={`line-${id}`}
          checked={refund.lines.includes(id)}
          error={errorOf(`line-${id}`)}
          onChange={(isChosen) => refund.choose(id, isChosen)}
        >
          {unbrokenDays(description)}
          <small className="muted">
            {wentBack
              ? t('went back, {amount} was kept as a fee', { amount: formatMoney(kept) })
              : t('{amount} left of it', { amount: formatMoney(kept) })}
          </small>
        </CheckField>
      ))}
    </fieldset>
  )
}

function WhatOfThem({ refund }: { readonly refund: Refund }) {
  const { t } = useText()
  if (!refund.mayGoBack) return null
  return (
    <ChoiceList
      id="goes-back"
      legend={t('What becomes of them')}
      choices={[
        { value: 'back', label: t('They go back'), hint: t('Others can have the places at once.') },
        { value: 'stay', label: t('They stay'), hint: t('Their owner keeps them; only money goes back.') },
      ]}
      value={refund.goesBack ? 'back' : 'stay'}
      onChange={(value) => refund.setGoesBack(value === 'back')}
    />
  )
}

/** What the buyer would get today, and why it is not all of it. */
function WhatWasAgreed({ refund }: { readonly refund: Refund }) {
  const { t } = useText()
  const words = useCancellationWords()
  const agreed = refund.found?.agreed
  if (agreed == null) return null
  return (
    <Note kind="info">
      <p>
        <b>{t('Agreed for today: {amount} comes back.', { amount: formatMoney(agreed.refunded) })}</b>
      </p>
      {agreed.fees.map((fee) => (
        <p key={fee.of}>
          {t('{amount} is kept:', { amount: formatMoney(fee.kept) })} {words.step(fee)}
        </p>
      ))}
    </Note>
  )
}

interface HowMuchProps {
  readonly refund: Refund
  readonly errorOf: ReturnType<typeof useMissing>['errorOf']
}

function HowMuch({ refund, errorOf }: HowMuchProps) {
  const { t } = useText()
  const reasons = useReasonWords()
  const most = refund.found?.most
  const agreed = refund.found?.agreed
  return (
    <div className={styles.pair}>
      <TextField
        id="amount"
        look="num"
        inputMode="decimal"
        autoComplete="off"
        label={t('Amount')}
        hint={
          agreed != null && most !== undefined
            ? t('Empty: as agreed. At most {amount}', { amount: formatMoney(most) })
            : most === undefined
              ? t('All that is left')
              : t('All of {amount}, or less', { amount: formatMoney(most) })
        }
        value={refund.amountText}
        onChange={refund.setAmountText}
        error={
          refund.isAmountWrong
            ? t('Enter an amount such as 49 or 49.50.')
            : refund.atMost === null
              ? undefined
              : t('At most {amount} is left.', { amount: formatMoney(refund.atMost) })
        }
      />
      <SelectField
        id="reason"
        label={t('Reason')}
        hint={t('Colleagues read it in the timeline.')}
        value={refund.reason}
        onChange={(value) => refund.setReason(value as RefundReason)}
      >
        {(Object.keys(reasons) as RefundReason[]).map((value) => (
          <option key={value} value={value}>
            {reasons[value]}
          </option>
        ))}
      </SelectField>
      {refund.isDeparture ? (
        <div className={styles.whole}>
          <TextField
            id="departs-because"
            label={t('Why another sum than was agreed')}
            hint={t('Colleagues read it among the comments, the buyer does not.')}
            value={refund.departsBecause}
            onChange={refund.setDepartsBecause}
            error={errorOf('departs-because')}
          />
        </div>
      ) : null}
    </div>
  )
}
