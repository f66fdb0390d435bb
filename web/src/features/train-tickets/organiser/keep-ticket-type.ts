import {
  listOfficeTrainTicketTypes,
  listTrainTicketCodes,
  type OfficeTrainTicketType,
  readOfficeTrainTicketType,
} from '@foyer/contract/office-train-tickets'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

/** Whatever shows the kind shows it as the server gave it. */
export function useKeepTicketType(): (type: OfficeTrainTicketType) => void {
  const client = useQueryClient()
  return (type) => {
    client.setQueryData(query(readOfficeTrainTicketType, { params: { id: type.id } }).queryKey, type)
    for (const { id } of [listOfficeTrainTicketTypes, listTrainTicketCodes])
      void client.invalidateQueries({ queryKey: [id] })
  }
}
