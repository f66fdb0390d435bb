import type { ProgramParts } from '@foyer/contract/office-program'
import { useText } from '#platform/messages/messages.ts'
import { useWritten } from '../program-words.ts'
import { type DayGrid, minuteIn } from './day-grid.ts'
import type { Moving } from './use-moving.ts'

/** Where a lifted session is, and what is there, for who does not see it. */
export function useCarriedWords(
  { chosen, place, isLifted }: Moving,
  grid: DayGrid,
  stages: ProgramParts['stages'],
): string {
  const { t } = useText()
  const say = useWritten()
  if (chosen === undefined || place === null || !isLifted) return ''
  const [, time = ''] = place.startsAt.split('T')
  const room = stages.find(({ code }) => code === place.stage)
  const at = minuteIn(place.startsAt.slice(0, 10), `${place.startsAt}:00Z`, 'UTC')
  const own = grid.blocks.find(({ session }) => session.id === chosen.id)
  const end = at + (own === undefined ? 0 : own.to - own.from)
  const there = grid.blocks.find(
    ({ session, stage, from, to }) =>
      session.id !== chosen.id && stage !== null && stage === place.stage && from < end && at < to,
  )
  const words = { title: say(chosen.title), time, stage: room === undefined ? '' : `${room.hall}, ${room.name}` }
  const lifted =
    room === undefined ? t('“{title}” lifted: {time}.', words) : t('“{title}” lifted: hall {stage}, {time}.', words)
  return there === undefined ? lifted : `${lifted} ${t('“{title}” is there.', { title: say(there.session.title) })}`
}
