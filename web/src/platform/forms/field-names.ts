/** The path of a field or a group of fields: `billing`, `billing.city`, `guests.0.email`. */
export type FieldPath<V> = V extends readonly (infer Item)[]
  ? `${number}` | Within<`${number}`, Item>
  : { [Name in keyof V & string]: Name | Within<Name, V[Name]> }[keyof V & string]

type Within<Name extends string, Value> =
  Extract<Value, object> extends never ? never : `${Name}.${FieldPath<Extract<Value, object>>}`

/** What stands at a path. */
export type FieldValue<V, Path extends string> = Path extends `${infer Step}.${infer Rest}`
  ? FieldValue<At<V, Step>, Rest>
  : At<V, Path>

type At<V, Step extends string> = Step extends keyof V ? V[Step] : V extends readonly (infer Item)[] ? Item : never

/** What is wrong with a field, with what its message leaves open. */
export interface Fault {
  readonly message: string
  readonly places?: Readonly<Record<string, string | number>>
}

/** A fault as a schema finds it. */
export interface FieldIssue extends Fault {
  readonly path: readonly PropertyKey[]
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && (!Array.isArray(value) || value.some(isGroup))

/** Every field of a form by its path, in their order: `guests.0.email`. Several answers to one question are one field. */
export function fieldNames(values: object, lists: 'lists-whole' | 'in-lists' = 'in-lists'): string[] {
  const isOne = (value: unknown) => !isGroup(value) || (lists === 'lists-whole' && Array.isArray(value))
  return Object.entries(values).flatMap(([name, value]) =>
    isOne(value) ? [name] : fieldNames(value, lists).map((inner) => `${name}.${inner}`),
  )
}

/** What the fields of a form are called; a group is called by one name. */
export type NamesOfFields = Readonly<Record<string, string>>

export const nameOf = (names: NamesOfFields, field: string): string =>
  names[field] ?? names[field.split('.')[0] ?? ''] ?? field

/** What is wrong, with the field that it is about: `Venue: Please fill in this field.` */
export const sayWith = (names: NamesOfFields) => (field: string, text: string) => `${nameOf(names, field)}: ${text}`

/** A field's id in the page. */
export function fieldId(name: string): string {
  return name.replaceAll('.', '-')
}

/** The first fault of each field, in the fields' own order. What is about no field stands under `''`. */
export function faultsByField(issues: readonly FieldIssue[], names: readonly string[]): Map<string, Fault> {
  const found = new Map<string, Fault>()
  for (const { path, message, places } of issues) {
    const name = nearestField(path.map(String), names)
    if (!found.has(name)) found.set(name, places === undefined ? { message } : { message, places })
  }
  return new Map([...names, ''].flatMap((name) => (found.has(name) ? [[name, found.get(name) as Fault]] : [])))
}

function nearestField(path: readonly string[], names: readonly string[]): string {
  for (let length = path.length; length > 0; length -= 1) {
    const name = path.slice(0, length).join('.')
    if (names.includes(name)) return name
  }
  return ''
}

/** The path of a server's problem: `body.email`, `/email` and `email` are the same field. */
export function fieldPath(path: string): string[] {
  const steps = path.split(/[./]/).filter((step) => step !== '')
  return steps[0] === 'body' ? steps.slice(1) : steps
}
