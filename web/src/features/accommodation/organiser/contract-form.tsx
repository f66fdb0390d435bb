import { saveContract } from '@foyer/contract/office-contracts'
import { listOfficeAccommodations, type NightGrid, readNightGrid } from '@foyer/contract/office-nights'
import { useQueryClient } from '@tanstack/react-query'
import { ownWords, useCommand } from '#platform/command.ts'
import { useEdition } from '#platform/edition.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { TheirEntries } from '#platform/forms/their-entries.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import styles from './contract.module.css'
import { contractFields, contractSchema } from './contract-entries.ts'

/** Writes down what was agreed with a hotel. */
export function ContractForm({ house }: { readonly house: NightGrid }) {
  const { t } = useText()
  const { currency } = useEdition()
  const client = useQueryClient()
  const save = useCommand(saveContract, ownWords)
  const names: Readonly<Record<string, string>> = {
    roomNights: t('Room nights under contract'),
    cutOffOn: t('Cut-off date'),
    attritionPercent: t('May be left unused, per cent'),
    rate: t('Owed per night short, {currency}', { currency }),
    email: t('Rooming lists go to'),
  }
  const { form, conflict } = useEdit({
    schema: contractSchema,
    initial: contractFields(house.contract, house.allotment),
    version: house.contract?.version ?? null,
    save: (body, version) => save.mutateAsync({ params: { id: String(house.id) }, body: { ...body, version } }),
    theirsIn: (contract) => ({ version: contract.version, fields: contractFields(contract, house.allotment) }),
    keep: () => {
      for (const { id } of [readNightGrid, listOfficeAccommodations]) void client.invalidateQueries({ queryKey: [id] })
    },
    onDone: () => toast(t('The contract is saved.')),
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-labelledby="contract">
      <FormProblems form={form} say={(name, text) => `${names[name] ?? name}: ${text}`} />
      <TheirEntries form={form} conflict={conflict} names={names} />
      <div className="fields">
        <div className="half-w">
          <TextField {...form.field('roomNights')} look="num" inputMode="numeric" label={names['roomNights'] ?? ''} />
        </div>
        <div className="half-w">
          <TextField
            {...form.field('cutOffOn')}
            type="date"
            label={names['cutOffOn'] ?? ''}
            hint={t('The day after, rooms that nobody has taken go back by themselves.')}
          />
        </div>
        <div className="half-w">
          <TextField
            {...form.field('attritionPercent')}
            look="num"
            inputMode="numeric"
            label={names['attritionPercent'] ?? ''}
          />
        </div>
        <div className="half-w">
          <TextField {...form.field('rate')} look="num" inputMode="decimal" label={names['rate'] ?? ''} />
        </div>
        <TextField {...form.field('email')} type="email" isOptional autoComplete="off" label={names['email'] ?? ''} />
      </div>
      <p>
        <Button type="submit" variant="line" isSending={form.isSending}>
          {t('Save the contract')}
        </Button>
      </p>
    </form>
  )
}
