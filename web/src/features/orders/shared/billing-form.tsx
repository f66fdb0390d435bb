import { type Billing, billingChanged } from '@foyer/contract/billing'
import { BillingEntries } from '@foyer/contract/billing-entries.schemas'
import { listCountries } from '@foyer/contract/editions'
import { line } from '@foyer/contract/kit/fields'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { AddressFieldset } from '#platform/address-fieldset.tsx'
import { query } from '#platform/api.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { VatIdField } from '#platform/vat-id-field.tsx'
import { Button } from '#ui/button.tsx'
import { WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'

const WithReason = z.extend(BillingEntries, { reason: line(256) })
export type BillingBody = BillingEntries & { readonly seen: Billing; readonly reason?: string }

interface BillingFormProps {
  /** As it stands on the order. */
  readonly billing: Billing
  /** Why, for colleagues. */
  readonly asksReason?: boolean
  readonly save: (body: BillingBody) => Promise<unknown>
  /** As it is by now, where somebody changed it first. */
  readonly readAgain: () => Promise<Billing>
  readonly onClose: () => void
  /** What follows, above the fields. */
  readonly children: ReactNode
}

const valuesOf = (billing: Billing) => ({
  name: billing.name,
  companyName: billing.companyName ?? '',
  addressLine1: billing.addressLine1,
  addressLine2: billing.addressLine2 ?? '',
  zip: billing.zip,
  city: billing.city,
  state: billing.state ?? '',
  countryId: billing.countryId ?? 0,
  vatId: billing.vatId ?? '',
  purchaseOrder: billing.purchaseOrder ?? '',
  reason: '',
})

function useBillingForm({ billing, asksReason = false, save, readAgain }: BillingFormProps) {
  const [seen, setSeen] = useState(billing)
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const form = useForm({
    schema: asksReason ? WithReason : z.extend(BillingEntries, { reason: z.string() }),
    initial: valuesOf(billing),
    onSubmit: async ({ reason, ...entries }) => {
      try {
        await save({ ...entries, seen, ...(asksReason && { reason }) })
      } catch (error) {
        if (!refusedWith(error, billingChanged)) throw error
        const now = await readAgain()
        setTheirs(differing(seen, now))
        setSeen(now)
        throw error
      }
    },
  })
  return { form, theirs }
}

/** To whom an order is invoiced. What somebody else saved meanwhile is said above what was typed, which stays. */
export function BillingForm(props: BillingFormProps) {
  const { asksReason = false, onClose, children } = props
  const { t } = useText()
  const { data: countries = [] } = useQuery(query(listCountries))
  const { form, theirs } = useBillingForm(props)
  return (
    <form className="stack stack--24" noValidate onSubmit={form.submit}>
      {children}
      <FormProblems form={form} />
      {theirs.length === 0 ? null : (
        <Note kind="warning" role="alert">
          {t('It says now: {what}. What you typed stays; save again to write it over that.', {
            what: theirs.join(', '),
          })}
        </Note>
      )}
      <div className="fields">
        <TextField label={t('Name')} autoComplete="name" {...form.field('name')} />
        <TextField label={t('Company')} isOptional autoComplete="organization" {...form.field('companyName')} />
        <VatIdField {...form.field('vatId')} />
      </div>
      <AddressFieldset form={form} countries={countries} />
      <div className="fields">
        <TextField
          label={t('Purchase order number')}
          isOptional
          hint={t('Stands on the invoice.')}
          look="code"
          autoComplete="off"
          {...form.field('purchaseOrder')}
        />
        {asksReason ? (
          <TextField label={t('Reason')} hint={t('For colleagues.')} autoComplete="off" {...form.field('reason')} />
        ) : null}
      </div>
      <WaysOut back={t('Leave it as it is')} onClose={onClose}>
        <Button type="submit" isSending={form.isSending}>
          {t('Correct the invoice')}
        </Button>
      </WaysOut>
    </form>
  )
}

/** What another one changed, as it is now. */
function differing(before: Billing, now: Billing): string[] {
  const [was, is] = [valuesOf(before), valuesOf(now)]
  return (Object.keys(is) as (keyof typeof is)[])
    .filter((name) => name !== 'countryId' && was[name] !== is[name])
    .map((name) => (is[name] === '' ? '–' : String(is[name])))
}
