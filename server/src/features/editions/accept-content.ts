import { firstLanguageMessage } from '@foyer/contract/kit/content'
import { isLocale } from '@foyer/contract/kit/languages'
import * as z from 'zod/mini'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { getEdition } from './edition.ts'

/** What an organiser wrote, by language, wherever it stands in what they entered. */
function* contentsIn(entered: unknown, path: readonly string[] = []): Generator<readonly [string, object]> {
  if (typeof entered !== 'object' || entered === null) return
  const keys = Object.keys(entered)
  const isContent = !Array.isArray(entered) && keys.length > 0 && keys.every(isLocale)
  if (isContent) yield [path.join('.'), entered]
  else for (const [key, inner] of Object.entries(entered)) yield* contentsIn(inner, [...path, key])
}

/**
 * What an organiser entered, as the contract has it: each text stands in the first of these languages at least.
 * @throws InvalidInput with a message for each entry.
 */
export function acceptIn<S extends z.ZodMiniType>(
  languages: readonly string[],
  schema: S,
  entered: z.input<S>,
): z.output<S> {
  const { success, data, error } = z.safeParse(schema, entered)
  if (!success) throw new InvalidInput(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
  const first = languages[0] ?? ''
  const missing = [...contentsIn(data)].filter(([, content]) => !(first in content))
  if (missing.length > 0) throw new InvalidInput(missing.map(([path]) => ({ path, message: firstLanguageMessage })))
  return data
}

/** As {@link acceptIn}, for what belongs to the context's edition. @throws InvalidInput */
export async function acceptContent<S extends z.ZodMiniType>(
  context: OfficeContext,
  schema: S,
  entered: z.input<S>,
): Promise<z.output<S>> {
  return acceptIn((await getEdition(context)).languages, schema, entered)
}
