export type Json = Record<string, unknown>

/** Shorter ones say no more by name. */
const WORTH_A_NAME = 60
/** Under these keys of a schema stands another one, or a list or a table of them. */
const one = ['items', 'additionalProperties', 'propertyNames', 'not']
const several = ['anyOf', 'oneOf', 'allOf', 'prefixItems']

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema with each schema right inside it replaced. */
function withInner(schema: Json, replace: (inner: Json) => Json): Json {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (one.includes(key) && isObject(value)) return [key, replace(value)]
      if (several.includes(key) && Array.isArray(value)) return [key, value.map((inner: Json) => replace(inner))]
      if (key === 'properties' && isObject(value))
        return [key, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replace(inner as Json)]))]
      return [key, value]
    }),
  )
}

/** The parts of a document that several places have: each stands once, in the components, and is referred to. */
export class SharedParts {
  readonly schemas: Record<string, Json> = {}
  readonly parameters: Record<string, Json> = {}
  readonly responses: Record<string, Json> = {}
  /** What a schema looks like in full → its name. */
  readonly #names = new Map<string, string>()

  /** @param named what the contract calls its schemas, as they look when they come in or go out. */
  constructor(named: Iterable<readonly [name: string, schema: Json, whenComing: 'input' | 'output']>) {
    const taken = new Set<string>()
    for (const [name, schema, io] of named) {
      const text = JSON.stringify(schema)
      if (text.length < WORTH_A_NAME || this.#names.has(text)) continue
      const free = taken.has(name) ? `${name}${io === 'input' ? 'Input' : 'Output'}` : name
      if (taken.has(free)) throw new Error(`Two schemas of the contract are called ${free}.`)
      taken.add(free)
      this.#names.set(text, free)
    }
  }

  readonly schema = (schema: Json): Json => {
    const name = this.#names.get(JSON.stringify(schema))
    if (name === undefined) return withInner(schema, this.schema)
    this.schemas[name] ??= withInner(schema, this.schema)
    return { $ref: `#/components/schemas/${name}` }
  }

  /** What every operation asks, each by its own name: `query.limit`, or a second one of that name by its operation's. */
  parameter(parameter: Json, operation: string): Json {
    return this.#refer('parameters', parameter, [
      `${parameter['in']}.${parameter['name']}`,
      `${operation}.${parameter['name']}`,
    ])
  }

  /** @param codes of the refusals that it stands for. */
  response(response: Json, codes: readonly string[], operation: string): Json {
    const [first = '', ...more] = codes.map((code) => code.replace('/', '.'))
    return this.#refer('responses', response, [
      more.length === 0 ? first : `${first}.and-${more.length}-more`,
      `${operation}.${first}`,
    ])
  }

  #refer(place: 'parameters' | 'responses', part: Json, names: readonly string[]): Json {
    const parts = this[place]
    const text = JSON.stringify(part)
    const known = Object.keys(parts).find((name) => JSON.stringify(parts[name]) === text)
    const name = known ?? names.find((free) => !(free in parts))
    if (name === undefined) throw new Error(`There is no name left for ${names[0]}.`)
    parts[name] = part
    return { $ref: `#/components/${place}/${name}` }
  }
}
