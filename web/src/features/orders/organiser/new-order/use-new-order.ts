import {
  giveOrder,
  type MadeOrderChoices,
  type MadeThing,
  madeOrderDiffers,
  makeOrder,
  previewMadeOrder,
  type Settlement,
} from '@foyer/contract/made-orders'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { withSecondFactor } from '#features/identity'
import { query, send } from '#platform/api.ts'
import { lookedAt } from '#platform/looked-at.ts'
import { useText } from '#platform/messages/messages.ts'
import { type ProblemError, refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import type { ChosenStay } from '../change-stay/stay-fields.tsx'
import { refreshOrder } from '../use-refund.ts'

/** What is chosen, as the fields have it; nothing is the empty text. */
interface Chosen {
  readonly passTypeId: string
  readonly stays: readonly ChosenStay[]
  readonly trainTypeId: string
  readonly passenger: string
  readonly eventId: string
  readonly guest: string
}

const nothing: Chosen = { passTypeId: '', stays: [], trainTypeId: '', passenger: '', eventId: '', guest: '' }

/** Undefined where something that was begun is not said yet. */
function thingsOf({ passTypeId, stays, trainTypeId, passenger, eventId, guest }: Chosen): MadeThing[] | undefined {
  const areStays = stays.every(({ roomId, arrival, departure }) => roomId !== 0 && arrival < departure)
  if (!areStays || (trainTypeId !== '' && passenger.trim() === '')) return undefined
  return [
    ...(passTypeId === '' ? [] : [{ kind: 'pass' as const, passTypeId: Number(passTypeId) }]),
    ...stays.map(({ roomId, arrival, departure, occupancy }) => ({
      kind: 'room' as const,
      roomId,
      arrival,
      departure,
      roomOccupancy: occupancy,
    })),
    ...(trainTypeId === ''
      ? []
      : [{ kind: 'train-ticket' as const, typeId: trainTypeId, passengerName: passenger.trim() }]),
    ...(eventId === ''
      ? []
      : [{ kind: 'vip-event' as const, eventId: Number(eventId), guest: guest.trim() === '' ? null : guest.trim() }]),
  ]
}

export type HowSettled = Settlement | 'free'

function useSettlement({ settlements }: MadeOrderChoices) {
  const [how, setHow] = useState<HowSettled>(settlements[0]?.settlement ?? 'free')
  const [day, setDay] = useState('')
  const [reason, setReason] = useState('')
  const usual = settlements.find(({ settlement }) => settlement === how)?.until ?? ''
  return {
    how,
    setHow: (next: HowSettled) => {
      setHow(next)
      // Each way has days of its own.
      setDay('')
    },
    until: day === '' ? usual : day,
    setUntil: setDay,
    reason,
    setReason,
  }
}

/** An order for somebody in hand, what the server says of it, and making it. */
export function useNewOrder(choices: MadeOrderChoices) {
  const { t } = useText()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Chosen>({ ...nothing, passenger: choices.person.name })
  const settled = useSettlement(choices)
  const { how, until, reason } = settled
  const params = { uuid: choices.person.uuid }
  const things = thingsOf(chosen)
  const isComplete = things !== undefined && things.length > 0
  // What is given is seen at what it would cost.
  const terms = how === 'free' ? { settlement: 'link' as const } : { settlement: how, until }
  const preview = useQuery({
    ...query(previewMadeOrder, { params, body: { things: things ?? [], ...terms } }),
    enabled: isComplete,
    placeholderData: keepPreviousData,
    // Others may have acted since the same was asked before.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const { found, isLooking, reason: unsaid } = lookedAt(preview, isComplete)
  const make = useMutation<{ readonly uuid: string } | undefined, ProblemError>({
    mutationFn: async () => {
      if (found === undefined || things === undefined) return undefined
      const { seen } = found
      if (how !== 'free') return send(makeOrder, { params, body: { things, settlement: how, until, seen } })
      return withSecondFactor(() => send(giveOrder, { params, body: { things, reason: reason.trim(), seen } }))
    },
    onSuccess: async (made) => {
      if (made === undefined) return
      toast(
        how === 'free' ? t('It is theirs, and they are told by mail.') : t('It is held, and the mail is on its way.'),
      )
      await refreshOrder()
      await navigate({ to: '/organiser/orders/$uuid', params: { uuid: made.uuid } })
    },
    onError: (error) => {
      if (refusedWith(error, madeOrderDiffers)) void preview.refetch()
    },
  })
  return {
    chosen,
    choose: (part: Partial<Chosen>) => {
      make.reset()
      setChosen((before) => ({ ...before, ...part }))
    },
    ...settled,
    found,
    /** What is shown is of what was chosen before. */
    isStale: preview.isPlaceholderData || preview.isFetching,
    error: (make.error ?? unsaid) as ProblemError | null,
    isLooking,
    isSending: make.isPending,
    submit: () => {
      // Why nothing can be told of it is said already; the next try asks again.
      if (found === undefined) void preview.refetch()
      else make.mutate()
    },
  }
}

export type NewOrder = ReturnType<typeof useNewOrder>
