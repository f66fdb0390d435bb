import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { WalletKeys } from '#platform/papers/wallets/wallets'
import type { StripeKeys } from '#platform/payments/stripe/stripe-provider'
import { ConfigurationError, type Environment, settingOf } from './settings.ts'
import { readStripeKeys } from './stripe-settings.ts'
import { readWalletKeys } from './wallet-keys.ts'

export interface Config {
  readonly port: number
  readonly host: string
  /** Absent: the embedded database in `dataFolder`. */
  readonly databaseUrl: string | null
  readonly dataFolder: string
  readonly demo: boolean
  readonly publicUrl: string
  readonly trustProxy: string | false
  readonly smtpUrl: string | null
  /** Key material: signs pass codes and seals stored answers. */
  readonly secret: Buffer
  /** The secret before or after it, while it is changed: what was made with it counts, and nothing is made with it. */
  readonly secretAlso: Buffer | null
  readonly processes: number
  /** What a process beside the server is told of the environment: no password, and nothing of where data are. */
  readonly sideEnvironment: Readonly<Record<string, string>>
  /** `info`: a line for each request; `error`: only what failed. */
  readonly log: 'info' | 'error'
  /** How long shared public answers are kept, in milliseconds. */
  readonly sharedAnswerMs: number
  readonly version: string
  /** What passes for wallets are signed with, as far as the organiser has it. */
  readonly wallets: WalletKeys
  /** Where the register of VAT IDs answers; null: at the European Commission. */
  readonly viesUrl: string | null
  /** Cards and wallets are taken by Stripe; null: nobody takes them, or the demo's sandbox. */
  readonly stripe: StripeKeys | null
}

function read<T>(environment: Environment, name: string, schema: z.ZodMiniType<T>, wants: string): T {
  const parsed = z.safeParse(schema, settingOf(environment, name))
  if (!parsed.success) throw new ConfigurationError(`${name} must be ${wants}.`)
  return parsed.data
}

const text = z.optional(z.string())
const isUrl = (schemes: readonly string[]) => (value: string) => {
  const url = URL.parse(value)
  return url !== null && schemes.includes(url.protocol)
}
const url = (schemes: readonly string[]) => z.optional(z.string().check(z.refine(isUrl(schemes))))
const logs = z.optional(z.enum(['info', 'error']))
const flag = z.optional(z.enum(['0', '1']))
const number = (fallback: number, least: number, most: number) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,6}$/)), String(fallback)),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z.int().check(z.minimum(least), z.maximum(most)),
    ),
  )

