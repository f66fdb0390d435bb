import { requests } from '@foyer/contract/kit/refusal'
import { notUpgradeableMessage } from '@foyer/contract/new-pass-type.schemas'
import {
  capacityBelowTaken,
  type changePassType as changePassTypeEndpoint,
  type OfficePassType,
} from '@foyer/contract/office-pass-types'
import { PassTypeChange, saleEndsFirstMessage } from '@foyer/contract/office-pass-types.schemas'
import { acceptContent } from '#features/editions'
import type { CallerContext, Context, Person } from '#platform/context'
import { orElse } from '#platform/database/take-or-fail'
import { type Audited, audited } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { acceptUpgradeable, assertQuota } from './create-pass-type.ts'
import { decidedOf, passTypeRecord, presentOfficePassType } from './office-pass-type.ts'
import { changePassTypeRow } from './office-pass-types.queries.ts'
import { replaceUpgrades } from './pass-types.queries.ts'
import { findPassTypeRow } from './passes.queries.ts'

/** A pass type of the context's edition. @throws Refused `requests/not-found`. */
export async function getOfficePassType(context: Context, id: number): Promise<OfficePassType> {
  const row = await findPassTypeRow(context, id)
  if (row === undefined) throw refuse(requests.notFound)
  return presentOfficePassType(row, context.now)
}

/** @throws InvalidInput where nobody could ever buy it. */
export function assertSaleWindow({
  onSaleFrom,
  onSaleUntil,
}: Pick<OfficePassType, 'onSaleFrom' | 'onSaleUntil'>): void {
  if (onSaleFrom !== null && onSaleUntil !== null && onSaleFrom >= onSaleUntil)
    throw new InvalidInput([{ path: 'onSaleUntil', message: saleEndsFirstMessage }])
}

/**
 * Changes a pass type that is still as whoever changes it saw it. Orders that were made keep what they were made with.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`, `passes/capacity-below-taken`; InvalidInput.
 */
export async function changePassType(
  context: CallerContext<Person>,
  { params: { id }, body }: Parameters<UseCase<typeof changePassTypeEndpoint>>[1],
): Promise<Audited<OfficePassType>> {
  const { version, ...change } = await acceptContent(context, PassTypeChange, body)
  const before = await getOfficePassType(context, id)
  if (before.version !== version) throw refuseChangedMeanwhile(body, before)
  assertSaleWindow({ ...before, ...definedOf(change) })
  await assertQuota(context, change.quotaId)
  const { upgradeableBy } = change
  if (upgradeableBy?.includes(id)) throw new InvalidInput([{ path: 'upgradeableBy', message: notUpgradeableMessage }])
  const from = upgradeableBy && (await acceptUpgradeable(context, before.list, upgradeableBy))
  const full = orElse(() => refuse(capacityBelowTaken, { taken: before.held + before.sold }))
  if (!(await changePassTypeRow(context, id, version, columnsOf(change)).catch(full))) {
    const now = await getOfficePassType(context, id)
    if (now.version !== version) throw refuseChangedMeanwhile(body, now)
    throw refuse(capacityBelowTaken, { taken: now.held + now.sold })
  }
  if (from !== undefined) await replaceUpgrades(context, id, from)
  const after = await getOfficePassType(context, id)
  return audited(passTypeRecord.changed(id, decidedOf(before), decidedOf(after)), after)
}

const definedOf = (change: object) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

function columnsOf({ name, description, benefits, ...rest }: Omit<PassTypeChange, 'version'>) {
  const { onSaleFrom, onSaleUntil, price, pricePhases, capacity, quotaId, isHidden, requiresApproval } = rest
  return definedOf({
    name: name && JSON.stringify(name),
    description: description && JSON.stringify(description),
    benefits: benefits && JSON.stringify(benefits),
    price,
    price_phases: pricePhases && JSON.stringify(pricePhases),
    capacity,
    quota_id: quotaId,
    on_sale_from: onSaleFrom,
    on_sale_until: onSaleUntil,
    is_hidden: isHidden,
    requires_approval: requiresApproval,
  })
}
