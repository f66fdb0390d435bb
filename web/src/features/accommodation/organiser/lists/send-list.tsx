import { type RoomingList, readRoomingList, sendRoomingList } from '@foyer/contract/rooming-lists'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withSecondFactor } from '#features/identity'
import { query, send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './lists.module.css'

interface SendListProps {
  readonly id: string
  readonly list: RoomingList
}

/** Mails the list to the hotel, as the next number. */
export function SendList({ id, list }: SendListProps) {
  const { t } = useText()
  const client = useQueryClient()
  const last = list.sent[0]
  const [to, setTo] = useState(list.email ?? last?.sentTo ?? '')
  const after = last?.number ?? 0
  const { queryKey } = query(readRoomingList, { params: { id } })
  const sending = useMutation<RoomingList, ProblemError>({
    mutationFn: () =>
      // A list that was sent all the same has this number: a second try is refused and sends nothing.
      withSecondFactor(() => send(sendRoomingList, { params: { id }, body: { email: to, after } })),
    onSuccess: (now) => {
      toast(t('List {number} is on its way.', { number: after + 1 }))
      client.setQueryData(queryKey, now)
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  })
  const { error } = sending
  return (
    <form
      className={styles.send}
      noValidate
      aria-label={t('Send the list to the hotel')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending.isPending) sending.mutate()
      }}
    >
      <TextField
        id="send-to"
        type="email"
        autoComplete="off"
        label={t('Send it to')}
        hint={
          after === 0
            ? t('As a PDF and a sheet.')
            : t('As a PDF and a sheet, with what changed since list {number} marked.', { number: after })
        }
        value={to}
        error={error?.errors[0] === undefined ? undefined : t(error.errors[0].message)}
        onChange={setTo}
      />
      {error === null || error.errors.length > 0 ? null : (
        <Note kind="danger" role="alert">
          {t(error.detail)}
        </Note>
      )}
      <Button type="submit" isSending={sending.isPending}>
        {t('Send list {number}', { number: after + 1 })}
      </Button>
    </form>
  )
}
