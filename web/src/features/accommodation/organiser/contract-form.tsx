import { saveContract } from '@foyer/contract/office-contracts'
import { listOfficeAccommodations, type NightGrid, readNightGrid } from '@foyer/contract/office-nights'
import { useQueryClient } from '@tanstack/react-query'
import { appNow } from '#platform/app-clock.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { dayAt } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import { type Form, useValue } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import styles from './contract.module.css'
import { type ContractFields, contractFields, contractSchema } from './contract-entries.ts'

interface GoesBackProps {
  readonly form: Form<ContractFields>
  readonly house: NightGrid
}

/** What a date that is over does as soon as it is saved. One that has done it already does nothing more. */
function GoesBack({ form, house }: GoesBackProps) {
  const { t } = useText()
  const { timeZone } = useEdition()
  const cutOffOn = useValue(form, 'cutOffOn')
  const isDone = house.contract?.cutOffOn === cutOffOn && house.contract.releasedAt !== null
  if (cutOffOn === '' || cutOffOn >= dayAt(appNow(), timeZone) || isDone) return null
  const nights = house.rooms
    .filter(({ isInternal }) => !isInternal)
    .reduce((sum, { allotment, booked, held }) => sum + allotment - booked - held, 0)
  return (
    <Note kind="warning" role="status">
      {t(
        'This date is over. {nights, plural, =0 {No room night is unsold, so none goes} one {One unsold room night goes} other {# unsold room nights go}} back to the hotel within minutes after you save.',
        { nights },
      )}
    </Note>
  )
}

function useNames(): Readonly<Record<string, string>> {
  const { t } = useText()
  const { currency } = useEdition()
  return {
    roomNights: t('Room nights under contract'),
    cutOffOn: t('Cut-off date'),
    attritionPercent: t('May be left unused, per cent'),
    rate: t('Owed per night short, {currency}', { currency }),
    email: t('Rooming lists go to'),
  }
}

/** Writes down what was agreed with a hotel. */
export function ContractForm({ house }: { readonly house: NightGrid }) {
  const { t } = useText()
  const client = useQueryClient()
  const save = useCommand(saveContract, ownWords)
  const names = useNames()
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
      <FormProblems form={form} say={sayWith(names)} />
      <EditNotes form={form} conflict={conflict} names={names} />
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
      <GoesBack form={form} house={house} />
      <p>
        <Button type="submit" variant="line" isSending={form.isSending}>
          {t('Save the contract')}
        </Button>
      </p>
    </form>
  )
}
