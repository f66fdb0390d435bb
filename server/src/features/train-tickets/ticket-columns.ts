import type { NewTrainTicketType } from '@foyer/contract/new-train-ticket-type.schemas'

/** A kind as its row has it. */
export const ticketColumnsOf = (type: NewTrainTicketType) => ({
  name: JSON.stringify(type.name),
  class: type.class,
  description: JSON.stringify(type.description),
  rules: JSON.stringify(type.rules),
  price: type.price,
  valid_from: type.validFrom,
  valid_to: type.validTo,
  cancel_before: type.cancelBefore,
  capacity: type.capacity,
})
