import type { MergeField, MergePreview } from '@foyer/contract/merge-people'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Facts } from '#ui/facts.tsx'
import styles from './merge.module.css'
import { useFieldValues, useFieldWords } from './merge-words.ts'

const plain = [
  'firstName',
  'lastName',
  'email',
  'companyName',
  'jobTitle',
  'phone',
  'vatId',
  'attendeeType',
  'locale',
  'billingAddress',
  'shippingAddress',
] as const satisfies readonly MergeField[]

/** What is taken of the account that goes as long as nobody chooses: what the other does not have. */
export function takenAtFirst({ kept, gone }: MergePreview): ReadonlySet<MergeField> {
  const lacks = (field: (typeof plain)[number]) => {
    if (field === 'billingAddress' || field === 'shippingAddress') {
      const has = ({ addresses }: MergePreview['kept']) => addresses.some(({ type }) => type === field)
      return !has(kept) && has(gone)
    }
    return (kept.person[field] ?? '') === '' && (gone.person[field] ?? '') !== ''
  }
  const image: MergeField[] = kept.person.image === null && gone.person.image !== null ? ['image'] : []
  return new Set([...plain.filter(lacks), ...image])
}

interface MergeFieldsProps {
  readonly preview: MergePreview
  readonly takes: ReadonlySet<MergeField>
  readonly onTake: (field: MergeField, isTaken: boolean) => void
}

/** Both accounts field by field: of what differs one is chosen, what is the same is said once. */
export function MergeFields({ preview: { kept, gone, surveyTwice }, takes, onTake }: MergeFieldsProps) {
  const { t } = useText()
  const words = useFieldWords()
  const valueIn = useFieldValues()
  const rows = plain.map((field) => [field, valueIn(kept, field), valueIn(gone, field)] as const)
  const same = rows.filter(([, own, other]) => own === other && own !== '')
  const pictures = [kept, gone].map(({ person }) => (
    <Avatar key={person.uuid} name={`${person.firstName} ${person.lastName}`} image={person.image} />
  ))
  const pair = (field: MergeField, own: ReactNode, other: ReactNode, hint?: string) => (
    <FieldPair
      key={field}
      name={field}
      word={words[field]}
      values={[own, other]}
      hint={hint}
      isTaken={takes.has(field)}
      onTake={(isTaken) => onTake(field, isTaken)}
    />
  )
  return (
    <section className={styles.part} aria-labelledby="merge-fields">
      <h2 id="merge-fields">{t('Which is kept')}</h2>
      <dl className={styles.sides}>
        <Side word={t('This account stays')} side={kept} />
        <Side word={t('This account goes')} side={gone} />
      </dl>
      {rows
        .filter(([, own, other]) => own !== other)
        .map(([field, own, other]) =>
          pair(field, own || '–', other || '–', field === 'email' ? t('With its password') : undefined),
        )}
      {kept.person.image === gone.person.image ? null : pair('image', pictures[0], pictures[1])}
      {surveyTwice ? pair('survey', t('Of this account'), t('Of the account that goes')) : null}
      {same.length === 0 ? null : (
        <>
          <h3>{t('The same in both')}</h3>
          <Facts facts={same.map(([field, value]) => ({ name: words[field], value }))} />
        </>
      )}
    </section>
  )
}

function Side({ word, side: { person } }: { readonly word: string; readonly side: MergePreview['kept'] }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        <Link to="/organiser/people/$uuid" params={{ uuid: person.uuid }} activeOptions={{ exact: true }}>
          {person.firstName} {person.lastName}
        </Link>
        <small>{person.email}</small>
      </dd>
    </div>
  )
}

interface FieldPairProps {
  readonly name: MergeField
  readonly word: string
  readonly values: readonly [own: ReactNode, other: ReactNode]
  readonly hint: string | undefined
  readonly isTaken: boolean
  readonly onTake: (isTaken: boolean) => void
}

function FieldPair({ name, word, values, hint, isTaken, onTake }: FieldPairProps) {
  return (
    <fieldset className={styles.field}>
      <legend>{word}</legend>
      <div className={styles.pair}>
        {values.map((value, at) => (
          <label key={at === 0 ? 'own' : 'other'} className={styles.value}>
            <input
              type="radio"
              name={`merge-${name}`}
              checked={isTaken === (at === 1)}
              onChange={() => onTake(at === 1)}
            />
            <span>{value}</span>
            {hint === undefined ? null : <small>{hint}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
