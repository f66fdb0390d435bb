import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../messages/messages.ts'
import { fieldNames, type NamesOfFields, nameOf } from './field-names.ts'
import type { Values } from './form-model.ts'
import type { Conflict } from './use-edit.ts'
import { type Form, useValues } from './use-form.ts'

interface TheirEntriesProps<V extends Values> {
  readonly form: Form<V>
  readonly conflict: Conflict<V> | null
  readonly names: NamesOfFields
}

const at = (values: object, name: string): unknown =>
  name.split('.').reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], values)

/** Somebody else saved this first: what they changed, what of it stands against one's own, and both ways on. */
export function TheirEntries<V extends Values>({ form, conflict, names }: TheirEntriesProps<V>) {
  const { t } = useText()
  const mine = useValues(form)
  const note = useRef<HTMLDivElement>(null)
  const theirsNow = conflict?.theirs
  const isSeen = conflict?.isSeen ?? false
  // It stands at the head of the form, and whoever saved looks at its foot. Who types in it meanwhile goes on.
  useEffect(() => {
    const isTyping = isSeen && note.current?.closest('form')?.contains(document.activeElement)
    if (theirsNow !== undefined && !isTyping) note.current?.focus()
  }, [theirsNow, isSeen])
  if (conflict === null) return null
  const { theirs, before, takeTheirs } = conflict
  const say = (value: unknown) =>
    typeof value === 'boolean' ? (value ? t('yes') : t('no')) : String(value ?? '') || '–'
  const isOther = (name: string, than: V) => String(at(theirs, name) ?? '') !== String(at(than, name) ?? '')
  const changed = [...new Set([theirs, before, mine].flatMap((values) => fieldNames(values)))].filter((name) =>
    isOther(name, before),
  )
  const isMine = fieldNames(mine).some((name) => isOther(name, mine))
  return (
    <div ref={note} tabIndex={-1}>
      <Note kind="warning" role="alert">
        <p>
          <b>{t('Somebody else saved this while you were here.')}</b>{' '}
          {isMine
            ? t(
                'What you typed still stands in the fields; the others are as they saved them. Save again to keep it so.',
              )
            : t('The fields are as they saved them.')}
        </p>
        <ul className="bullets">
          {changed.map((name) => {
            const places = { field: nameOf(names, name), theirs: say(at(theirs, name)) }
            return (
              <li key={name}>
                {isOther(name, mine)
                  ? t('{field}: {theirs} by them, {mine} by you', { ...places, mine: say(at(mine, name)) })
                  : t('{field}: {theirs} by them', places)}
              </li>
            )
          })}
        </ul>
        {isMine ? (
          <Button variant="line" isSmall onClick={takeTheirs}>
            {t('Take theirs')}
          </Button>
        ) : null}
      </Note>
    </div>
  )
}
