import { requests } from '@foyer/contract/kit/refusal'
import type { saveContract as endpoint, HouseContract } from '@foyer/contract/office-contracts'
import { getEdition } from '#features/editions'
import type { CallerContext, Person } from '#platform/context'
import { type Audited, audited } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { changeContract } from './contracts.queries.ts'
import { contractColumns, createContract } from './create-contract.ts'
import { houseRecord } from './house-record.ts'
import { findHouseWithNights } from './office-nights.queries.ts'
import { presentContract } from './present-night-grid.ts'

/**
 * Writes down what was agreed with a house. Whoever comes second is shown what stands there; with another date than
 * before, rooms go back anew when it is over.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`.
 */
export async function saveContract(
  context: CallerContext<Person>,
  { params: { id }, body }: Parameters<UseCase<typeof endpoint>>[1],
): Promise<Audited<HouseContract>> {
  const before = await getContract(context, id)
  const { version, ...entries } = body
  const { userId } = context.caller
  const isSaved =
    version === null
      ? await createContract(context, id, entries, userId)
      : await changeContract(context, id, version, contractColumns(entries, userId))
  const after = await getContract(context, id)
  if (after === null) throw refuse(requests.notFound)
  if (!isSaved) throw refuseChangedMeanwhile(body, after)
  return audited(houseRecord.changed(id, before === null ? {} : decidedOf(before), decidedOf(after)), after)
}

const decidedOf = ({ roomNights, cutOffOn, attritionPercent, rate, email }: HouseContract) => ({
  roomNights,
  cutOffOn,
  attritionPercent,
  rate,
  email,
})

async function getContract(context: CallerContext<Person>, id: number): Promise<HouseContract | null> {
  const house = await findHouseWithNights(context, id)
  if (house === undefined) throw refuse(requests.notFound)
  const { timeZone } = await getEdition(context)
  return presentContract(house, { now: context.now, timeZone })
}
