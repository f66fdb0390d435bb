import { isIP } from 'node:net'
import type { StripeKeys } from '#platform/payments/stripe/stripe-provider'
import { ConfigurationError, type Environment, settingOf } from './settings.ts'

const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** How each begins: the word tells a key of the test mode from one that moves money. */
const forms = {
  STRIPE_SECRET_KEY: {
    pattern: /^[rs]k_(test|live)_\w{4,200}$/,
    wants: 'a secret or restricted key, sk_live_… or rk_live_…',
  },
  STRIPE_PUBLISHABLE_KEY: { pattern: /^pk_(test|live)_\w{4,200}$/, wants: 'a publishable key, pk_live_…' },
  STRIPE_WEBHOOK_SECRET: { pattern: /^whsec_\w{4,200}$/, wants: 'the signing secret of a webhook, whsec_…' },
} as const

const isLive = (key: string): boolean => key.split('_')[1] === 'live'

/**
 * What Stripe is asked with; null where nothing of it is set. Real money has no place in a demo, and a test card none
 * where real people register.
 * @throws ConfigurationError
 */
export function readStripeKeys(environment: Environment, isDemo: boolean): StripeKeys | null {
  const missing = names.filter((name) => settingOf(environment, name) === undefined)
  if (missing.length === names.length) return null
  if (missing.length > 0)
    throw new ConfigurationError(
      `${missing.join(' and ')} must be set beside ${names.filter((name) => !missing.includes(name)).join(' and ')}, or none of them.`,
    )
  const [secretKey, publishableKey, webhookSecret] = names.map((name) => read(environment, name)) as [
    string,
    string,
    string,
  ]
  if (isLive(secretKey) !== isLive(publishableKey))
    throw new ConfigurationError(
      'STRIPE_PUBLISHABLE_KEY must be of the same mode as STRIPE_SECRET_KEY: both test, or both live.',
    )
  if (isDemo && isLive(secretKey))
    throw new ConfigurationError('STRIPE_SECRET_KEY must be a test key in demo mode, where nobody owes real money.')
  if (!isDemo && !isLive(secretKey))
    throw new ConfigurationError(
      'STRIPE_SECRET_KEY must be a live key where real people register: a test card must buy nothing.',
    )
  const apiBase = settingOf(environment, 'STRIPE_API_BASE')
  if (apiBase !== undefined && !isOnThisMachine(apiBase))
    throw new ConfigurationError('STRIPE_API_BASE must be an address of this machine, for tests, or not be set.')
  return { secretKey, publishableKey, webhookSecret, ...(apiBase !== undefined && { apiBase }) }
}

/** The message never repeats a key. */
function read(environment: Environment, name: (typeof names)[number]): string {
  const value = settingOf(environment, name) ?? ''
  if (!forms[name].pattern.test(value)) throw new ConfigurationError(`${name} must be ${forms[name].wants}.`)
  return value
}

function isOnThisMachine(address: string): boolean {
  const url = URL.parse(address)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}
