import { createHash } from 'node:crypto'
import type { AskServer } from '@foyer/contract/kit/first-page'
import { sourceLocale } from '@foyer/contract/kit/languages'
import { styleOfTheme } from '@foyer/contract/theme'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'

/** What an event's pages are shown in, over what the build has. */
export interface PageLook {
  readonly style: string
  /** The same as a source of the content security policy. */
  readonly source: string
}

/** How the current edition looks now; null: like the house. */
export type AskLook = () => Promise<PageLook | null>

/** Nobody waits longer than this for a colour, in milliseconds: the page comes in the one that was known last. */
const LONGEST_MS = 250

const Told = z.object({ accent: z.nullable(z.string()), hasLogo: z.boolean() })
type Told = z.infer<typeof Told>

/** The sign of the house stands in a page before any script does: where a logo takes its place, it is not seen. */
const WITHOUT_SIGN = '.first .mark svg{visibility:hidden}'

/**
 * The colours of the current edition, for its pages: asked for with each, of the same answer that everybody shares, so that
 * none leaves in a colour that has been changed. They stand in the page itself. A file of their own would be another way
 * to the server before anything is seen.
 */
export function openPageLook(ask: AskServer): AskLook {
  let known: Told & { readonly look: PageLook | null } = { accent: null, hasLogo: false, look: null }

  async function askNow(): Promise<PageLook | null> {
    const answer = await ask('/api/edition/look', sourceLocale)
    if (answer.status !== 200) return known.look
    const told = z.parse(Told, await answer.json())
    if (told.accent !== known.accent || told.hasLogo !== known.hasLogo) known = { ...told, look: lookOf(told) }
    return known.look
  }

  return () => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<PageLook | null>((resolve) => {
      timer = setTimeout(() => resolve(known.look), LONGEST_MS)
    })
    return Promise.race([askNow().catch(() => known.look), late]).finally(() => clearTimeout(timer))
  }
}

function lookOf({ accent, hasLogo }: Told): PageLook | null {
  const style = `${accent === null ? '' : styleOfTheme(accent)}${hasLogo ? WITHOUT_SIGN : ''}`
  return style === '' ? null : { style, source: `'sha256-${createHash('sha256').update(style).digest('base64')}'` }
}

/** A document in this look: behind its own styles, and so over them. */
export const dressed = (html: string, look: PageLook | null): string =>
  look === null ? html : html.replace('</head>', () => `<style>${look.style}</style></head>`)

/** Lets the browser show this look, and no other that stands in the page. */
export function allowLook(reply: FastifyReply, look: PageLook | null): void {
  const policy = reply.getHeader('content-security-policy')
  if (look === null || typeof policy !== 'string') return
  reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' ${look.source}`))
}
