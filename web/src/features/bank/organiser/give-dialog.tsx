import { allotBankEntry, type BankEntry } from '@foyer/contract/bank'
import { amountMessage } from '@foyer/contract/bank.schemas'
import { formatMoney } from '@foyer/contract/kit/money'
import { listOfficeOrders } from '@foyer/contract/office-orders'
import { send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useEdition } from '#platform/edition.ts'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import { TextField } from '#platform/forms/fields.tsx'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { minorUnits } from '#platform/money-text.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { refreshBank } from './refresh-bank.ts'

interface Entries extends Record<string, unknown> {
  readonly number: string
  readonly amount: string
}

interface Given {
  readonly number: string
  /** In minor units; left out: as much as the order still needs. */
  readonly amount?: number
}

const schema: FormSchema<Given> = {
  safeParse(values) {
    const { number, amount } = values as Entries
    const issues: FieldIssue[] = []
    if (number.trim() === '') issues.push({ path: ['number'], message: message('Enter the number of the order.') })
    const minor = amount.trim() === '' ? undefined : minorUnits(amount)
    if (minor !== undefined && !(minor > 0)) issues.push({ path: ['amount'], message: amountMessage })
    if (issues.length > 0) return { success: false, error: { issues } }
    return {
      success: true,
      data: { number: number.trim().toUpperCase(), ...(minor === undefined ? {} : { amount: minor }) },
    }
  },
}

/** Gives money to an order that its words, sum and payer do not tell: one transfer for several, or without a reference. */
export function GiveDialog({ entry, onClose }: { readonly entry: BankEntry; readonly onClose: () => void }) {
  const { t } = useText()
  const { currency } = entry.left
  const { product, year } = useEdition()
  const give = useCommand(allotBankEntry, ownWords)
  const form = useForm<Entries, Given>({
    schema,
    initial: { number: '', amount: '' },
    onSubmit: async ({ number, ...amount }): Promise<void> => {
      const { items } = await send(listOfficeOrders, { query: { q: number } })
      const order = items.find((one) => one.number === number)
      if (order === undefined) return form.refuse('number', message('No order of this event has this number.'))
      await give.mutateAsync({ params: { uuid: entry.uuid }, body: { orderUuid: order.uuid, ...amount } })
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
          hint={t('One of {event}. For one of another year, choose that year first: the money stands there too.', {
            event: `${product} ${year}`,
          })}
          autoComplete="off"
          spellCheck={false}
          look="num"
        />
        <TextField
          {...form.field('amount')}
          label={t('Amount, {currency} (optional)', { currency })}
          hint={t('Left empty: what the order still needs, as far as the money goes.')}
          inputMode="decimal"
          look="num"
        />
        <WaysOut back={t('Cancel')} onClose={onClose}>
          <Button type="submit" isSending={form.isSending}>
            {t('Give it')}
          </Button>
        </WaysOut>
      </form>
    </Dialog>
  )
}
