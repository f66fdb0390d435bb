import { readFloorPlan, readSitePlan } from '@foyer/contract/exhibitors'
import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { type OfficeWays, readWays, saveWays, type WaysEntries } from '@foyer/contract/office-ways'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { recognised } from './sign-keys.ts'
import { entriesOf, isSame, merged } from './ways-draft.ts'

interface Draft {
  /** As it was last known to be saved. */
  readonly base: OfficeWays
  readonly now: WaysEntries
  /** As it was before each change, the last one at the end. */
  readonly past: readonly WaysEntries[]
  /** A colleague saved first, and both are in it. */
  readonly isMerged: boolean
}

const unchanged = (saved: OfficeWays, here: WaysEntries = saved): Draft => ({
  base: saved,
  now: recognised(here, entriesOf(saved)),
  ...{ past: [], isMerged: false },
})

/** What a colleague saved takes the place of all that was not changed here. */
function givingWay({ base, now }: Draft, theirs: OfficeWays): Draft {
  if (isSame(now, entriesOf(base))) return unchanged(theirs, now)
  const both = recognised(now, merged(entriesOf(base), now, entriesOf(theirs)))
  return { base: theirs, now: both, past: [], isMerged: true }
}

/** They are saved as they were sent; what was changed since is not yet. */
function saved({ now, past }: Draft, sent: WaysEntries, base: OfficeWays): Draft {
  if (isSame(now, sent)) return unchanged(base, now)
  return { base, now: recognised(now, merged(sent, now, entriesOf(base))), past, isMerged: false }
}

/** The ways as they are edited: nothing of it is saved until all of it is. */
export function useWays(known: OfficeWays) {
  const { t } = useText()
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => unchanged(known))
  const save = useCommand(saveWays, { ...ownWords, refreshes: [readFloorPlan, readSitePlan] })
  const { base, now, past, isMerged } = draft
  useEffect(() => {
    setDraft((one) => (known.version > one.base.version ? givingWay(one, known) : one))
  }, [known])
  const keep = (next: OfficeWays) => client.setQueryData(query(readWays).queryKey, next)
  const change = (next: WaysEntries) =>
    setDraft((one) => (isSame(next, one.now) ? one : { ...one, now: next, past: [...one.past, one.now] }))
  return {
    ...{ base, now, isMerged, change },
    isDirty: !isSame(now, entriesOf(base)),
    isSending: save.isPending,
    /** Why it could not be saved; that a colleague was first is said otherwise. */
    error: refusedWith(save.error, changedMeanwhile) ? null : save.error,
    /** So many can be undone. */
    steps: past.length,
    undo: past.length === 0 ? null : () => setDraft({ ...draft, now: past.at(-1) ?? now, past: past.slice(0, -1) }),
    discard: () => change(entriesOf(base)),
    takeTheirs: () => setDraft(unchanged(base, now)),
    send: () =>
      save.mutateAsync({ body: { ...now, version: base.version } }).then(
        (next) => {
          setDraft((one) => saved(one, now, next))
          keep(next)
          toast(t('The ways are saved.'))
        },
        (error: unknown) => {
          if (!refusedWith(error, changedMeanwhile)) return
          keep(error.problem['theirs'] as OfficeWays)
        },
      ),
  }
}

export type Ways = ReturnType<typeof useWays>
