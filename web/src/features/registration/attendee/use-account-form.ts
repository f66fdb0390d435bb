import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAutosave } from '#platform/forms/use-autosave.ts'
import { type Form, useForm, useTakenOver } from '#platform/forms/use-form.ts'
import { judgeVatId, vatIdRule } from '#platform/vat-id.ts'
import {
  type AccountValues,
  accountChanges,
  accountSchema,
  accountValues,
  hasChanges,
  type SavedAccount,
} from './account-changes.ts'
import { saveAccount } from './save-account.ts'

export type AccountFields = Form<AccountValues>

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
    rules: { vatId: vatIdRule },
    // A tick is an answer at once; what is typed is one when its field is left.
    onChange: ({ isShippingSame }) => {
      if (isShippingSame !== ticked.current) autosave.schedule()
      ticked.current = isShippingSame
    },
    onSubmit: async () => {
      await autosave.flush()
      return onDone()
    },
  })
  const ticked = useRef(initial.isShippingSame)
  const autosave = useAutosave(async () => {
    const changes = accountChanges(form.values(), known.current)
    const { vatId, ...others } = changes.person
    // A wrong one is not kept; its field says so.
    const isWrong = (await judgeVatId(vatId ?? '')) === 'invalid'
    const right = isWrong ? { ...changes, person: others } : changes
    if (!hasChanges(right)) return false
    await saveAccount(right, known, client)
    return true
  })
  // Addresses that could not be read at first: what is saved stands in every field that nobody changed meanwhile.
  const [begun, setBegun] = useState({ saved, isUnread })
  if (begun.isUnread && (begun.saved.billing !== saved.billing || begun.saved.shipping !== saved.shipping))
    setBegun({ saved: { ...saved, person: begun.saved.person }, isUnread })
  useTakenOver(form, accountValues(begun.saved))
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
