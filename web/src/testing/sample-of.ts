import * as z from 'zod/mini'

/** What a leaf of an answer may be: the first that its schema takes. */
const leavesOf = (seed: number): readonly unknown[] => [
  `Sample ${seed}`,
  `0198bbfa-0000-7000-8000-${String(seed).padStart(12, '0')}`,
  `2025-08-18T08:00:0${seed}.000Z`,
  `2025-10-2${seed}`,
  `sample${seed}@fair.example`,
  `sample-${seed}`,
  `S${seed}`,
  `/sample-${seed}`,
  `https://fair.example/${seed}`,
  '08:00',
  'EUR',
  'DE',
  'en',
  'Europe/Berlin',
  '#046a6a',
  seed,
  true,
]

/**
 * An answer that fits its schema, with one of each thing that there may be many of. What may be missing is missing.
 * @param seed tells it from others, in each of its texts.
 */
export function sampleOf(schema: z.ZodMiniType, seed: number): unknown {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  const inner = (part: unknown) => sampleOf(part as z.ZodMiniType, seed)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, inner(part)]))
    case 'array':
      return [inner(def.element)]
    case 'tuple':
      return def.items.map(inner)
    case 'union':
      return inner(def.options[0])
    case 'record':
      return z.safeParse(schema, { en: `Sample ${seed}` }).success ? { en: `Sample ${seed}` } : {}
    case 'nullable':
      return null
    case 'optional':
    case 'default':
      return undefined
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'lazy':
      return inner(def.getter())
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return inner(def.innerType)
    case 'pipe':
      return inner(def.in)
    default:
      return leavesOf(seed).find((leaf) => z.safeParse(schema, leaf).success)
  }
}
