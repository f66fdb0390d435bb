import type { OfficePassType } from '@foyer/contract/office-pass-types'
import * as z from 'zod/mini'
import { auditedRecord } from '#platform/door/audit'
import { Content } from '#platform/ground/texts'
import type { PassTypeRow } from './passes.queries.ts'
import { phasesOf, priceAt } from './price-phases.ts'

const Benefits = z.array(Content)

/** A pass type as the office sees it. */
export function presentOfficePassType(type: PassTypeRow, now: Date): OfficePassType {
  return {
    id: type.id,
    version: type.version,
    position: type.position,
    name: z.parse(Content, type.name),
    codeType: type.code_type,
    list: type.list,
    description: z.parse(Content, type.description),
    benefits: z.parse(Benefits, type.benefits),
    price: type.price,
    pricePhases: phasesOf(type),
    priceNow: priceAt(type, now),
    capacity: type.capacity,
    quotaId: type.quota_id,
    sharedLeft: type.quota_left,
    onSaleFrom: type.on_sale_from?.toISOString() ?? null,
    onSaleUntil: type.on_sale_until?.toISOString() ?? null,
    isHidden: type.is_hidden,
    requiresApproval: type.requires_approval,
    upgradeableBy: [...type.upgradeable_by],
    held: type.held,
    sold: type.sold,
  }
}

const fields = [
  'name',
  'codeType',
  'list',
  'description',
  'benefits',
  'price',
  'pricePhases',
  'capacity',
  'quotaId',
  'onSaleFrom',
  'onSaleUntil',
  'isHidden',
  'requiresApproval',
  'upgradeableBy',
] as const

/** What people decide of it: how many are taken, and how often it was changed, is no act of theirs. */
export const decidedOf = (type: OfficePassType): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map((field) => [field, type[field]]))

/** Nothing in it names a person. */
export const passTypeRecord = auditedRecord('pass-type', fields)
