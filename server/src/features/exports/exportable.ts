import type { ExportFilters, ExportKind } from '@foyer/contract/exports'
import { orderLineTable, orderTable, paymentTable } from '#features/orders'
import { peopleTable } from '#features/people'
import { sessionTable, speakerTable } from '#features/program'
import type { Context } from '#platform/context'
import type { WholeList } from '#platform/database/keyset'
import type { SheetCell } from '#platform/papers/sheet'

/** A line by its columns: money in minor units, moments as such. */
export type ExportLine = Readonly<Record<string, SheetCell>>

/** Where the lines of each table come from. */
export const exportables: Readonly<
  Record<ExportKind, (context: Context, filters: ExportFilters) => WholeList<ExportLine>>
> = {
  orders: orderTable,
  'order-lines': orderLineTable,
  payments: paymentTable,
  people: peopleTable,
  sessions: sessionTable,
  speakers: speakerTable,
}
