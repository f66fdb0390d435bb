import { readUser } from '@foyer/contract/identity'
import { type Duty, duties } from '@foyer/contract/kit/duties'
import { useQuery } from '@tanstack/react-query'
import { query } from './api.ts'

/** Whether whoever looks at the page has this duty. */
export function useHasDuty(duty: Duty): boolean {
  const { data: user } = useQuery(query(readUser))
  return duties[duty].some((scope) => user?.scope.includes(scope))
}
