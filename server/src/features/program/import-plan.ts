import type { ImportedRow } from '@foyer/contract/program-import'
import type * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import type { Fault, Given } from './import-cells.ts'

/** A line of a table: what it says, and what of it is there already. */
export interface Planned<Entries, Kept> extends Omit<ImportedRow, 'changes' | 'faults'> {
  readonly changes: readonly string[]
  readonly faults: readonly Fault[]
  readonly entries: Entries
  readonly before: Kept | null
}

/** What the contract says of what a line says, by its columns; the first of each. @returns none where nothing is wrong. */
export async function faultsOf<S extends z.ZodMiniType>(
  context: OfficeContext,
  schema: S,
  entries: unknown,
  columns: Readonly<Record<string, string>>,
): Promise<readonly Fault[]> {
  try {
    await acceptContent(context, schema, entries as z.input<S>)
    return []
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    return error.issues.map(({ path, message }) => {
      const steps = path.split('.')
      const name = steps.find((step) => step in columns) ?? steps[0] ?? ''
      return { column: columns[name] ?? name, message }
    })
  }
}

/** One sentence for each column. */
const firstOfEach = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ column }, at) => faults.findIndex((other) => other.column === column) === at)

/** What becomes of a line. */
export function fate(
  { line }: Given,
  {
    code,
    name,
    faults,
    before,
    changes,
  }: Pick<Planned<unknown, unknown>, 'code' | 'name' | 'faults' | 'before' | 'changes'>,
) {
  const own = firstOfEach(faults)
  const does: ImportedRow['does'] =
    own.length > 0 ? 'refuse' : before === null ? 'add' : changes.length > 0 ? 'change' : 'same'
  return { line, code: code.slice(0, 60), name: name.slice(0, 200), does, faults: own, changes }
}
