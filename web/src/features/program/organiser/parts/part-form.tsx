import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import type { Values } from '#platform/forms/form-model.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import type { useEdit } from '#platform/forms/use-edit.ts'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import styles from '../program.module.css'

/** What shows tracks and stages is asked for anew. */
export function useRefreshParts(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['program.readProgramParts'] })
}

interface PartFormProps<V extends Values> {
  readonly label: string
  readonly edit: {
    readonly form: Form<V> & { readonly isSending: boolean }
    readonly conflict: ReturnType<typeof useEdit<V, unknown, unknown>>['conflict']
  }
  readonly names: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** The form around the fields of a track or a stage. */
export function PartForm<V extends Values>({ label, edit: { form, conflict }, names, children }: PartFormProps<V>) {
  const { t } = useText()
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-label={label}>
      <FormProblems form={form} say={sayWith(names)} />
      <EditNotes form={form} conflict={conflict} names={names} />
      <div className="fields">{children}</div>
      <p className="row">
        <Button type="submit" variant="line" isSending={form.isSending}>
          {t('Save')}
        </Button>
      </p>
    </form>
  )
}
