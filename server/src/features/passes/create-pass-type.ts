import { NewPassType, noQuotaMessage, notUpgradeableMessage } from '@foyer/contract/new-pass-type.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { hasQuota } from './pass-quotas.queries.ts'
import { insertPassType, insertUpgrades, listPassTypeLists } from './pass-types.queries.ts'

/**
 * Puts a pass type into the context's edition, behind those that are there.
 * @returns its id.
 * @throws InvalidInput
 */
export async function createPassType(context: OfficeContext, entered: NewPassType): Promise<number> {
  const type = await acceptContent(context, NewPassType, entered)
  const from = await acceptUpgradeable(context, type.list, type.upgradeableBy)
  await assertQuota(context, type.quotaId)
  const { id } = await insertPassType(context, {
    name: JSON.stringify(type.name),
    code_type: type.codeType,
    list: type.list,
    description: JSON.stringify(type.description),
    benefits: JSON.stringify(type.benefits),
    price: type.price,
    price_phases: JSON.stringify(type.pricePhases ?? []),
    capacity: type.capacity,
    quota_id: type.quotaId ?? null,
    on_sale_from: type.onSaleFrom,
    on_sale_until: type.onSaleUntil,
    is_hidden: type.isHidden,
    requires_approval: type.requiresApproval,
  })
  if (from.length > 0) await insertUpgrades(context, id, from)
  return id
}

/** @throws InvalidInput where it is none of the edition. */
export async function assertQuota(context: OfficeContext, quotaId: number | null | undefined): Promise<void> {
  if (quotaId != null && !(await hasQuota(context, quotaId)))
    throw new InvalidInput([{ path: 'quotaId', message: noQuotaMessage }])
}

/**
 * From which types one may come to an upgrade, each once.
 * @throws InvalidInput where it is no upgrade, or one of them is no pass type of the edition.
 */
export async function acceptUpgradeable(
  context: OfficeContext,
  list: NewPassType['list'],
  entered: readonly number[],
): Promise<number[]> {
  const from = [...new Set(entered)]
  const known = from.length === 0 ? [] : await listPassTypeLists(context, from)
  if (known.length !== from.length || (from.length > 0 && list !== 'paid-upgrade'))
    throw new InvalidInput([{ path: 'upgradeableBy', message: notUpgradeableMessage }])
  return from
}
