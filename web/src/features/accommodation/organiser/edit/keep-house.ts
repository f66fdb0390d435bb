import { type OfficeAccommodation, readOfficeAccommodation } from '@foyer/contract/office-accommodation'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

/** Whatever shows the house shows it as the server gave it. */
export function useKeepHouse() {
  const client = useQueryClient()
  return (house: OfficeAccommodation) => {
    client.setQueryData(query(readOfficeAccommodation, { params: { id: String(house.id) } }).queryKey, house)
    for (const id of ['accommodation.listOfficeAccommodations', 'accommodation.readNightGrid'])
      void client.invalidateQueries({ queryKey: [id] })
  }
}
