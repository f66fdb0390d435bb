import { listOfficeVipEvents, type OfficeVipEvent, readOfficeVipEvent } from '@foyer/contract/office-vip-events'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

/** Whatever shows the event shows it as the server gave it. */
export function useKeepEvent(): (event: OfficeVipEvent) => void {
  const client = useQueryClient()
  return (event) => {
    client.setQueryData(query(readOfficeVipEvent, { params: { id: String(event.id) } }).queryKey, event)
    void client.invalidateQueries({ queryKey: [listOfficeVipEvents.id] })
  }
}
