import { rowsOf } from '../coverage.ts'

const usualWords = 'what worked and what failed is said in the words of the specification where nobody says it better'
const failAlone =
  'hotels, a hotel, its rooms and bookings that cannot be read fail alone, and are there after another try'
const atStart = 'each fails alone, and the page is there all the same > %s'

export const section8 = rowsOf(
  {
    toasts: 'web/src/attendee/toasts.page.test.tsx',
    errors: 'web/src/attendee/errors.page.test.tsx',
    unknown: 'e2e/who-is-led-where.test.ts',
    problem: 'web/src/platform/problem-error.test.ts',
    part: 'web/src/platform/load-part.test.ts',
    loading: 'web/src/platform/load-part.page.test.tsx',
    fails: 'e2e/when-calls-fail.test.ts',
    start: 'web/src/attendee/start.page.test.tsx',
    homeTrain: 'web/src/features/train-tickets/attendee/home-train-ticket.page.test.tsx',
    steps: 'web/src/features/passes/attendee/sign-up/sign-up-steps.page.test.tsx',
    guests: 'web/src/features/accommodation/attendee/guests/guests.page.test.tsx',
    reports: 'server/src/client-reports.test.ts',
    gate: 'web/src/features/surveys/attendee/survey-gate.test.ts',
    standing: 'web/src/features/surveys/attendee/survey-standing.test.ts',
  },
  [
    [
      "Default error toast: 'Uh oh, an unexpected error happened. Please try again later.'",
      ['toasts', usualWords],
      ['fails', 'a command without words of its own says those of the specification, in the language that is chosen'],
    ],
    [
      "Default success toast: 'Operation completed successfully.'",
      ['toasts', usualWords],
      ['fails', 'a command without words of its own says those of the specification, in the language that is chosen'],
    ],
    [
      "Unknown page or failed route validation: status 404, 'This page could not be found'.",
      ['errors', 'a page that is not there > says so, and leads who is signed in back to the dashboard'],
      ['unknown', 'an unknown page says so, with the status 404, to whoever asks'],
    ],
    ['Status is taken from statusCode, status or the response status, default 500.', ['problem', 'the status is %s']],
    ['Unknown middleware gives 500.', ['errors', 'a fault that has no status of its own is one of 500']],
    [
      'Failed loading of page parts: the page reloads, at most once per minute.',
      ['part', 'a missing part reloads the page once a minute at most'],
      ['loading', 'what cannot be had with a connection loads the page anew: a newer version was installed'],
    ],
    [
      'Fallbacks: accommodation list, detail, rooms, room, bookings, pass and train ticket fall back to empty or null',
      ['fails', failAlone],
      ['fails', 'who has a pass that cannot be read is neither sent away nor told that they are registered'],
      [
        'homeTrain',
        'on home a train ticket that cannot be loaded fails alone, and another try may find that there is none',
      ],
      ['start', atStart],
    ],
    [
      'address read failure gives an empty default address',
      ['fails', 'an address that cannot be read begins empty, and a save after another try is said'],
    ],
    [
      'eligibility failure resets state',
      ['steps', 'address and pass > a check that fails clears the address and the voucher, and calls nothing wrong'],
    ],
    [
      'guest-adding failure is silently ignored',
      ['guests', 'a guest who could not be saved stops nobody: no message says so, and the name is not lost'],
    ],
    [
      'availability failures are logged and reported',
      ['fails', 'a night that cannot be read is unknown, not full; it is reported, and read again'],
      ['reports', 'what browsers could not read is counted by day, kind and status, and nothing else is kept'],
    ],
    [
      'survey answers failure gives empty answers and no answered date.',
      ['gate', '%s'],
      ['standing', 'the answered day is the last one, at the venue'],
    ],
  ],
)
