import type { FieldValues } from './field-values.ts'
import type { Form } from './forms.ts'

/** The fields of a form under a path, `shipping.city` as `city`: a part that is drawn as a form of its own. */
export function formPart(
  { values, field, set, error }: Pick<Form, 'values' | 'field' | 'set' | 'error'>,
  path: string,
) {
  const own: FieldValues = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(`${path}.`) ? [[name.slice(path.length + 1), value]] : [],
    ),
  )
  return {
    values: own,
    field: (name: string) => field(`${path}.${name}`),
    set: (name: string, value: number) => set(`${path}.${name}`, value),
    error: (name: string) => error(`${path}.${name}`),
  }
}
