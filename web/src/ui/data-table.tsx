import type { ReactNode } from 'react'
import styles from './data-table.module.css'

export interface Column<Row> {
  readonly key: string
  readonly head: ReactNode
  readonly cell: (row: Row) => ReactNode
  /**
   * Where it stands on a small screen, on which each line is a card: its title, at the title's side, beneath the title,
   * at the side of that, or below all. Left out: it is not shown there.
   */
  readonly at?: 'title' | 'side' | 'note' | 'state' | 'below'
  readonly isNumber?: boolean
}

interface DataTableProps<Row> {
  /** Unlike any other on the page, headings included. */
  readonly label: string
  /** The first names the line. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  /** Keys of columns that are left out; never the first. */
  readonly hidden?: ReadonlySet<string> | undefined
  /** The line of which more is shown beside the table; null: of none now. Left out: nothing is. */
  readonly current?: string | number | null | undefined
}

/** Lines of one kind. It scrolls sideways where it is too wide, with its head in sight; on a small screen lines are cards. */
export function DataTable<Row>({ label, columns: all, rows, keyOf, hidden, current }: DataTableProps<Row>) {
  const columns = hidden === undefined ? all : all.filter(({ key }, at) => at === 0 || !hidden.has(key))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keys.
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table} data-beside={current === undefined ? undefined : ''}>
        <thead>
          <tr>
            {columns.map(({ key, head, isNumber }) => (
              <th key={key} scope="col" data-number={isNumber}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-rows>
          {rows.map((row) => (
            <tr key={keyOf(row)} aria-current={current === keyOf(row) ? true : undefined}>
              {columns.map(({ key, cell, at = 'nowhere', isNumber }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" data-at={at}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} data-at={at} data-number={isNumber}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
