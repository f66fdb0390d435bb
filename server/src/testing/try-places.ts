import type { Endpoint } from '@foyer/contract/kit/endpoint'
import { isRefusedAtDoor, type Path, placesIn, type SampleRequest, type Sieve, withAt } from './contract-samples.ts'

/** Something odd in one place of a request. */
export interface Trial {
  /** `['query', 'q']`, `['body', 'address', 'city']`. */
  readonly at: Path
  /** As it is written there: JSON in a body, a text elsewhere. */
  readonly written: string
}

export interface Attempt {
  readonly request: Pick<SampleRequest, 'params' | 'query'>
  readonly payload: string | undefined
  /** What is odd about it. */
  readonly what: string
}

interface Answer {
  readonly status: number
  readonly body: string
}

/** Each value at each place, as one may write them. @param texts for what stands in the address. */
export function trialsOf(good: SampleRequest, values: readonly string[], texts: readonly string[]): Trial[] {
  const places = good.body === undefined ? [] : placesIn(good.body)
  return [
    ...places.flatMap((path) => values.map((written) => ({ at: ['body', ...path], written }))),
    ...(['params', 'query'] as const).flatMap((part) =>
      Object.keys(good[part]).flatMap((name) => texts.map((written) => ({ at: [part, name], written }))),
    ),
  ]
}

/** The request with all of them in it. What is no value of the language has its place kept, and is written into the text. */
function writeRequest(good: SampleRequest, trials: readonly Trial[]): Attempt {
  const { params, query, body } = trials.reduce<SampleRequest>(
    (request, { at, written }, index) =>
      withAt(request, at, at[0] === 'body' ? `@@${index}@@` : written) as SampleRequest,
    good,
  )
  const payload =
    body === undefined
      ? undefined
      : JSON.stringify(body).replace(/"@@(\d+)@@"/g, (_match, index: string) => trials[Number(index)]?.written ?? '')
  const what = trials.map(({ at, written }) => `${at.join('.')} = ${written.slice(0, 120)}`).join(', ')
  return { request: { params, query }, payload, what }
}

/** What takes a part away, or puts another in its place, might hide what stands beside it. */
const standsAlone = ({ at, written }: Trial): boolean => at[0] === 'body' && /^(?:null|true|\[|\{)/.test(written)

/** One for each place. @returns also those that are left for another time. */
function pack(trials: readonly Trial[]): { readonly together: Trial[]; readonly left: Trial[] } {
  const together: Trial[] = []
  const left: Trial[] = []
  const taken = new Set<string>()
  for (const trial of trials) {
    const place = trial.at.join('.')
    if (taken.has(place)) left.push(trial)
    else together.push(trial)
    taken.add(place)
  }
  return { together, left }
}

function refusalIn({ status, body }: Answer): string {
  const { code } = body.startsWith('{') ? (JSON.parse(body) as { code?: string }) : {}
  return `${status} ${code}`
}

/**
 * Sends every value at every place. What the door refuses goes through a sieve (`openSieve`); what it takes stands in as
 * few requests as there are values, in all places at once, and each by itself where the answer might hide one of them: it
 * is a refusal that the request without any of them does not get.
 */
export async function tryPlaces(
  isWorthSending: Sieve,
  endpoint: Endpoint,
  good: SampleRequest,
  trials: readonly Trial[],
  send: (attempt: Attempt) => Promise<Answer>,
): Promise<void> {
  const isTaken = ({ request, payload }: Attempt) => !isRefusedAtDoor(endpoint, request, payload)
  const single = async (trial: Trial) => void (await send(writeRequest(good, [trial])))
  let left: Trial[] = []
  for (const trial of trials) {
    const { request, payload } = writeRequest(good, [trial])
    if (!isWorthSending(endpoint, request, payload, { place: trial.at, value: trial.written })) continue
    if (standsAlone(trial) || isRefusedAtDoor(endpoint, request, payload)) await single(trial)
    else left.push(trial)
  }
  /** Refusals that the request without any of them gets. */
  const plain = new Set<string>()
  const saysAll = async (answer: Answer) => {
    if (answer.status < 400 || plain.has(refusalIn(answer))) return true
    plain.add(refusalIn(await send(writeRequest(good, []))))
    return plain.has(refusalIn(answer))
  }
  while (left.length > 0) {
    const packed = pack(left)
    left = packed.left
    const attempt = writeRequest(good, packed.together)
    const isTold = isTaken(attempt) && (await saysAll(await send(attempt)))
    if (!isTold && packed.together.length > 1) for (const trial of packed.together) await single(trial)
  }
}
