import type { Export, ExportFilters, SavedExport } from '@foyer/contract/exports'
import type { ExportRow, SavedExportRow } from './exports.queries.ts'

/** So long a file can be taken, in milliseconds; the retention table forgets it then. */
export const FILE_MS = 24 * 3600 * 1000

function statusOf({ finished_at, failure, tries }: ExportRow): Export['status'] {
  if (failure !== null) return 'failed'
  if (finished_at !== null) return 'ready'
  return tries === 0 ? 'waiting' : 'running'
}

// Both were read by the contract when they were asked for.
const askedOf = (row: Pick<ExportRow, 'kind' | 'format' | 'columns' | 'filters'>) => ({
  kind: row.kind,
  format: row.format,
  columns: row.columns as string[],
  filters: row.filters as ExportFilters,
})

export const presentExport = (row: ExportRow): Export => ({
  uuid: row.id,
  ...askedOf(row),
  status: statusOf(row),
  rows: row.rows,
  expectedRows: row.expected_rows,
  size: row.size,
  failure: row.failure,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  expiresAt: row.finished_at === null ? null : new Date(row.finished_at.getTime() + FILE_MS).toISOString(),
})

export const presentSaved = (row: SavedExportRow, userId: string): SavedExport => ({
  uuid: row.id,
  ...askedOf(row),
  name: row.name,
  isShared: row.is_shared,
  isOwn: row.saved_by === userId,
  every: row.every,
  nextAt: row.next_at?.toISOString() ?? null,
  lostAt: row.lost_at?.toISOString() ?? null,
})
