import { readUser } from '@foyer/contract/identity'
import { type Duty, hasDuty } from '@foyer/contract/kit/duties'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useReader } from '#ui/read-only.tsx'
import { query } from './api.ts'

/** Duties that are nothing but changing something. The others are for reading, or are done wherever one is. */
const changes: ReadonlySet<Duty> = new Set([
  'editOffer',
  'editContent',
  'editLists',
  'editVouchers',
  'changeSold',
  'makeOrders',
  'giveFree',
  'matchBank',
  'changePeople',
  'answerPeople',
  'runWaitingRoom',
  'runEditions',
])

/** Whether whoever looks at the page has this duty, whatever can be done where they are. */
export function useIsEntrusted(duty: Duty): boolean {
  const { data: user } = useQuery(query(readUser))
  return hasDuty(user?.scope ?? [], duty)
}

/** Whether whoever looks at the page has this duty, and it can be done here: where nothing can be changed, some cannot. */
export function useHasDuty(duty: Duty): boolean {
  const has = useIsEntrusted(duty)
  const reader = useReader()
  const isWithheld = has && reader !== null && changes.has(duty)
  useEffect(() => {
    if (isWithheld) reader.tell()
  }, [isWithheld, reader])
  return has && !isWithheld
}
