export type FieldValue = string | number | boolean | null
/** Values by dotted path: `billingAddress.city`. */
export type FieldValues = Readonly<Record<string, FieldValue>>

/** `{'a.b': 1}` → `{a: {b: 1}}` */
export function nest(values: FieldValues): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(values)) {
    const steps = path.split('.')
    const last = steps.pop() ?? path
    let at = root
    for (const step of steps) {
      at[step] ??= {}
      at = at[step] as Record<string, unknown>
    }
    at[last] = value
  }
  return root
}

/** What a form takes over of values that were read later: the fields that nobody changed since `before`. */
export function untouched(values: FieldValues, before: FieldValues, now: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => values[name] === before[name] && value !== before[name]),
  )
}

export interface FieldIssue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The first message for each field, in the fields' own order. What is about no field stands under `''`. */
export function messagesByField(issues: readonly FieldIssue[], names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const issue of issues) {
    const path = issue.path.map(String)
    const name = nearestField(path, names)
    if (!found.has(name)) found.set(name, issue.message)
  }
  return new Map([...names, ''].flatMap((name) => (found.has(name) ? [[name, found.get(name) ?? '']] : [])))
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
