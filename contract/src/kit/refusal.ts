/**
 * A refusal is an answer that the rules of the event give, not an accident: it has a stable code that programs
 * read, a title, and a sentence for a person. Endpoints list the refusals they may give; any other is a bug.
 */
export interface Refusal<Code extends string = string> {
  /** `feature/what`, never renamed once published. */
  readonly code: Code
  /** The HTTP status it is answered with. */
  readonly status: number
  readonly title: string
  /** One sentence that says what to do next. */
  readonly detail: string
}

// @__NO_SIDE_EFFECTS__
export function refusal<const Code extends string>(
  code: Code,
  status: number,
  title: string,
  detail: string,
): Refusal<Code> {
  return { code, status, title, detail }
}

/** The body of every error answer: RFC 9457, with `statusCode` beside `status` for the specification's clients. */
export interface Problem {
  readonly type: string
  readonly status: number
  readonly statusCode: number
  readonly code: string
  readonly title: string
  readonly detail: string
  /** Names the request in the server's log; people can quote it. */
  readonly requestId?: string
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
  /** What a refusal says beyond its sentence, such as the line that is sold out. */
  readonly [detail: string]: unknown
}

// What a machine in front of ours may answer too, without a word: a browser takes these sentences for its own.
export const notFound = refusal('requests/not-found', 404, 'Page Not Found', 'This page could not be found')
export const tooLarge = refusal('requests/too-large', 413, 'Too large', 'Send less at once.')
export const tooMany = refusal('requests/too-many', 429, 'Too many attempts', 'Wait a little, then try again.')
export const busy = refusal(
  'requests/busy',
  503,
  'One moment',
  'Many people are here at once. Try again in a few seconds.',
)
export const waitingRoom = refusal(
  'requests/waiting-room',
  429,
  'People wait in a line',
  'Open the waiting room to take your place: everybody is let in in the order in which they came.',
)
export const unexpected = refusal(
  'requests/unexpected',
  500,
  'Unexpected error',
  'Uh oh, an unexpected error happened. Please try again later.',
)

/** Refusals that any endpoint may give, because the way to it gives them. */
export const requests = {
  invalid: refusal('requests/invalid', 400, 'Check your entries', 'Some entries are missing or cannot be used.'),
  malformed: refusal('requests/malformed', 400, 'Unreadable request', 'The request could not be read.'),
  notSignedIn: refusal('requests/not-signed-in', 401, 'Please sign in', 'Sign in to continue.'),
  notAllowed: refusal('requests/not-allowed', 403, 'Not allowed', 'Your account may not do this.'),
  onlyLooking: refusal(
    'requests/only-looking',
    403,
    'You only look',
    'You see the app as somebody else does. Nothing can be done in their name.',
  ),
  secondFactorNeeded: refusal(
    'requests/second-factor-needed',
    403,
    'Show that it is you',
    'Use your passkey, or a code of your app, and try again.',
  ),
  notFound,
  methodNotAllowed: refusal(
    'requests/method-not-allowed',
    405,
    'Not possible here',
    'This address does not answer that method.',
  ),
  tooSlow: refusal('requests/too-slow', 408, 'Took too long', 'The request did not arrive in time. Send it again.'),
  tooLarge,
  addressTooLong: refusal('requests/address-too-long', 414, 'Page Not Found', 'No address of ours is that long.'),
  unsupportedMedia: refusal(
    'requests/unsupported-media',
    415,
    'Unknown format',
    'Send the request in the format that this address takes: JSON, or one file as multipart/form-data.',
  ),
  headersTooLarge: refusal('requests/headers-too-large', 431, 'Too large', 'Send shorter headers, or fewer.'),
  tooMany,
  keyReused: refusal(
    'requests/idempotency-key-reused',
    422,
    'Already used',
    'This request was already sent with other content.',
  ),
  keyInUse: refusal(
    'requests/idempotency-key-in-use',
    409,
    'Still working',
    'The same request is being worked on. Try again in a moment.',
  ),
  busy,
  unavailable: refusal(
    'requests/unavailable',
    503,
    'Not available right now',
    'We cannot reach our data. Nothing is lost; try again in a moment.',
  ),
  noEdition: refusal('requests/no-edition', 503, 'Not open yet', 'No event is set up here yet. Come back later.'),
  unexpected,
} as const
