import { vatIdMessage } from '@foyer/contract/kit/fields'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { untouched } from '#platform/field-values.ts'
import { useForm } from '#platform/forms.ts'
import { judgeVatId } from '#platform/vat-id.ts'
import { accountChanges, accountSchema, accountValues, hasChanges, type SavedAccount } from './account-changes.ts'
import { saveAccount } from './save-account.ts'
import { useAutosave } from './use-autosave.ts'

interface AccountFormOptions {
  readonly saved: SavedAccount
  /** An address of `saved` could not be read, and stands empty in it. */
  readonly isUnread: boolean
  readonly onDone: () => Promise<unknown>
}

/** The answers about oneself, kept while one writes: what is known of them at the server, and what is not yet. */
export function useAccountForm({ saved, isUnread, onDone }: AccountFormOptions) {
  const client = useQueryClient()
  const known = useRef(saved)
  const [initial] = useState(() => accountValues(saved))
  const form = useForm({
    schema: accountSchema,
    initial,
    onSubmit: async (): Promise<unknown> => {
      if ((await judgeVatId(String(form.values['vatId']))) === 'invalid') return form.refuse('vatId', vatIdMessage)
      await autosave.flush()
      return onDone()
    },
  })
  const autosave = useAutosave(async () => {
    const changes = accountChanges(form.values, known.current)
    const { vatId, ...others } = changes.person
    // A wrong one is not kept; its field says so.
    const isWrong = (await judgeVatId(vatId ?? '')) === 'invalid'
    const right = isWrong ? { ...changes, person: others } : changes
    if (!hasChanges(right)) return false
    await saveAccount(right, known, client)
    return true
  })
  const [begun, setBegun] = useState({ saved, isUnread })
  // An address that could not be read at first: what is saved stands in every field that nobody changed meanwhile.
  if (begun.isUnread && (begun.saved.billing !== saved.billing || begun.saved.shipping !== saved.shipping)) {
    setBegun({ saved, isUnread })
    const { person } = begun.saved
    form.setAll(untouched(form.values, accountValues(begun.saved), accountValues({ ...saved, person })))
  }
  useEffect(() => {
    const { current } = known
    known.current = {
      ...current,
      billing: current.billing ?? saved.billing,
      shipping: current.shipping ?? saved.shipping,
    }
  }, [saved.billing, saved.shipping])
  return { form, autosave }
}
