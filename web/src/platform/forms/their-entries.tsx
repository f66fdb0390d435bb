import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../messages/messages.ts'
import { fieldNames } from './field-names.ts'
import type { Values } from './form-model.ts'
import { type Form, useValues } from './use-form.ts'

interface TheirEntriesProps<V extends Values> {
  readonly form: Form<V>
  readonly conflict: { readonly theirs: V; readonly takeTheirs: () => void } | null
  /** What each field is called, by the first part of its name. */
  readonly names: Readonly<Record<string, string>>
}

const at = (values: object, name: string): unknown =>
  name.split('.').reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], values)

/** Somebody else saved this first: what differs, and both ways on. */
export function TheirEntries<V extends Values>({ form, conflict, names }: TheirEntriesProps<V>) {
  const { t } = useText()
  const mine = useValues(form)
  if (conflict === null) return null
  const { theirs, takeTheirs } = conflict
  const say = (value: unknown) => (typeof value === 'boolean' ? (value ? t('yes') : t('no')) : String(value || '–'))
  const differing = fieldNames(theirs).filter((name) => String(at(theirs, name)) !== String(at(mine, name)))
  return (
    <Note kind="warning" role="alert">
      <p>
        <b>{t('Somebody else saved this while you were here.')}</b>{' '}
        {t('What you typed still stands in the fields. Save again to keep yours.')}
      </p>
      <ul className="bullets">
        {differing.map((name) => (
          <li key={name}>
            {t('{field}: {theirs} by them, {mine} by you', {
              field: names[name.split('.')[0] ?? ''] ?? name,
              theirs: say(at(theirs, name)),
              mine: say(at(mine, name)),
            })}
          </li>
        ))}
      </ul>
      <Button variant="line" isSmall onClick={takeTheirs}>
        {t('Take theirs')}
      </Button>
    </Note>
  )
}
