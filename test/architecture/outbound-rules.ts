/**
 * Whom the server asks, and where that address is from. None of them is a person's: what visitors, attendees and organisers
 * write is shown, mailed or printed, and never opened by the server. So there is no list of addresses that may not be asked.
 */
export const asksOutside: Readonly<Record<string, string>> = {
  'server/src/platform/payments/stripe/stripe-provider.ts': 'api.stripe.com, or STRIPE_API_BASE on this machine',
  'server/src/platform/payments/vat/vies.ts': 'VIES_URL',
  'server/src/platform/site/self-check.ts': 'PUBLIC_URL, by owners and organisers',
}

/** Other ways out, by who has them. */
const ways: Readonly<Record<string, string>> = {
  nodemailer: 'server/src/platform/papers/mail/smtp-mail.ts',
  pg: 'server/src/platform/database/',
  'pg-boss': 'server/src/platform/jobs/',
}
const client = 'server/src/platform/ground/capped-fetch.ts'
/** Names of these modules that open no connection. */
const harmless = new Set(['isIP', 'STATUS_CODES'])
const modules = /^(?:node:)?(?:https?|http2|net|tls|dgram|dns(?:\/promises)?)$|^(?:undici|ws|axios|got|node-fetch)$/

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')

/** What is opened for another machine goes through the one client, by those who are named. */
export function checkOutbound(file: string, source: string): string[] {
  if (!file.startsWith('server/src/') || file.startsWith('server/src/testing/')) return []
  const code = withoutComments(source)
  const breaches: string[] = []
  if (
    file !== client &&
    /(?<![.\w])fetch\s*\(|\bglobalThis\s*\.\s*fetch\b|\bnew (?:WebSocket|EventSource)\b/.test(code)
  )
    breaches.push('what asks another machine is `cappedFetch`')
  if (/\bcappedFetch\b/.test(code) && file !== client && asksOutside[file] === undefined)
    breaches.push('whoever asks another machine is named, with whose address it is')
  for (const [, type, names = '', from = ''] of code.matchAll(
    /import\s+(type\s+)?([^;'"]*?)\s*from\s+['"]([^'"]+)['"]/g,
  )) {
    if (type !== undefined) continue
    const home = ways[from]
    if (home !== undefined && !file.startsWith(home)) breaches.push(`${from} has one home`)
    if (!modules.test(from)) continue
    const values = /\{([^}]*)\}/
      .exec(names)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? [names]
    const opening = values.filter((name) => name !== '' && !name.startsWith('type ') && !harmless.has(name))
    if (opening.length > 0) breaches.push('no module of the server opens a connection by itself')
  }
  if (/(?:import|require)\(\s*['"](?:node:)?(?:https?|http2|net|tls|dgram|dns|undici)['"]/.test(code))
    breaches.push('no module of the server opens a connection by itself')
  return breaches
}
