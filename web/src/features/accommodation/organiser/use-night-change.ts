import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import {
  allotmentBelowTaken,
  changeNights,
  listOfficeAccommodations,
  type NightGrid,
  type PlannedNights,
  previewNights,
  readNightGrid,
} from '@foyer/contract/office-nights'
import { PlannedNights as Schema } from '@foyer/contract/office-nights.schemas'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { useCommand } from '#platform/command.ts'
import { lookedAt } from '#platform/looked-at.ts'
import { useText } from '#platform/messages/messages.ts'
import { minorUnits } from '#platform/money-text.ts'
import { type ProblemError, refusedWith } from '#platform/problem-error.ts'
import { differences, type Marked } from './marked-nights.ts'

/** What of the chosen nights shall be another, as it stands in the fields. Empty: it stays. */
const nothing = { allotment: '', price: '', minimumStay: '', arrival: '' }
export type NightEntries = Readonly<typeof nothing>

const whole = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN)

/** A change as the contract takes it, and the fields that cannot be read. */
function readEntries({ allotment, price, minimumStay, arrival }: NightEntries) {
  const change = {
    ...(allotment.trim() === '' ? {} : { allotment: whole(allotment) }),
    ...(price.trim() === '' ? {} : { price: minorUnits(price) }),
    ...(minimumStay.trim() === '' ? {} : { minimumStay: whole(minimumStay) }),
    ...(arrival === '' ? {} : { closedToArrival: arrival === 'closed' }),
  }
  const wrong = Object.entries(change).flatMap(([field, value]) =>
    Schema.shape[field as keyof typeof change].safeParse(value).success ? [] : [field],
  )
  return { change, wrong, isEmpty: Object.keys(change).length === 0 }
}

/**
 * A change of a house's nights: typed, looked at by the server, then made with the version of the nights that was seen.
 * Where a colleague changed nights meanwhile, what is typed stays, and nothing is sent before the differences were seen.
 */
export function useNightChange(house: NightGrid, marked: Marked | null, onDone: () => void) {
  const client = useQueryClient()
  const [entries, setEntries] = useState<NightEntries>(nothing)
  const [seen, setSeen] = useState(house)
  const { change, wrong, isEmpty } = readEntries(entries)
  // Who has typed nothing yet sees the nights as they are by now.
  if (isEmpty && seen !== house) setSeen(house)
  const theirs = isEmpty || seen.version === house.version ? [] : differences(seen, house)
  const isOvertaken = !isEmpty && seen.version !== house.version
  const params = { id: String(house.id) }
  const body = marked === null ? null : { ...marked, roomIds: [...marked.roomIds], ...change }
  const isChosen = marked !== null && marked.roomIds.length > 0 && marked.first !== '' && marked.first <= marked.last
  const isReady = isChosen && !isEmpty && wrong.length === 0
  const preview = usePreview(house, body, isReady)
  const save = useSave()
  const { queryKey } = query(readNightGrid, { params })
  const { reason, ...looked } = lookedAt(preview, isReady)
  const { found } = looked
  const isOther = save.error !== null && !refusedWith(save.error, changedMeanwhile)
  return {
    entries,
    set: (field: keyof NightEntries, text: string) => {
      save.reset()
      setEntries({ ...entries, [field]: text })
    },
    wrong,
    isEmpty,
    ...looked,
    isOvertaken,
    /** What a colleague changed since one began. */
    theirs,
    /** They were seen: the next try is made knowing them. */
    goOn: () => setSeen(house),
    discard: () => {
      save.reset()
      setEntries(nothing)
      setSeen(house)
    },
    error: (isOther ? save.error : reason) as ProblemError | null,
    isSending: save.isPending,
    async submit() {
      // Where nothing can be told of it, the next try asks again.
      if (found === undefined) return void preview.refetch()
      if (body === null || isOvertaken) return
      try {
        const now = await save.mutateAsync({ params, body: { ...body, version: seen.version } })
        client.setQueryData(queryKey, now)
        setEntries(nothing)
        setSeen(now)
        onDone()
      } catch (error) {
        if (refusedWith(error, changedMeanwhile)) client.setQueryData(queryKey, error.problem['theirs'] as NightGrid)
        else if (refusedWith(error, allotmentBelowTaken)) await client.invalidateQueries({ queryKey })
      }
    },
  }
}

function useSave() {
  const { t } = useText()
  const refreshes = [listOfficeAccommodations, previewNights]
  return useCommand(changeNights, { done: t('The nights are changed.'), failed: null, refreshes })
}

/** What the server says that the change would do, as it is typed. */
function usePreview(house: NightGrid, body: PlannedNights | null, isReady: boolean) {
  return useQuery({
    ...query(previewNights, {
      params: { id: String(house.id) },
      body: body ?? { roomIds: [], first: '', last: '' },
    }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    // What is taken of them may be more by now.
    staleTime: 0,
    retry: false,
  })
}
