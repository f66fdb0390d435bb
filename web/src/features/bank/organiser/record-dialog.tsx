import { type NewBankEntry, recordBankEntry } from '@foyer/contract/bank'
import { amountMessage, NewBankEntry as Schema } from '@foyer/contract/bank.schemas'
import { useAppNow } from '#platform/app-clock.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { dayAt } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import { TextField } from '#platform/forms/fields.tsx'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { orWanted } from '#platform/forms/or-wanted.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { minorUnits } from '#platform/money-text.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { refreshBank } from './refresh-bank.ts'

interface Entries extends Record<string, unknown> {
  readonly bookedOn: string
  readonly amount: string
  readonly payerName: string
  readonly remittance: string
}

const wanted: Readonly<Record<string, string>> = {
  bookedOn: message('Enter the day on which it came.'),
  amount: amountMessage,
  payerName: message('Enter who paid.'),
}

const schema: FormSchema<NewBankEntry> = {
  safeParse(values) {
    const { amount, ...others } = values as Entries
    const parsed = Schema.safeParse({ ...others, amount: minorUnits(amount) ?? 0 })
    if (parsed.success) return { success: true, data: parsed.data }
    const issues = parsed.error.issues.map((issue): FieldIssue => {
      return { path: issue.path, message: orWanted(issue.message, wanted[String(issue.path[0])]) }
    })
    return { success: false, error: { issues } }
  },
}

/** Money that somebody reads off a statement. */
export function RecordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText()
  const { currency, timeZone } = useEdition()
  const today = dayAt(useAppNow(), timeZone)
  const record = useCommand(recordBankEntry, ownWords)
  const form = useForm<Entries, NewBankEntry>({
    schema,
    initial: { bookedOn: today, amount: '', payerName: '', remittance: '' },
    onSubmit: async (body) => {
      await record.mutateAsync({ body })
      onClose()
      toast(t('The transfer is recorded.'))
      await refreshBank()
    },
  })
  return (
    <Dialog title={t('Record a transfer')} onClose={onClose}>
      <form className="stack" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <TextField {...form.field('bookedOn')} type="date" label={t('Came on')} max={today} />
        <TextField
          {...form.field('amount')}
          label={t('Amount, {currency}', { currency })}
          inputMode="decimal"
          look="num"
        />
        <TextField {...form.field('payerName')} label={t('Paid by')} autoComplete="off" />
        <TextField
          {...form.field('remittance')}
          label={t('Reference (optional)')}
          hint={t('As the payer wrote it.')}
          autoComplete="off"
          spellCheck={false}
        />
        <WaysOut back={t('Cancel')} onClose={onClose}>
          <Button type="submit" isSending={form.isSending}>
            {t('Record it')}
          </Button>
        </WaysOut>
      </form>
    </Dialog>
  )
}
