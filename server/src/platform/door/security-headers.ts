import helmet from '@fastify/helmet'
import Fastify from 'fastify'

export interface PageRules {
  /** Hashes of the inline scripts of the page's HTML, and of styles of server-made pages, as CSP sources. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  /** Served over HTTPS: tell browsers to stay there. */
  readonly isSecure: boolean
  /** The one page on which Stripe's own fields take the card; null: there is none. */
  readonly cardPage: string | null
}

/** Where Stripe's fields come from and whom they speak to: https://docs.stripe.com/security/guide, *Content Security Policy*. */
const stripe = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
  pictures: ['https://*.stripe.com'],
}

/** What an answer has anyway, whoever gives it. */
const ordinary = new Set(['content-length', 'content-type', 'date', 'connection'])

/** The policy of a file, which a browser may open as a document: it may do nothing at all. */
export const FILE_POLICY = "default-src 'none';frame-ancestors 'none'"

/** What counts where nothing is a document: what it is, who may have it, and how it is fetched. */
const ofData = new Set([
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
])

type Headers = Readonly<Record<string, string>>

/**
 * The headers that keep a browser to the rules, for pages and for data. They are the same in every answer, so helmet is
 * asked for them once: composing and sending a page's rules with each answer took a fifth of what a public list costs.
 * Data is never a document: it is told to be what its type says, so it needs no policy of one.
 */
export async function securityHeaders(rules: PageRules) {
  const page = await pageHeaders(rules, false)
  const cards = rules.cardPage === null ? page : await pageHeaders(rules, true)
  const data: Headers = Object.fromEntries(Object.entries(page).filter(([name]) => ofData.has(name)))
  return { page, cards, data }
}

/** @param takesCards where Stripe's script runs, which writes addresses of scripts by itself. */
async function pageHeaders(rules: PageRules, takesCards: boolean): Promise<Headers> {
  const beside = (sources: readonly string[]) => (takesCards ? sources : [])
  const asked = Fastify()
  await asked.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...rules.scriptHashes, ...beside(stripe.scripts)],
        styleSrc: ["'self'", ...rules.styleHashes],
        imgSrc: ["'self'", 'data:', 'blob:', ...beside(stripe.pictures)],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...beside(stripe.calls)],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:', ...beside(stripe.frames)],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(takesCards ? {} : { requireTrustedTypesFor: ["'script'"] }),
      },
    },
    strictTransportSecurity: rules.isSecure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  asked.get('/', (_request, reply) => reply.send(''))
  const { headers } = await asked.inject('/')
  await asked.close()
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (ordinary.has(name) ? [] : [[name, String(value)]])),
  )
}
