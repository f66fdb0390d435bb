import { listCountries } from '@foyer/contract/editions'
import { requests } from '@foyer/contract/kit/refusal'
import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { correctPerson } from '@foyer/contract/office-accounts'
import { Correction } from '@foyer/contract/office-accounts.schemas'
import type { OfficePerson } from '@foyer/contract/office-person'
import { readPerson } from '@foyer/contract/office-person'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { query, send } from '#platform/api.ts'
import { type FieldIssue, fieldPath } from '#platform/forms/field-names.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError, refusedWith } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { fieldText } from '#platform/required-texts.ts'
import { Note } from '#ui/note.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

interface CorrectDialogProps {
  readonly person: OfficePerson
  readonly onClose: () => void
}

const fieldsOf = ({ person, address }: OfficePerson) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  companyName: person.companyName ?? '',
  jobTitle: person.jobTitle ?? '',
  phone: person.phone ?? '',
  vatId: person.vatId ?? '',
  addressLine1: address?.addressLine1 ?? '',
  addressLine2: address?.addressLine2 ?? '',
  zip: address?.zip ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  countryId: String(address?.countryId ?? ''),
})
type Fields = ReturnType<typeof fieldsOf>
const ofAddress = ['addressLine1', 'addressLine2', 'zip', 'city', 'state', 'countryId'] as const

/** What is typed of somebody, what of it cannot be, and what a colleague saved meanwhile. */
function useCorrection(person: OfficePerson) {
  const [seen, setSeen] = useState(person)
  const [fields, setFields] = useState(() => fieldsOf(person))
  const [theirs, setTheirs] = useState<Fields | null>(null)
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({})
  const before = fieldsOf(seen)
  const params = { uuid: person.person.uuid }
  const act = async (reason: string) => {
    try {
      const body = { ...changesOf(seen, fields), version: seen.version, reason }
      const parsed = Correction.safeParse(body)
      if (!parsed.success) throw invalid(parsed.error.issues)
      await send(correctPerson, { params, body })
    } catch (error) {
      setRefused(error instanceof ProblemError ? refusedIn(error) : {})
      if (!refusedWith(error, changedMeanwhile)) throw error
      const now = await queryClient.fetchQuery({ ...query(readPerson, { params }), staleTime: 0 })
      const saved = fieldsOf(now)
      setSeen(now)
      setTheirs(saved)
      // What nobody typed here is as they saved it: it would be sent as a change of ours otherwise.
      setFields({ ...saved, ...typedOf(before, fields) })
      throw error
    }
  }
  return {
    fields,
    names: (Object.keys(before) as (keyof Fields)[]).filter((name) => name !== 'countryId'),
    refused,
    type: (name: keyof Fields, value: string) => {
      setFields({ ...fields, [name]: value })
      setRefused({ ...refused, [name]: undefined })
    },
    /** What they saved in a field, where something else was typed. */
    theirsIn: (name: keyof Fields) => (theirs !== null && theirs[name] !== fields[name] ? theirs[name] : undefined),
    isChanged: Object.keys(changesOf(seen, fields)).length > 0,
    isMoving: fields.email !== before.email,
    act,
  }
}

/** Puts right what somebody is called and how they are reached. What somebody else saved meanwhile is shown beside what was typed, which stays. */
export function CorrectDialog({ person, onClose }: CorrectDialogProps) {
  const { t } = useText()
  const words = useFieldWords()
  const { fields, names, refused, type, theirsIn, isChanged, isMoving, act } = useCorrection(person)
  const { countries } = useCountries()
  const hintOf = (name: keyof Fields) => {
    const theirs = theirsIn(name)
    if (theirs === undefined) return undefined
    const said = name === 'countryId' ? countries.find(({ id }) => String(id) === theirs)?.name : theirs
    return t('Saved meanwhile: {value}', { value: (said ?? '') === '' ? '–' : (said ?? '') })
  }
  const frameOf = (name: keyof Fields) => ({
    id: `correct-${name}`,
    label: words[name],
    value: fields[name],
    onChange: (value: string) => type(name, value),
    error: refused[name] === undefined ? undefined : t(refused[name]),
    hint: hintOf(name),
  })
  return (
    <ReasonDialog
      title={t('Correct {name}', { name: `${person.person.firstName} ${person.person.lastName}` })}
      word={t('Save the correction')}
      reasonHint={t('For colleagues.')}
      done={t('Corrected.')}
      missing={isChanged ? undefined : t('Nothing is changed yet.')}
      act={act}
      onClose={onClose}
    >
      {names.map((name) => (
        <TextField key={name} {...frameOf(name)} autoComplete="off" />
      ))}
      <CountryField {...frameOf('countryId')} />
      {isMoving ? (
        <Note kind="warning">
          {t('Another address is another way in: they are signed out everywhere, and links to a new password end.')}
        </Note>
      ) : null}
    </ReasonDialog>
  )
}

function CountryField(frame: Omit<ComponentProps<typeof SelectField>, 'children'>) {
  const { t } = useText()
  const { countries, error, refetch } = useCountries()
  return (
    <>
      {error === null ? null : <LoadFailed error={error} onRetry={() => void refetch()} />}
      <SelectField {...frame}>
        {frame.value === '' ? <option value="">{t('Choose one', undefined, { context: 'of several' })}</option> : null}
        {countries.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function useCountries() {
  const { locale } = useText()
  const { data, error, refetch } = useQuery(query(listCountries))
  const countries = (data ?? []).toSorted((one, other) => one.name.localeCompare(other.name, locale))
  return { countries, error: data === undefined ? error : null, refetch }
}

const typedOf = (before: Fields, fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => before[name as keyof Fields] !== value))

/** What is said of each field, by its own name: those of an address have no group here. */
const refusedIn = ({ errors }: ProblemError) =>
  Object.fromEntries(
    errors.map(({ path, message }) => {
      const name = fieldPath(path).at(-1) ?? ''
      return [name, fieldText(name, message)]
    }),
  )

/** As the server would say it. */
const invalid = (issues: readonly FieldIssue[]) =>
  new ProblemError({
    ...requests.invalid,
    type: 'about:blank',
    statusCode: requests.invalid.status,
    errors: issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  })

/** What was changed alone; an address goes whole, also that of somebody who has none yet. */
function changesOf(seen: OfficePerson, fields: Fields) {
  const before = fieldsOf(seen)
  const plain = Object.entries(typedOf(before, fields)).filter(([name]) => !ofAddress.some((one) => one === name))
  if (ofAddress.every((name) => before[name] === fields[name])) return Object.fromEntries(plain)
  const { addressLine1, addressLine2, zip, city, state, countryId } = fields
  const address = { addressLine1, addressLine2, zip, city, state, countryId: Number(countryId) }
  return { ...Object.fromEntries(plain), address }
}

function useFieldWords(): Readonly<Record<keyof Fields, string>> {
  const { t } = useText()
  return {
    firstName: t('First name'),
    lastName: t('Last name'),
    email: t('E-mail'),
    companyName: t('Company'),
    jobTitle: t('Job title'),
    phone: t('Phone'),
    vatId: t('VAT ID'),
    addressLine1: t('Street and number'),
    addressLine2: t('Address line 2'),
    zip: t('Postcode'),
    city: t('City'),
    state: t('State or province'),
    countryId: t('Country'),
  }
}
