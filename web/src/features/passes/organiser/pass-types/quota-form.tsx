import { addPassQuota, changePassQuota, listPassQuotas, type PassQuota } from '@foyer/contract/office-pass-quotas'
import { NewPassQuota } from '@foyer/contract/office-pass-quotas.schemas'
import { capacityBelowTaken, listOfficePassTypes } from '@foyer/contract/office-pass-types'
import { useQueryClient } from '@tanstack/react-query'
import { ownWords, useCommand } from '#platform/command.ts'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import styles from './pass-types.module.css'

type QuotaFields = { readonly name: string; readonly capacity: string }

const fieldsOf = (quota: PassQuota | null): QuotaFields => ({
  name: quota?.name ?? '',
  capacity: quota === null ? '' : String(quota.capacity),
})

const schema: FormSchema<NewPassQuota> = {
  safeParse(values) {
    const { name, capacity } = values as QuotaFields
    return NewPassQuota.safeParse({ name, capacity: Number(capacity.trim() || 'none') })
  },
}

const belowTaken = message(
  '{taken, plural, one {One is sold or held. Enter 1 at least.} other {# are sold or held. Enter # at least.}}',
)

interface QuotaFormProps {
  /** Null: a new one. */
  readonly quota: PassQuota | null
  readonly onDone: () => void
}

/** What a shared quota is called, and how many places it has. */
export function QuotaForm({ quota, onDone }: QuotaFormProps) {
  const { t } = useText()
  const client = useQueryClient()
  const add = useCommand(addPassQuota, ownWords)
  const change = useCommand(changePassQuota, ownWords)
  const names = { name: t('Name'), capacity: t('Places') }
  const { form, conflict } = useEdit({
    schema,
    initial: fieldsOf(quota),
    version: quota?.version ?? null,
    save: (body, version) =>
      quota === null
        ? add.mutateAsync({ body })
        : change.mutateAsync({ params: { id: String(quota.id) }, body: { ...body, version: version ?? 1 } }),
    refused: (error) =>
      refusedWith(error, capacityBelowTaken)
        ? new Map([['capacity', { message: belowTaken, places: { taken: Number(error.problem['taken']) } }]])
        : null,
    keep: () => {
      for (const { id } of [listPassQuotas, listOfficePassTypes]) void client.invalidateQueries({ queryKey: [id] })
    },
    theirsIn: (now) => ({ version: now.version, fields: fieldsOf(now) }),
    onDone: () => {
      toast(t('The shared quota is saved.'))
      onDone()
    },
  })
  return (
    <form className={styles.part} noValidate onSubmit={form.submit} aria-label={t('Shared quota')}>
      <FormProblems form={form} />
      <EditNotes form={form} conflict={conflict} names={names} />
      <div className="fields">
        <div className="half-w">
          <TextField {...form.field('name')} label={names.name} hint={t('Only those who work here read it.')} />
        </div>
        <div className="half">
          <TextField {...form.field('capacity')} label={names.capacity} inputMode="numeric" look="num" />
        </div>
      </div>
      <p className="row">
        <Button type="submit" isSmall isSending={form.isSending}>
          {t('Save')}
        </Button>
        <Button variant="line" isSmall onClick={onDone}>
          {t('Cancel')}
        </Button>
      </p>
    </form>
  )
}
