import type { Answer } from '@foyer/contract/kit/endpoint'
import { listOfficeSessions, readProgramParts } from '@foyer/contract/office-program'
import { listOfficeSpeakers } from '@foyer/contract/office-program-parts'
import { importProgram, type ProgramTableKind, previewProgramImport } from '@foyer/contract/program-import'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { useMissing } from '#ui/use-missing.tsx'
import { ImportedRows } from './imported-rows.tsx'
import { TABLE_TEXT, TableFields } from './table-fields.tsx'

interface ImportDialogProps {
  readonly kind: ProgramTableKind
  readonly onClose: () => void
}

/** A table that is pasted or chosen: what it would add, change and what is refused is seen first; it is taken in as a whole. */
export function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const { t } = useText()
  const [table, setTable] = useState('')
  const act = useImport(kind, table, onClose)
  const type = (text: string) => {
    setTable(text)
    act.reset()
  }
  const { found } = act
  const empty = { id: TABLE_TEXT, message: t('Choose a file or paste its lines.') }
  const missing = useMissing(table.trim() === '' ? [empty] : [])
  const count = (does: string) => found?.rows.filter((row) => row.does === does).length ?? 0
  const isReady = found !== undefined && count('refuse') === 0 && count('add') + count('change') > 0
  return (
    <Dialog title={kind === 'sessions' ? t('Take in sessions') : t('Take in speakers')} onClose={onClose}>
      <div className="stack">
        {missing.summary}
        <TableFields kind={kind} table={table} error={missing.errorOf(TABLE_TEXT)} onChange={type} />
        {act.problem === null ? null : (
          <Note kind="danger" role="alert">
            {act.problem}
          </Note>
        )}
        {found === undefined ? null : <ImportedRows rows={found.rows} fault={found.fault} />}
        <WaysOut back={t('Close')} onClose={onClose}>
          {isReady ? (
            <Button isSending={act.isTaking} onClick={act.take}>
              {t('Take it in')}
            </Button>
          ) : (
            <Button isSending={act.isLooking} onClick={() => missing.attempt(act.look)}>
              {t('Look at it')}
            </Button>
          )}
        </WaysOut>
      </div>
    </Dialog>
  )
}

function useImport(kind: ProgramTableKind, table: string, onDone: () => void) {
  const { t } = useText()
  const preview = useMutation<Answer<typeof previewProgramImport>, ProblemError>({
    mutationFn: () => send(previewProgramImport, { body: { kind, table } }),
  })
  const take = useCommand(importProgram, {
    ...ownWords,
    refreshes: [listOfficeSessions, listOfficeSpeakers, readProgramParts],
  })
  const error = preview.error ?? take.error
  return {
    found: preview.data,
    isLooking: preview.isPending,
    isTaking: take.isPending,
    problem: error === null ? null : t(error.errors[0]?.message ?? error.detail),
    reset() {
      preview.reset()
      take.reset()
    },
    look() {
      take.reset()
      preview.mutate()
    },
    take() {
      void take.mutateAsync({ body: { kind, table, seen: preview.data?.seen ?? '' } }).then(
        ({ added, changed }) => {
          toast(t('{added} added, {changed} changed.', { added, changed }))
          onDone()
        },
        // Something changed since it was looked at.
        () => preview.reset(),
      )
    },
  }
}
