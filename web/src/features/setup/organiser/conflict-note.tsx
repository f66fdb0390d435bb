import { fieldNames } from '#platform/forms/field-names.ts'
import type { Values } from '#platform/forms/form-model.ts'
import { type Form, useValues } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { type FieldNames, nameOf } from './field-names.ts'
import styles from './setup.module.css'
import type { Conflict } from './use-step-form.ts'

interface ConflictNoteProps<V extends Values> {
  readonly form: Form<V>
  readonly conflict: Conflict<V> | null
  /** What each field is called. */
  readonly names: FieldNames
}

const at = (values: object, name: string): unknown =>
  name.split('.').reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], values)

/** Somebody else saved this first: what differs, theirs beside one's own, and both ways on. */
export function ConflictNote<V extends Values>({ form, conflict, names }: ConflictNoteProps<V>) {
  const { t } = useText()
  const mine = useValues(form)
  if (conflict === null) return null
  const { theirs, takeTheirs } = conflict
  const differing = fieldNames(theirs).filter((name) => String(at(theirs, name)) !== String(at(mine, name)))
  return (
    <Note kind="warning" role="alert">
      <p>
        <b>{t('Somebody else saved this while you were here.')}</b>{' '}
        {t('What you typed still stands in the fields. Save again to keep yours.')}
      </p>
      {differing.length === 0 ? null : (
        <div className={styles.scroll}>
          <table className={styles.compare}>
            <thead>
              <tr>
                <th scope="col">{t('Field')}</th>
                <th scope="col">{t('Saved by them')}</th>
                <th scope="col">{t('Typed by you')}</th>
              </tr>
            </thead>
            <tbody>
              {differing.map((name) => (
                <tr key={name}>
                  <th scope="row">{nameOf(names, name)}</th>
                  <td>{String(at(theirs, name))}</td>
                  <td>{String(at(mine, name))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Button variant="line" isSmall onClick={takeTheirs}>
        {t('Take theirs')}
      </Button>
    </Note>
  )
}
