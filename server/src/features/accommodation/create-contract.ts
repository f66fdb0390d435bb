import type { ContractEntries } from '@foyer/contract/office-contracts'
import type { OfficeContext } from '#platform/context'
import { insertContract } from './contracts.queries.ts'

export const contractColumns = (entries: ContractEntries, savedBy: string) => ({
  room_nights: entries.roomNights,
  cut_off_on: entries.cutOffOn,
  attrition_percent: entries.attritionPercent,
  rate: entries.rate,
  email: entries.email,
  saved_by: savedBy,
})

/** Writes down what was agreed with a house that has no contract yet. @param savedBy who of the staff decided it. */
export const createContract = (
  context: Pick<OfficeContext, 'db'>,
  houseId: number,
  entries: ContractEntries,
  savedBy: string,
): Promise<boolean> => insertContract(context, houseId, contractColumns(entries, savedBy))
