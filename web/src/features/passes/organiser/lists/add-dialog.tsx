import {
  addEligibilityEntries,
  type EligibilityEntry,
  type EligibilityPreview,
  listEligibilityEntries,
  previewEligibilityEntries,
} from '@foyer/contract/eligibility-entries'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { send } from '#platform/api.ts'
import { PastedLines } from '#platform/forms/pasted-lines.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { TextField } from '#ui/text-field.tsx'
import { addressLines, MOST_LINES, MOST_TEXT } from './address-lines.ts'
import { PreviewLines } from './preview-lines.tsx'

interface AddDialogProps {
  readonly list: EligibilityEntry['list']
  readonly onClose: () => void
}

/** Addresses and domains, pasted or from a file: looked at first, and then taken, all of them or none. */
export function AddDialog({ list, onClose }: AddDialogProps) {
  const { t } = useText()
  const { text, reason, setReason, type, sorted, isReady, fault, needsReason, isSending, error, submit } = useNewLines(
    list,
    onClose,
  )
  const faults = {
    empty: t('Paste at least one address or domain.'),
    many: t('{most} lines at a time. Take them in parts.', { most: MOST_LINES }),
    large: t('This is more than two thousand addresses can be. Take them in parts.'),
  }
  return (
    <Dialog title={list === 'blacklist' ? t('Add to the blacklist') : t('Add to the whitelist')} onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        <PastedLines
          id="lines"
          label={t('Addresses and domains')}
          hint={t('One in each line, like name@company.com or @company.com. Of a table the first column counts.')}
          value={text}
          error={fault === null ? undefined : faults[fault]}
          most={MOST_TEXT}
          onChange={type}
        />
        <TextField
          id="reason"
          label={t('Reason')}
          hint={t('Only those who work here read it.')}
          maxLength={256}
          value={reason}
          onChange={setReason}
          error={needsReason ? t('Say why, for those who read the list later.') : undefined}
        />
        {sorted === undefined ? null : <PreviewLines preview={sorted} />}
        {error === null ? null : (
          <Note kind="danger" role="alert">
            {t(error.detail)}
          </Note>
        )}
        <WaysOut back={t('Cancel')} onClose={onClose}>
          <Button type="submit" isSending={isSending}>
            {sorted !== undefined && isReady
              ? t('Take {n, plural, one {one line} other {# lines}}', { n: sorted.fresh.length + sorted.known.length })
              : t('Look at them first')}
          </Button>
        </WaysOut>
      </form>
    </Dialog>
  )
}

/** What is typed, what the server says of it, and the two steps of taking it. */
function useNewLines(list: EligibilityEntry['list'], onClose: () => void) {
  const { t } = useText()
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const [hasAsked, setHasAsked] = useState(false)
  const addresses = [...addressLines(text.slice(0, MOST_TEXT))]
  const preview = useMutation<EligibilityPreview, ProblemError>({
    mutationFn: () => send(previewEligibilityEntries, { body: { list, addresses } }),
  })
  const add = useMutation<{ added: number; known: number }, ProblemError>({
    mutationFn: () => send(addEligibilityEntries, { body: { list, addresses, reason: reason.trim() } }),
    onSuccess: async ({ added, known }) => {
      await queryClient.invalidateQueries({ queryKey: [listEligibilityEntries.id] })
      onClose()
      toast(t('{added} added, {known} known before.', { added, known }))
    },
  })
  const sorted = preview.data
  const isReady = sorted !== undefined && sorted.wrong.length === 0
  const fault = faultOf(addresses, text)
  const hasReason = reason.trim() !== ''
  return {
    text,
    reason,
    setReason,
    /** Other lines have to be looked at anew. */
    type: (next: string) => {
      setText(next)
      preview.reset()
      add.reset()
    },
    sorted,
    isReady,
    fault: hasAsked ? fault : null,
    needsReason: hasAsked && !hasReason,
    isSending: preview.isPending || add.isPending,
    error: preview.error ?? add.error,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setHasAsked(true)
      if (fault !== null || !hasReason) return
      if (isReady) add.mutate()
      else preview.mutate()
    },
  }
}

function faultOf(addresses: readonly string[], text: string): 'empty' | 'many' | 'large' | null {
  if (text.length > MOST_TEXT) return 'large'
  if (addresses.length === 0) return 'empty'
  return addresses.length > MOST_LINES ? 'many' : null
}