const networks = new Set(['loopback', 'linklocal', 'uniquelocal'])
/** What Fastify takes for a proxy: an address, a network such as `10.0.0.0/8`, or the name of one. */
function isProxy(text: string): boolean {
  if (networks.has(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return longest > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
}
const proxies = z.optional(
  z.string().check(z.refine((list) => list.split(',').every((proxy) => isProxy(proxy.trim())))),
)

/** Whether the settings ask for the demo: it is what starts where nothing else is said. */
function isDemo(environment: Environment): boolean {
  const wanted = read(environment, 'FOYER_DEMO', flag, '1 or 0')
  return wanted === '1' || (wanted === undefined && (environment['DATABASE_URL'] ?? '') === '')
}

/**
 * Reads the environment, once, at the start.
 * @throws ConfigurationError for the first setting that is wrong.
 */
export function readConfig(environment: Environment): Config {
  const port = read(environment, 'PORT', number(3000, 0, 65_535), 'a port number from 0 to 65535')
  const host = read(environment, 'HOST', text, 'a host name or address') ?? '127.0.0.1'
  const databaseUrl = readDatabaseUrl(environment)
  const dataFolder = read(environment, 'FOYER_DATA', text, 'a folder') ?? './data'
  const demo = isDemo(environment)
  const outside = readOutside(environment)
  const processes = readProcesses(environment, databaseUrl)
  const log = read(environment, 'FOYER_LOG', logs, 'info or error')
  const { secret, also } = readSecrets(environment)
  if (!demo) requireOfPeople({ ...outside, secret })
  return {
    port,
    host,
    databaseUrl: databaseUrl ?? null,
    dataFolder,
    demo,
    publicUrl: (outside.publicUrl ?? `http://localhost:${port}`).replace(/\/$/, ''),
    trustProxy: outside.trustProxy ?? false,
    smtpUrl: outside.smtpUrl ?? null,
    secret: secret === undefined ? ownSecret(dataFolder) : Buffer.from(secret, 'utf8'),
    secretAlso: also === undefined ? null : Buffer.from(also, 'utf8'),
    processes,
    sideEnvironment: readSideEnvironment(environment),
    log: log ?? (demo ? 'error' : 'info'),
    sharedAnswerMs: 1000,
    version: '0.1.0',
    wallets: readWalletKeys(environment),
    viesUrl: outside.viesUrl ?? null,
    stripe: readStripeKeys(environment, demo),
  }
}

const secretText = z.optional(z.string().check(z.minLength(32)))

function readSecrets(environment: Environment) {
  const wants = 'at least 32 characters of random text'
  const secret = read(environment, 'FOYER_SECRET', secretText, wants)
  const also = read(environment, 'FOYER_SECRET_ALSO', secretText, wants)
  if (also !== undefined && secret === undefined)
    throw new ConfigurationError('FOYER_SECRET must be set where FOYER_SECRET_ALSO is.')
  if (also !== undefined && also === secret)
    throw new ConfigurationError('FOYER_SECRET_ALSO must be another secret than FOYER_SECRET, or left out.')
  return { secret, also }
}

const told = /^(?:PATH|HOME|TZ|LANG|LC_\w+|TMPDIR|NODE_COMPILE_CACHE|MALLOC_ARENA_MAX)$/

const readSideEnvironment = (environment: Environment): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      told.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  )

function readDatabaseUrl(environment: Environment): string | undefined {
  const databaseUrl = read(
    environment,
    'DATABASE_URL',
    url(['postgres:', 'postgresql:']),
    'a PostgreSQL address such as postgres://user:password@host:5432/foyer',
  )
  if (read(environment, 'FOYER_DEMO', flag, '1 or 0') === '0' && databaseUrl === undefined)
    throw new ConfigurationError(
      'DATABASE_URL must be set where FOYER_DEMO is 0: only the demo runs without PostgreSQL.',
    )
  return databaseUrl
}

interface Outside {
  readonly publicUrl: string | undefined
  readonly trustProxy: string | undefined
  readonly smtpUrl: string | undefined
  readonly viesUrl: string | undefined
}

/** How the server is reached, and how it reaches people. */
function readOutside(environment: Environment): Outside {
  const publicUrl = read(
    environment,
    'PUBLIC_URL',
    url(['http:', 'https:']),
    'an address such as https://register.example.com',
  )
  const trustProxy = read(
    environment,
    'TRUST_PROXY',
    proxies,
    'a comma-separated list of proxy addresses or networks, such as 10.0.0.5, 10.1.0.0/16',
  )
  const smtpUrl = read(
    environment,
    'SMTP_URL',
    url(['smtp:', 'smtps:']),
    'an address such as smtp://user:password@host:587',
  )
  const viesUrl = read(
    environment,
    'VIES_URL',
    url(['http:', 'https:']),
    'an address such as https://ec.europa.eu/taxation_customs/vies/rest-api',
  )
  return { publicUrl, trustProxy, smtpUrl, viesUrl }
}

function readProcesses(environment: Environment, databaseUrl: string | undefined): number {
  const processes = read(environment, 'FOYER_PROCESSES', number(1, 1, 64), 'a number of processes from 1 to 64')
  if (processes > 1 && databaseUrl === undefined)
    throw new ConfigurationError('FOYER_PROCESSES must be 1 where DATABASE_URL is not set: several need PostgreSQL.')
  return processes
}

interface OfPeople extends Omit<Outside, 'trustProxy' | 'viesUrl'> {
  readonly secret: string | undefined
}

/** What has no stand-in where real people register. */
function requireOfPeople({ secret, smtpUrl, publicUrl }: OfPeople): void {
  if (secret === undefined)
    throw new ConfigurationError('FOYER_SECRET must be set to at least 32 characters of random text.')
  if (smtpUrl === undefined)
    throw new ConfigurationError(
      'SMTP_URL must be set, such as smtp://user:password@host:587, or nobody gets their mail.',
    )
  if (publicUrl === undefined)
    throw new ConfigurationError(
      'PUBLIC_URL must be set to the address people open, such as https://register.example.com.',
    )
}

/** Demo mode makes its secret once and keeps it beside the data, so that codes stay valid over a restart. */
function ownSecret(dataFolder: string): Buffer {
  const file = join(dataFolder, 'secret')
  try {
    mkdirSync(dataFolder, { recursive: true })
    if (!existsSync(file)) makeSecret(file)
  } catch {
    throw new ConfigurationError(`FOYER_DATA must be a folder that this user may write to, and ${dataFolder} is none.`)
  }
  const text = readSecret(file)
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new ConfigurationError(`The file ${file} is damaged: restore it, or remove it and lose the codes it signed.`)
  return Buffer.from(text, 'hex')
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new ConfigurationError(`The file ${file} cannot be read: give it to this user, or set FOYER_SECRET.`)
  }
}

/** The file is whole as soon as it is there, and of processes that start together the first one's counts. */
function makeSecret(file: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
