import { listExhibitors } from '@foyer/contract/exhibitors'
import { listHalls, type OfficeHall, readHall } from '@foyer/contract/office-halls'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

/** Whatever shows the hall shows it as it is now. */
export function useKeepHall() {
  const client = useQueryClient()
  return (saved: OfficeHall) => {
    client.setQueryData(query(readHall, { params: { id: String(saved.id) } }).queryKey, saved)
    for (const key of [
      listHalls.id,
      listExhibitors.id,
      'exhibitors.readExhibitorParts',
      'exhibitors.readOfficeExhibitor',
    ])
      void client.invalidateQueries({ queryKey: [key] })
  }
}
