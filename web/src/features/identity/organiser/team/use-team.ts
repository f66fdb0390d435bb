import { listStaff, type Team } from '@foyer/contract/staff'
import { useMutation } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { toast } from '#platform/toasts.ts'
import { withSecondFactor } from '../../shared/second-factor.ts'

export const teamQuery = query(listStaff)

/**
 * Changes the team: each act answers with it as it is then, and asks for a second factor that was shown just now.
 * @param said what is said in passing when it is done.
 */
export const useTeamAct = (said: string, onDone: () => void = () => {}) =>
  useMutation<Team, ProblemError, () => Promise<Team>>({
    mutationFn: withSecondFactor,
    onSuccess: (team) => {
      queryClient.setQueryData(teamQuery.queryKey, team)
      onDone()
      toast(said)
    },
  })
