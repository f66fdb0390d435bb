import { readProgramParts } from '@foyer/contract/office-program'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

/** What speakers are called whom sessions name by their codes. */
export function useSpeakerNames(): (codes: readonly string[]) => string {
  const { data } = useQuery(query(readProgramParts))
  return (codes) =>
    codes.map((code) => data?.speakers.find((speaker) => speaker.code === code)?.name ?? code).join(', ')
}
