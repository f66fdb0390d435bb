import { type OfficeSpeaker, readOfficeSpeaker } from '@foyer/contract/office-program-parts'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

/** Whatever shows the speaker shows them as the server gave them. */
export function useKeepSpeaker(): (speaker: OfficeSpeaker) => void {
  const client = useQueryClient()
  return (speaker) => {
    client.setQueryData(query(readOfficeSpeaker, { params: { id: String(speaker.id) } }).queryKey, speaker)
    for (const key of ['program.listOfficeSpeakers', 'program.readProgramParts'])
      void client.invalidateQueries({ queryKey: [key] })
  }
}
