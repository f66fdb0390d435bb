import { formatMoney } from '@foyer/contract/kit/money'
import type { RefundPreview } from '@foyer/contract/office-orders'
import { unbrokenDays } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { type Consequence, ConsequenceList } from './consequence-list.tsx'
import { useStateWords } from './order-words.ts'

interface RefundConsequencesProps {
  readonly preview: RefundPreview
  readonly goesBack: boolean
  readonly isStale: boolean
}

/** What a refund would do, one after the other. */
export function RefundConsequences({ preview, goesBack, isStale }: RefundConsequencesProps) {
  return <ConsequenceList consequences={useConsequences(preview, goesBack)} isStale={isStale} />
}

function useConsequences(preview: RefundPreview, goesBack: boolean): Consequence[] {
  const { t } = useText()
  const states = useStateWords()
  const { refunded, fee, net, tax, released, isLate, method, status, left } = preview
  const list: Consequence[] = []
  if (refunded.amount > 0) {
    list.push({
      what: method === 'transfer' ? t('Back by bank transfer') : t('Back to the card'),
      how: t('In a few days. The bank decides the day.'),
      amount: formatMoney(refunded),
    })
    list.push({
      what: t('A credit note'),
      how: t('{net} and {tax} VAT, mailed to the buyer.', { net: formatMoney(net), tax: formatMoney(tax) }),
    })
  }
  if (fee.amount > 0)
    list.push({
      what: t('A fee is kept'),
      how: t('It stays on the invoice.'),
      amount: formatMoney(fee),
      isWarning: true,
    })
  if (goesBack)
    list.push({
      what: t('Free for others at once'),
      how: unbrokenDays(released.join('; ')),
      isWarning: isLate,
    })
  if (goesBack && isLate)
    list.push({
      what: t('After the deadline'),
      how: t('The time in which buyers cancel by themselves is over. You decide.'),
      isWarning: true,
    })
  list.push({
    what: t('The order: {state}', { state: states[status] }),
    how: t('{amount} of it stays with you.', { amount: formatMoney(left) }),
  })
  return list
}
