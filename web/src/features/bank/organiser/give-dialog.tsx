import { allotBankEntry, type BankEntry } from '@foyer/contract/bank'
import { amountMessage } from '@foyer/contract/bank.schemas'
import { formatMoney } from '@foyer/contract/kit/money'
import { listOfficeOrders } from '@foyer/contract/office-orders'
import { send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import { TextField } from '#platform/forms/fields.tsx'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { minorUnits } from '#platform/money-text.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { refreshBank } from './refresh-bank.ts'

interface Entries extends Record<string, unknown> {
  readonly number: string
  readonly amount: string
}

interface Given {
  readonly number: string
  /** In minor units; null: as much as the order costs. */
  readonly amount: number | null
}

const schema: FormSchema<Given> = {
  safeParse(values) {
    const { number, amount } = values as Entries
    const issues: FieldIssue[] = []
    if (number.trim() === '') issues.push({ path: ['number'], message: message('Enter the number of the order.') })
    const minor = amount.trim() === '' ? null : minorUnits(amount)
    if (minor !== null && !(minor > 0)) issues.push({ path: ['amount'], message: amountMessage })
    if (issues.length > 0) return { success: false, error: { issues } }
    return { success: true, data: { number: number.trim().toUpperCase(), amount: minor } }
  },
}

/** Gives money to an order that its words, sum and payer do not tell: one transfer for several, or without a reference. */
export function GiveDialog({ entry, onClose }: { readonly entry: BankEntry; readonly onClose: () => void }) {
  const { t } = useText()
  const { currency } = entry.left
  const give = useCommand(allotBankEntry, ownWords)
  const form = useForm<Entries, Given>({
    schema,
    initial: { number: '', amount: '' },
    onSubmit: async ({ number, amount }): Promise<void> => {
      const { items } = await send(listOfficeOrders, { query: { q: number } })
      const order = items.find((one) => one.number === number)
      if (order === undefined) return form.refuse('number', message('No order of this event has this number.'))
      const wanted = amount ?? Math.min(entry.left.amount, order.total.amount)
      await give.mutateAsync({ params: { uuid: entry.uuid }, body: { orderUuid: order.uuid, amount: wanted } })
      onClose()
      toast(t('The money is with the order.'))
      await refreshBank()
    },
  })
  return (
    <Dialog title={t('Give {amount} to another order', { amount: formatMoney(entry.left) })} onClose={onClose}>
      <form className="stack" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <TextField
          {...form.field('number')}
          label={t('Order number')}
          autoComplete="off"
          spellCheck={false}
          look="num"
        />
        <TextField
          {...form.field('amount')}
          label={t('Amount, {currency} (optional)', { currency })}
          hint={t('Left empty: what the order costs, as far as the money goes.')}
          inputMode="decimal"
          look="num"
        />
        <div className="row">
          <Button type="submit" isSending={form.isSending}>
            {t('Give it')}
          </Button>
          <Button variant="line" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
