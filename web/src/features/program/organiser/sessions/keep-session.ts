import { type OfficeSession, readOfficeSession } from '@foyer/contract/office-program'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

/** Whatever shows the session shows it as the server gave it. */
export function useKeepSession(): (session: OfficeSession) => void {
  const client = useQueryClient()
  return (session) => {
    client.setQueryData(query(readOfficeSession, { params: { id: String(session.id) } }).queryKey, session)
    for (const key of ['program.listOfficeSessions', 'program.readProgramParts'])
      void client.invalidateQueries({ queryKey: [key] })
  }
}
