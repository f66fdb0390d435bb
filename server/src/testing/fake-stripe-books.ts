/** Form fields as they come: `metadata[foyer_attempt]`. */
export type Fields = Readonly<Record<string, string>>

export interface FakeIntent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly client_secret: string
  readonly amount: number
  amount_received: number
  readonly currency: string
  readonly created: number
  readonly livemode: false
  readonly metadata: Fields
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  /** Of the card that was declined last; a bank that did not know its customer declines without a charge. */
  last_payment_error: { readonly code: string; readonly charge?: string } | null
}

interface FakeRefund {
  readonly id: string
  readonly object: 'refund'
  readonly payment_intent: string
  readonly amount: number
  readonly created: number
  metadata: Fields
  status: 'succeeded' | 'pending' | 'failed'
}

/** What a line is about. */
interface FakeSource {
  readonly id: string
  readonly object?: 'charge' | 'refund'
  readonly payment_intent?: string
  readonly metadata?: Fields
}

interface FakeLine {
  readonly id: string
  readonly type: string
  readonly amount: number
  readonly fee: number
  readonly net: number
  readonly currency: string
  /** Named alone, unless whoever asks has it expanded. */
  readonly source: FakeSource
  readonly created: number
  payout?: string
}

interface FakeWebhook {
  readonly id: string
  readonly object: 'webhook_endpoint'
  readonly url: string
  readonly enabled_events: readonly string[]
  readonly status: 'enabled' | 'disabled'
}

export class StripeRefuses extends Error {
  readonly status: number
  readonly code: string
  readonly type: string
  constructor(status: number, code: string, type = 'invalid_request_error') {
    super(code)
    this.status = status
    this.code = code
    this.type = type
  }
}

/** How long an idempotency key is remembered. */
const KEY_LIFE_MS = 24 * 60 * 60_000

const metadataIn = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key === undefined ? [] : [[key, value]]
    }),
  )

/** What the pretend Stripe knows: intents, refunds and the lines of its account. */
export class FakeStripeBooks {
  readonly intents: FakeIntent[] = []
  readonly refunds: FakeRefund[] = []
  readonly lines: FakeLine[] = []
  readonly payouts: { id: string; automatic: true; balance_transaction: string; created: number }[] = []
  /** How a refund is at first: some ways of paying take days to give money back. */
  refundsAre: 'succeeded' | 'pending' = 'succeeded'
  /** Where it tells of what, as somebody set it in the dashboard. */
  readonly webhooks: FakeWebhook[] = []
  /** What it would tell of, each as it was then. */
  readonly happened: { readonly type: string; readonly about: object }[] = []
  /** The search finds nothing yet, as for the first minute of an intent. */
  isSearchLate = false
  readonly #keys = new Map<string, { at: number; asked: string; said: object }>()
  #declined = 0
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /**
   * What it said to a key once it says again, a refusal as well.
   * @param planted it refuses with this, where nothing was said to the key yet.
   * @throws StripeRefuses
   */
  answer(call: string, fields: Fields, key: string | undefined, planted?: StripeRefuses): object {
    const says = (): object => {
      if (planted !== undefined) throw planted
      return this.#do(call, fields)
    }
    if (key === undefined || !call.startsWith('POST')) return says()
    const asked = JSON.stringify([call, fields])
    const known = this.#keys.get(key)
    if (known !== undefined && known.at > this.#now().getTime() - KEY_LIFE_MS) {
      if (known.asked !== asked) throw new StripeRefuses(400, 'idempotency_key_in_use', 'idempotency_error')
      if (known.said instanceof StripeRefuses) throw known.said
      return known.said
    }
    const keep = (said: object) => this.#keys.set(key, { at: this.#now().getTime(), asked, said })
    try {
      const said = says()
      keep(structuredClone(said))
      return said
    } catch (error) {
      if (error instanceof StripeRefuses) keep(error)
      throw error
    }
  }

  /** What a buyer does in Stripe's fields. */
  confirm(intent: FakeIntent, status: FakeIntent['status'] = 'succeeded'): void {
    if (intent.status === 'canceled' || intent.status === 'succeeded')
      throw new StripeRefuses(400, 'payment_intent_unexpected_state')
    intent.status = status
    if (status !== 'succeeded') return
    intent.amount_received = intent.amount
    intent.last_payment_error = null
    const fee = Math.round(intent.amount * 0.014) + 25
    const charge = {
      id: `ch_${intent.id.slice(3)}`,
      object: 'charge' as const,
      payment_intent: intent.id,
      metadata: intent.metadata,
    }
    this.#write('charge', intent.amount, fee, intent.currency, charge)
    this.#tell('payment_intent.succeeded', intent)
  }

  /** The bank of the buyer declines a card: the intent takes the next one. */
  decline(intent: FakeIntent, hasCharge = true): void {
    this.confirm(intent, 'requires_payment_method')
    this.#declined += 1
    intent.last_payment_error = hasCharge
      ? { code: 'card_declined', charge: `ch_declined_${this.#declined}` }
      : { code: 'payment_intent_authentication_failure' }
    this.#tell('payment_intent.payment_failed', intent)
  }

  /** What moves for no attempt of ours: a dispute, or another shop over the same account. */
  moveElse(type: string, amount: number, fee: number): void {
    this.#write(type, amount, fee, 'eur', { id: `else_${this.lines.length + 1}` })
  }

  /** Somebody gives money back in the dashboard. */
  giveBackByHand(intent: FakeIntent, amount: number): void {
    this.#giveBack({ payment_intent: intent.id, amount: String(amount) })
  }

  /** A bank sends back what was given back: it lies in the account again. */
  bounce(refund: FakeRefund): void {
    refund.status = 'failed'
    this.#write('refund_failure', refund.amount, 0, this.#find(refund.payment_intent).currency, refund)
  }

