import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigurationError } from './settings.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-config-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A deployment that has all it needs. */
const whole = {
  DATABASE_URL: 'postgres://foyer@localhost/foyer',
  FOYER_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://register.example.com',
  SMTP_URL: 'smtp://mail.example.com',
}
const without = (...names: (keyof typeof whole)[]) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name as keyof typeof whole)))

describe('the settings', () => {
  it('of a whole deployment are read', () => {
    expect(readConfig({ ...whole, PUBLIC_URL: 'https://register.example.com/', FOYER_PROCESSES: '4' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demo: false,
      publicUrl: 'https://register.example.com',
      trustProxy: false,
      processes: 4,
      log: 'info',
    })
  })

  it('say how much is logged; the demo only what failed', () => {
    const demo = { FOYER_DEMO: '1', FOYER_DATA: folder }
    expect(readConfig(demo).log).toBe('error')
    expect(readConfig({ ...demo, FOYER_LOG: 'info' }).log).toBe('info')
    expect(readConfig({ ...whole, FOYER_LOG: 'error' }).log).toBe('error')
  })

  it.each([
    ['live keys outside the demo', whole, 'live', true],
    ['test keys in the demo', { FOYER_DEMO: '1' }, 'test', true],
    ['test keys where real people register', whole, 'test', 'STRIPE_SECRET_KEY must be a live key'],
    ['live keys in the demo', { FOYER_DEMO: '1' }, 'live', 'STRIPE_SECRET_KEY must be a test key'],
  ])('take Stripe’s keys of the mode they belong to: %s', (_what, environment, mode, expected) => {
    const keys = {
      STRIPE_SECRET_KEY: `sk_${mode}_abcdef`,
      STRIPE_PUBLISHABLE_KEY: `pk_${mode}_abcdef`,
      STRIPE_WEBHOOK_SECRET: 'whsec_abcdef',
    }
    const read = () => readConfig({ ...environment, FOYER_DATA: folder, ...keys })
    if (expected === true) expect(read().stripe?.publishableKey).toBe(keys.STRIPE_PUBLISHABLE_KEY)
    else expect(read).toThrow(expected as string)
    expect(readConfig({ ...environment, FOYER_DATA: folder }).stripe).toBeNull()
  })

  it.each([
    [
      { STRIPE_SECRET_KEY: '' },
      'STRIPE_SECRET_KEY must be set beside STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
    ],
    [{ STRIPE_SECRET_KEY: 'pk_live_abcdef' }, 'STRIPE_SECRET_KEY must be a secret or restricted key'],
    [{ STRIPE_PUBLISHABLE_KEY: 'sk_live_abcdef' }, 'STRIPE_PUBLISHABLE_KEY must be a publishable key'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdef' }, 'STRIPE_PUBLISHABLE_KEY must be of the same mode'],
    [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret'],
    [{ STRIPE_API_BASE: 'https://api.example.com' }, 'STRIPE_API_BASE must be an address of this machine'],
  ])('name the one of Stripe’s that is wrong, and repeat no key: %o', (change, expected) => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_live_abcdef',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdef',
      STRIPE_WEBHOOK_SECRET: 'whsec_abcdef',
    }
    expect(() => readConfig({ ...whole, ...keys, ...change })).toThrow(expected)
    expect(() => readConfig({ ...whole, ...keys, ...change })).not.toThrow(/abcdef/)
  })

  it.each([
    'http://169.254.169.254/',
    'http://10.0.0.1/',
    'http://192.168.1.1:8080/',
    'http://172.16.0.1/',
    'http://0.0.0.0/',
    'http://[::ffff:10.0.0.1]/',
    'http://[fe80::1]/',
    'http://127.0.0.1@10.0.0.1/',
    'http://127.0.0.1:80@api.example.com/',
    'http://localhost.example.com/',
    'http://127.0.0.1.example.com/',
    'http://167772161/',
    'http://0xa9fea9fe/',
    'http://0251.0376.0251.0376/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'ftp://127.0.0.1/',
    '//127.0.0.1/',
  ])('the address that speaks as Stripe does is on this machine, and %s is not', (address) => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_live_abcdef',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdef',
      STRIPE_WEBHOOK_SECRET: 'whsec_abcdef',
    }
    expect(() => readConfig({ ...whole, ...keys, STRIPE_API_BASE: address })).toThrow('STRIPE_API_BASE must be')
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000x'],
    ['PORT', '0x50'],
    ['DATABASE_URL', 'mysql://foyer@localhost/foyer'],
    ['DATABASE_URL', 'localhost:5432'],
    ['FOYER_DEMO', 'yes'],
    ['FOYER_PROCESSES', '0'],
    ['FOYER_PROCESSES', '65'],
    ['FOYER_PROCESSES', '1.5'],
    ['FOYER_LOG', 'debug'],
    ['FOYER_SECRET', 'x'.repeat(31)],
    ['FOYER_SECRET_ALSO', 'y'.repeat(31)],
    ['FOYER_SECRET_ALSO', whole.FOYER_SECRET],
    ['PUBLIC_URL', 'register.example.com'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '10.0.0.5,'],
    ['TRUST_PROXY', '10.0.0.256'],
    ['TRUST_PROXY', 'fd00::/129'],
  ])('%s=%s is refused in one sentence that names it', (name, value) => {
    expect(() => readConfig({ ...whole, [name]: value })).toThrow(ConfigurationError)
    expect(() => readConfig({ ...whole, [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`))
  })

  it('tell a process beside the server where programs and time are, and no secret', () => {
    const machine = { PATH: '/usr/bin', TZ: 'Europe/Berlin', MALLOC_ARENA_MAX: '2' }
    expect(readConfig({ ...whole, ...machine, STRIPE_KEY_OF_SOMEBODY: 'sk' }).sideEnvironment).toEqual(machine)
  })

  it('never repeat a secret in what they say', () => {
    expect(() => readConfig({ ...whole, FOYER_SECRET: 'short-secret' })).not.toThrow(/short-secret/)
    expect(() => readConfig({ ...whole, DATABASE_URL: 'mysql://foyer:hidden@localhost/x' })).not.toThrow(/hidden/)
  })

  it.each(['10.0.0.5', '10.0.0.5, 10.1.0.0/16', 'loopback', '::1', 'fd00::/8', 'uniquelocal,127.0.0.1'])(
    'take %s for proxies',
    (list) => {
      expect(readConfig({ ...whole, TRUST_PROXY: list }).trustProxy).toBe(list)
    },
  )

  it('know the secret before beside the present one, and no other way', () => {
    const also = 'y'.repeat(32)
    expect(readConfig({ ...whole, FOYER_SECRET_ALSO: also }).secretAlso?.toString()).toBe(also)
    expect(readConfig({ ...whole, FOYER_SECRET_ALSO: '' }).secretAlso).toBeNull()
    expect(() => readConfig({ FOYER_DEMO: '1', FOYER_DATA: folder, FOYER_SECRET_ALSO: also })).toThrow(
      'FOYER_SECRET must be set where FOYER_SECRET_ALSO is.',
    )
    expect(() => readConfig({ ...whole, FOYER_SECRET_ALSO: whole.FOYER_SECRET })).not.toThrow(/xxx/)
  })

  it.each(['FOYER_SECRET', 'SMTP_URL', 'PUBLIC_URL'] as const)('must have %s outside the demo', (name) => {
    expect(() => readConfig(without(name))).toThrow(new RegExp(`^${name} must be set[^\\n]+\\.$`))
    expect(() => readConfig({ ...without(name), FOYER_DEMO: '1', FOYER_DATA: folder })).not.toThrow()
  })

  it.each([
    [{ DATABASE_URL: '' }, true],
    [{ FOYER_DEMO: '1', DATABASE_URL: '' }, true],
    [{ FOYER_DEMO: '1' }, true],
    [{}, false],
    [{ FOYER_DEMO: '0' }, false],
  ])('%o ask for the demo: %s', (settings, wanted) => {
    expect(readConfig({ ...whole, FOYER_DATA: folder, ...settings }).demo).toBe(wanted)
  })

  it('that are empty are not set', () => {
    expect(readConfig({ ...whole, PORT: '', TRUST_PROXY: '', FOYER_DATA: '' })).toMatchObject({
      port: 3000,
      trustProxy: false,
      dataFolder: './data',
    })
  })

  it.each([
    [{ FOYER_DEMO: '0' }, 'DATABASE_URL must be set where FOYER_DEMO is 0'],
    [{ FOYER_PROCESSES: '2' }, 'FOYER_PROCESSES must be 1 where DATABASE_URL is not set'],
  ])('that contradict each other are refused: %o', (settings, sentence) => {
    expect(() => readConfig({ FOYER_DATA: folder, ...settings })).toThrow(sentence)
  })
})

describe('the demo’s own secret', () => {
  it('is made once, for this user alone, and read again', () => {
    const place = join(folder, 'fresh')
    const first = readConfig({ FOYER_DATA: place }).secret
    expect(first).toHaveLength(32)
    expect(readConfig({ FOYER_DATA: place }).secret).toEqual(first)
    expect(statSync(join(place, 'secret')).mode & 0o777).toBe(0o600)
    expect(readdirSync(place)).toEqual(['secret'])
  })

  it.each(['', 'not hexadecimal', 'ab'])('that is damaged ("%s") is never used, nor written over', (text) => {
    const place = join(folder, 'damaged')
    readConfig({ FOYER_DATA: place })
    const file = join(place, 'secret')
    writeFileSync(file, text)
    expect(() => readConfig({ FOYER_DATA: place })).toThrow(`The file ${file} is damaged: restore it, or remove it`)
    expect(readFileSync(file, 'utf8')).toBe(text)
    rmSync(file)
  })

  it('that cannot be read is asked for in one sentence', () => {
    const place = join(folder, 'unreadable')
    const file = join(place, 'secret')
    mkdirSync(file, { recursive: true })
    expect(() => readConfig({ FOYER_DATA: place })).toThrow(
      `The file ${file} cannot be read: give it to this user, or set FOYER_SECRET.`,
    )
  })

  it('has no place in a folder that is none', () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    expect(() => readConfig({ FOYER_DATA: file })).toThrow(/^FOYER_DATA must be a folder that this user may write to/)
  })
})
