import type { FieldOf, Form } from '#platform/forms/use-form.ts'
import type { PageFields } from './page-entries.ts'

/** A list of fields in the form, and what can be done with its lines. */
export interface Lines {
  /** Where the list is in the form. */
  readonly path: string
  readonly count: number
  add(line: unknown): void
  remove(at: number): void
  /** One place up or down. */
  move(at: number, by: -1 | 1): void
}

export const fieldIn = ({ model }: Pick<Form<PageFields>, 'model'>, name: string): FieldOf => ({ model, name })

export function linesIn({ model }: Pick<Form<PageFields>, 'model'>, path: string): Lines {
  const lines = () => model.value(path) as readonly unknown[]
  return {
    path,
    count: lines().length,
    add: (line) => model.set(path, [...lines(), line]),
    remove: (at) =>
      model.set(
        path,
        lines().filter((_, place) => place !== at),
      ),
    move: (at, by) => {
      const all = [...lines()]
      const [line] = all.splice(at, 1)
      all.splice(at + by, 0, line)
      model.set(path, all)
    },
  }
}
