import type { Locale } from '@foyer/contract/kit/languages'
import {
  addPassType,
  capacityBelowTaken,
  changePassType,
  listOfficePassTypes,
  type OfficePassType,
  readOfficePassType,
} from '@foyer/contract/office-pass-types'
import { readSetup } from '@foyer/contract/setup'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useEdition } from '#platform/edition.ts'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import { useValues } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { WhereChanged } from '#ui/read-only.tsx'
import { passTypeFields, passTypeSchema } from './pass-type-entries.ts'
import styles from './pass-types.module.css'
import { PriceSteps } from './price-steps.tsx'
import { SaleFields, UpgradeFields } from './sale-fields.tsx'
import { TextFields } from './text-fields.tsx'
import { TicketPreview } from './ticket-preview.tsx'
import { WhatChanges } from './what-changes.tsx'
import { fewerThanTaken } from './words.ts'

interface PassTypeFormProps {
  /** Null: a new one. */
  readonly type: OfficePassType | null
  /** All others of the edition. */
  readonly others: readonly OfficePassType[]
  readonly languages: readonly Locale[]
  readonly onDone: (type: OfficePassType) => void
}

/** All that is decided of a pass type, the ticket that it makes, and what saving would change. */
export function PassTypeForm(props: PassTypeFormProps) {
  const { type, others, languages } = props
  const { t } = useText()
  const { timeZone } = useEdition()
  const names = useNames()
  const { form, conflict } = usePassTypeForm(props)
  const values = useValues(form)
  const parsed = passTypeSchema(languages, others, timeZone).safeParse(values)
  const entered = parsed.success ? parsed.data : null
  const steps = entered && [{ from: null, price: entered.price }, ...(entered.pricePhases ?? [])]
  return (
    <form className={styles.page} noValidate onSubmit={form.submit} aria-label={t('Pass type')}>
      <div className={styles.form}>
        <FormProblems form={form} say={sayWith(names)} />
        <EditNotes form={form} conflict={conflict} names={names} />
        <section className={styles.part} aria-labelledby="prices">
          <header>
            <h2 id="prices">{t('Price by date')}</h2>
          </header>
          <PriceSteps form={form} steps={steps} />
        </section>
        <section className={styles.part} aria-labelledby="sale">
          <header>
            <h2 id="sale">{t('Places and who may buy')}</h2>
          </header>
          <SaleFields form={form} type={type} />
        </section>
        {values.list === 'paid-upgrade' ? <UpgradeFields form={form} others={others} entered={entered} /> : null}
        <section className={styles.part} aria-labelledby="texts">
          <header>
            <h2 id="texts">{t('Name and benefits')}</h2>
          </header>
          <TextFields form={form} languages={languages} />
        </section>
      </div>
      <aside className={styles.side} aria-label={t('Preview')}>
        <TicketPreview form={form} languages={languages} />
        <WhereChanged>{type === null ? null : <WhatChanges type={type} entered={entered} />}</WhereChanged>
        <p className="row">
          <Button type="submit" isSending={form.isSending}>
            {type === null ? t('Add the pass type') : t('Save the pass type')}
          </Button>
        </p>
      </aside>
    </form>
  )
}

function usePassTypeForm({ type, others, languages, onDone }: PassTypeFormProps) {
  const { t } = useText()
  const { timeZone } = useEdition()
  const client = useQueryClient()
  const add = useCommand(addPassType, ownWords)
  const change = useCommand(changePassType, ownWords)
  const fieldsOf = (of: OfficePassType | null) => passTypeFields(of, others, timeZone)
  return useEdit({
    schema: passTypeSchema(languages, others, timeZone),
    initial: fieldsOf(type),
    version: type?.version ?? null,
    save: (body, version) => {
      if (type === null) return add.mutateAsync({ body })
      const { codeType: _codeType, list: _list, ...changes } = body
      return change.mutateAsync({ params: { id: String(type.id) }, body: { ...changes, version: version ?? 1 } })
    },
    refused: (error) =>
      refusedWith(error, capacityBelowTaken)
        ? new Map([['capacity', { message: fewerThanTaken, places: { taken: Number(error.problem['taken']) } }]])
        : null,
    keep: (saved) => {
      const { queryKey } = query(readOfficePassType, { params: { id: String(saved.id) } })
      client.setQueryData(queryKey, saved)
      for (const { id } of [listOfficePassTypes, readSetup]) void client.invalidateQueries({ queryKey: [id] })
    },
    theirsIn: (now) => ({ version: now.version, fields: fieldsOf(now) }),
    onDone: (saved) => {
      toast(t('The pass type is saved.'))
      onDone(saved)
    },
  })
}

function useNames(): Readonly<Record<string, string>> {
  const { t } = useText()
  return {
    name: t('Name'),
    description: t('Description'),
    benefits: t('Benefits'),
    codeType: t('Badge'),
    list: t('Given'),
    price: t('Price with VAT'),
    pricePhases: t('Price by date'),
    capacity: t('Places'),
    quotaId: t('Shared quota'),
    onSaleFrom: t('On sale from'),
    onSaleUntil: t('On sale until'),
    isHidden: t('Hidden: nobody can buy it'),
    requiresApproval: t('Approval needed'),
    upgradeableBy: t('Upgrades'),
  }
}
