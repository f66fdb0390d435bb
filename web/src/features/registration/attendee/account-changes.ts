import { type Address, AddressFields } from '@foyer/contract/identity'
import { line, optionalLine, VatId } from '@foyer/contract/kit/fields'
import * as z from 'zod/mini'
import { type FieldValues, nest } from '#platform/field-values.ts'
import { compactVatId } from '#platform/vat-id.ts'

const personFields = {
  firstName: line(80),
  lastName: line(80),
  companyName: line(120),
  jobTitle: optionalLine(120),
  phone: optionalLine(40),
  vatId: VatId,
}
type PersonName = keyof typeof personFields
const personNames = Object.keys(personFields) as PersonName[]

/** All that a registration must know. Where the badge goes is asked for only when it differs from the invoice's place. */
export function accountSchema(values: FieldValues) {
  return values['isShippingSame'] === true
    ? z.object({ ...personFields, billing: AddressFields })
    : z.object({ ...personFields, billing: AddressFields, shipping: AddressFields })
}

export interface SavedAccount {
  readonly person: Readonly<Partial<Record<PersonName, string | null | undefined>>>
  readonly billing: Address | null
  readonly shipping: Address | null
}

const addressNames = ['countryId', 'addressLine1', 'addressLine2', 'zip', 'city', 'state'] as const

function addressValues(path: 'billing' | 'shipping', address: Address | null): FieldValues {
  return Object.fromEntries(
    addressNames.map((name) => [`${path}.${name}`, address?.[name] ?? (name === 'countryId' ? 0 : '')]),
  )
}

/** What the form begins with. */
export function accountValues({ person, billing, shipping }: SavedAccount): FieldValues {
  return {
    ...Object.fromEntries(personNames.map((name) => [name, person[name] ?? ''])),
    ...addressValues('billing', billing),
    isShippingSame: shipping === null,
    ...addressValues('shipping', shipping),
  }
}

export interface AccountChanges {
  readonly person: Partial<Record<PersonName, string>>
  /** A whole address that is right and not the saved one; null: nothing to save. */
  readonly billing: AddressFields | null
  readonly shipping: AddressFields | null
  /** The saved shipping address goes: it is the billing address again. */
  readonly removesShipping: boolean
}

function changedAddress(fields: unknown, saved: Address | null): AddressFields | null {
  const parsed = AddressFields.safeParse(fields)
  if (!parsed.success) return null
  const isSame = saved !== null && addressNames.every((name) => (parsed.data[name] ?? '') === (saved[name] ?? ''))
  return isSame ? null : parsed.data
}

/** What of the form is right and differs from what the server knows: what is wrong or half typed stays in the form. */
export function accountChanges(values: FieldValues, saved: SavedAccount): AccountChanges {
  const fields: Record<string, unknown> = { ...nest(values), vatId: compactVatId(String(values['vatId'] ?? '')) }
  const person: Partial<Record<PersonName, string>> = {}
  for (const name of personNames) {
    const parsed = personFields[name].safeParse(fields[name])
    if (parsed.success && (parsed.data ?? '') !== (saved.person[name] ?? '')) person[name] = parsed.data ?? ''
  }
  const isSame = values['isShippingSame'] === true
  return {
    person,
    billing: changedAddress(fields['billing'], saved.billing),
    shipping: isSame ? null : changedAddress(fields['shipping'], saved.shipping),
    removesShipping: isSame && saved.shipping !== null,
  }
}

export function hasChanges({ person, billing, shipping, removesShipping }: AccountChanges): boolean {
  return Object.keys(person).length > 0 || billing !== null || shipping !== null || removesShipping
}