  /** Everything that lies in the account goes to the bank. */
  payOut(): void {
    const rest = this.lines.filter(({ payout }) => payout === undefined)
    const id = `po_${this.payouts.length + 1}`
    const total = rest.reduce((sum, { net }) => sum + net, 0)
    for (const line of rest) line.payout = id
    const { id: balance_transaction } = this.#write('payout', -total, 0, 'eur', { id })
    this.payouts.push({ id, automatic: true, balance_transaction, created: this.#seconds() })
  }

  #tell(type: string, about: object): void {
    this.happened.push({ type, about: structuredClone(about) })
  }

  #seconds = () => Math.floor(this.#now().getTime() / 1000)

  #write(type: string, amount: number, fee: number, currency: string, source: FakeSource): FakeLine {
    const id = `txn_${this.lines.length + 1}`
    const line = { id, type, amount, fee, net: amount - fee, currency, source, created: this.#seconds() }
    this.lines.push(line)
    return line
  }

  #find(id: string | undefined): FakeIntent {
    const intent = this.intents.find((one) => one.id === id)
    if (intent === undefined) throw new StripeRefuses(404, 'resource_missing')
    return intent
  }

  #do(call: string, fields: Fields): object {
    const [, method, path = '', id, act] = /^(\w+) \/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(call) ?? []
    if (method === 'POST' && path === 'refunds')
      return id === undefined ? this.#giveBack(fields) : this.#name(id, fields)
    if (method === 'POST' && act === 'cancel') return this.#cancel(this.#find(id))
    if (method === 'POST' && path === 'payment_intents' && id === undefined) return this.#create(fields)
    if (id === 'search') return this.#search(fields['query'] ?? '')
    if (path === 'payment_intents' && id !== undefined) return this.#find(id)
    if (path === 'refunds')
      return page(
        this.refunds.filter((one) => one.payment_intent === fields['payment_intent']),
        fields,
      )
    const listed = {
      payment_intents: this.intents,
      balance_transactions: this.lines,
      payouts: this.payouts,
      webhook_endpoints: this.webhooks,
    }[path]
    if (listed === undefined) throw new StripeRefuses(404, 'unknown_path')
    const { data, ...rest } = page<{ id: string; created?: number; payout?: string }>(listed, fields)
    const isExpanded = fields['expand[0]'] === 'data.source'
    return {
      ...rest,
      data: data.map((one) => ('source' in one && !isExpanded ? withSourceNamed(one as FakeLine) : one)),
    }
  }

  #create(fields: Fields): FakeIntent {
    const number = this.intents.length + 1
    const intent: FakeIntent = {
      id: `pi_${number}`,
      object: 'payment_intent',
      client_secret: `pi_${number}_secret_of_the_buyer`,
      amount: Number(fields['amount']),
      amount_received: 0,
      currency: fields['currency'] ?? '',
      created: this.#seconds(),
      livemode: false,
      metadata: metadataIn(fields),
      status: 'requires_payment_method',
      last_payment_error: null,
    }
    this.intents.push(intent)
    return intent
  }

  #cancel(intent: FakeIntent): FakeIntent {
    if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
      throw new StripeRefuses(400, 'payment_intent_unexpected_state')
    intent.status = 'canceled'
    this.#tell('payment_intent.canceled', intent)
    return intent
  }

  #search(query: string): object {
    const attempt = /^metadata\['foyer_attempt'\]:'([\w-]+)'$/.exec(query)?.[1]
    const data = this.isSearchLate ? [] : this.intents.filter(({ metadata }) => metadata['foyer_attempt'] === attempt)
    return { object: 'search_result', data, has_more: false, next_page: null }
  }

  #name(id: string, fields: Fields): FakeRefund {
    const refund = this.refunds.find((one) => one.id === id)
    if (refund === undefined) throw new StripeRefuses(404, 'resource_missing')
    refund.metadata = { ...refund.metadata, ...metadataIn(fields) }
    return refund
  }

  #giveBack(fields: Fields): FakeRefund {
    const intent = this.#find(fields['payment_intent'])
    const amount = Number(fields['amount'])
    const before = this.refunds.filter((one) => one.payment_intent === intent.id && one.status !== 'failed')
    if (before.reduce((sum, one) => sum + one.amount, amount) > intent.amount_received)
      throw new StripeRefuses(400, 'charge_already_refunded')
    const id = `re_${this.refunds.length + 1}`
    const refund: FakeRefund = {
      id,
      object: 'refund',
      payment_intent: intent.id,
      amount,
      created: this.#seconds(),
      metadata: metadataIn(fields),
      status: this.refundsAre,
    }
    this.refunds.push(refund)
    this.#write('refund', -amount, 0, intent.currency, refund)
    return refund
  }
}

const withSourceNamed = (line: FakeLine) => ({ ...line, source: line.source.id })

/** Newest first, and no more than two at once: whoever reads lists has to turn pages. No more than a hundred may be asked for. */
function page<T extends { id: string; created?: number; payout?: string }>(all: readonly T[], fields: Fields) {
  if (Number(fields['limit'] ?? 10) > 100) throw new StripeRefuses(400, 'parameter_invalid_integer')
  const from = Number(fields['created[gte]'] ?? 0)
  const to = Number(fields['created[lte]'] ?? Number.MAX_SAFE_INTEGER)
  const fitting = all
    .toReversed()
    .filter(({ created = from, payout }) => created >= from && created <= to && (fields['payout'] ?? payout) === payout)
  const start = fitting.findIndex(({ id }) => id === fields['starting_after']) + 1
  const data = fitting.slice(start, start + 2)
  return { object: 'list', data, has_more: start + 2 < fitting.length }
}
