import { AddressFields } from '@foyer/contract/address-fields.schemas'
import type { Address } from '@foyer/contract/identity'
import { line, optionalLine, VatId } from '@foyer/contract/kit/fields'
import * as z from 'zod/mini'
import { compactVatId } from '#platform/vat-id.ts'

const personFields = {
  firstName: line(80),
  lastName: line(80),
  companyName: line(120),
  jobTitle: optionalLine(120),
  phone: optionalLine(40),
  vatId: VatId,
}
export type PersonName = keyof typeof personFields
const personNames = Object.keys(personFields) as PersonName[]

/** All that a registration must know. Where the badge goes is asked for only when it differs from the invoice's place. */
export function accountSchema(values: AccountValues) {
  return values.isShippingSame
    ? z.object({ ...personFields, billing: AddressFields })
    : z.object({ ...personFields, billing: AddressFields, shipping: AddressFields })
}

export interface SavedAccount {
  readonly person: Readonly<Partial<Record<PersonName, string | null | undefined>>>
  readonly billing: Address | null
  readonly shipping: Address | null
}

const addressNames = ['countryId', 'addressLine1', 'addressLine2', 'zip', 'city', 'state'] as const

function addressValues(address: Address | null) {
  return {
    countryId: address?.countryId ?? 0,
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    zip: address?.zip ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
  }
}

/** What the form begins with. */
export function accountValues({ person, billing, shipping }: SavedAccount) {
  return {
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    companyName: person.companyName ?? '',
    jobTitle: person.jobTitle ?? '',
    phone: person.phone ?? '',
    vatId: person.vatId ?? '',
    billing: addressValues(billing),
    isShippingSame: shipping === null,
    shipping: addressValues(shipping),
  }
}
export type AccountValues = ReturnType<typeof accountValues>

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
export function accountChanges(values: AccountValues, saved: SavedAccount): AccountChanges {
  const typed = { ...values, vatId: compactVatId(values.vatId) }
  const person: Partial<Record<PersonName, string>> = {}
  for (const name of personNames) {
    const parsed = personFields[name].safeParse(typed[name])
    if (parsed.success && (parsed.data ?? '') !== (saved.person[name] ?? '')) person[name] = parsed.data ?? ''
  }
  const isSame = values.isShippingSame
  return {
    person,
    billing: changedAddress(values.billing, saved.billing),
    shipping: isSame ? null : changedAddress(values.shipping, saved.shipping),
    removesShipping: isSame && saved.shipping !== null,
  }
}

export function hasChanges({ person, billing, shipping, removesShipping }: AccountChanges): boolean {
  return Object.keys(person).length > 0 || billing !== null || shipping !== null || removesShipping
}
