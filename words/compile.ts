import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type Entry, keyOf } from './catalogue.ts'
import { fillIn } from './fill-in.ts'

/** By key: what `@lingui/core` interpolates, or a text that {@link fillIn} reads the same. */
export type Messages = Readonly<Record<string, string | CompiledMessage>>

/** A number stays on the line of what it counts. */
function holdTogether(tokens: CompiledMessage, isCase = false): CompiledMessage {
  if (typeof tokens === 'string') return tokens
  return tokens.map((token, index) => {
    if (typeof token === 'string')
      return isCase && tokens[index - 1] === '#' && token.startsWith(' ') ? `\u00a0${token.slice(1)}` : token
    const [name, type, cases] = token
    if (type === undefined || typeof cases !== 'object') return token
    const held = Object.entries(cases as Record<string, CompiledMessage>).flatMap(([label, content]) =>
      content === undefined ? [] : [[label, Array.isArray(content) ? holdTogether(content, true) : content] as const],
    )
    return [name, type, Object.fromEntries(held)] as typeof token
  }) as CompiledMessage
}

/**
 * By Lingui's compiler; a context before the text is left out. @param map what becomes of its words, not of its places.
 * @throws where the text is no ICU message
 */
export function compileMessage(text: string, map?: (words: string) => string): CompiledMessage {
  return holdTogether(compileMessageOrThrow(text.slice(text.indexOf('\u0004') + 1), map))
}

/** As a program loads it: a text that {@link fillIn} reads the same stays one. */
function compileText(text: string): string | CompiledMessage {
  const tokens = compileMessage(text)
  return JSON.stringify(tokens) === JSON.stringify(fillIn(text)) ? text : tokens
}

/** A language as a program loads it. What is not translated yet is said in English. */
export function compileEntries(entries: readonly Entry[]): Messages {
  const english = compileSource(entries)
  const translated = entries.filter(({ translation }) => translation !== '')
  return {
    ...english,
    ...Object.fromEntries(
      translated.map(({ text, context, translation }) => [keyOf(text, context), compileText(translation)]),
    ),
  }
}

/** The English texts that need Lingui's compiler; all others are said as they stand at their call sites. */
export function compileSource(entries: readonly Entry[]): Messages {
  return Object.fromEntries(
    entries.flatMap(({ text, context }) => {
      const compiled = compileText(text)
      return typeof compiled === 'string' ? [] : [[keyOf(text, context), compiled]]
    }),
  )
}
