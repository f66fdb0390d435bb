import { rowsOf } from '../coverage.ts'

const walked = '%s > who opens %s ends at %s'

export const section4 = rowsOf(
  {
    where: 'web/src/attendee/who-is-led-where.page.test.tsx',
    firstWords: 'e2e/first-words.test.ts',
    menu: 'web/src/attendee/shell/menu.page.test.tsx',
    matrix: 'server/src/caller-matrix.test.ts',
    start: 'web/src/attendee/start.page.test.tsx',
    signIn: 'web/src/features/identity/attendee/sign-in.page.test.tsx',
    signUps: 'server/src/features/passes/sign-up.test.ts',
    guard: 'web/src/platform/guard.test.ts',
    style: 'web/src/features/passes/shared/pass-style.test.ts',
    survey: 'web/src/features/surveys/attendee/survey-standing.test.ts',
    cookies: 'web/src/features/surveys/attendee/survey-cookies.test.ts',
    steps: 'web/src/features/passes/attendee/sign-up/sign-up-steps.page.test.tsx',
    welcome: 'server/src/features/passes/pass-type-state.unit.test.ts',
    vouchers: 'server/src/features/passes/vouchers.test.ts',
    fails: 'e2e/when-calls-fail.test.ts',
    phase: 'web/src/platform/countdown.test.ts',
    promotion: 'server/src/features/editions/countdown.test.ts',
    unknown: 'e2e/who-is-led-where.test.ts',
    path: 'contract/src/kit/page-path.test.ts',
    app: 'server/src/platform/site/app-page.unit.test.ts',
  },
  [
    [
      'Auth: logged out becomes logged in after login with a token.',
      ['signIn', 'who signs in is signed in with the token that the server gave, and where they wanted to be'],
    ],
    [
      'Logout resets user and token and clears the user data; it makes no server call.',
      ['menu', 'Logout takes person and token out of the browser, and asks no server'],
      ['start', 'the app keeps what it was told in areas of their own, and of a person nothing once they left'],
    ],
    [
      'Access after login: allowed only if the user is a vendor (tag id 2) or has a pass with status approved; otherwise the user is logged out and sent to /sign-in.',
      ['signIn', 'who has neither tag nor approved pass stays at the sign-in, and is told why: %s'],
      ['signUps', 'a confirmed mailbox without a payment waits for the payment, and says so'],
      ['where', '%s is signed out and told why > on %s'],
    ],
    [
      'The same check applies on app start.',
      ['where', '%s is signed out and told why > on %s'],
      ['start', 'whose pass is not approved is led out, and nothing more is asked for in their name'],
      ['matrix', 'who gets through to %s'],
    ],
    ['Logged-in users visiting guest pages are sent home.', ['where', walked]],
    ['Logged-out users on protected pages go to /sign-in', ['where', walked], ['guard', 'a guest > on %s']],
    [
      'the wanted path is remembered and restored after login.',
      ['where', 'who comes to the sign-in on the way to a page has that page remembered'],
      ['signIn', 'who signs in is signed in with the token that the server gave, and where they wanted to be'],
      ['firstWords', 'who is led to the sign-in is where they wanted to be, once they have signed in'],
    ],
    [
      "Any path containing 'registration' visited while logged out goes to /sign-in.",
      ['where', '%s leads whoever is signed out to the sign-in'],
      ['guard', 'a guest > sees that a page does not exist, but not one with registration in it'],
    ],
    [
      'Pass badge style: host, badge-vip and standard use the primary style; vendor-vip and vip use the vip style.',
      ['style', 'the badge of a %s pass is drawn in its style'],
    ],
    [
      'Survey gate: a vendor without a pass is sent to /pass.',
      ['where', walked],
      ['guard', 'a vendor without a pass > on %s'],
    ],
    [
      "If the survey cookie is not 'skip'",
      ['where', 'who skipped the survey is not led there from %s'],
      ['cookies', 'any other value of the cookie skips nothing'],
    ],
    [
      'the user is not on /survey, and has no survey answer created on or after the configured survey start date',
      ['survey', 'where somebody stands with the survey > %s'],
      ['where', walked],
    ],
    [
      'the current path is stored in a cookie and the user goes to /survey.',
      ['where', 'who comes to the survey on the way to a page has that page in a cookie'],
      ['cookies', 'the wanted path is kept with its search, and forgotten'],
    ],
    ['On /survey with an existing answer, the user goes to /.', ['where', walked], ['guard', 'the survey > on %s']],
    [
      'Eligibility check: blacklisted clears the selected pass',
      ['steps', 'address and pass > an address that may have none loses its pass and is told so, with the focus there'],
    ],
    [
      'voucher valid is true when whitelisted or not blacklisted',
      ['welcome', 'on the blacklist: %s, on the whitelist: %s; welcome: %s'],
      ['vouchers', 'a voucher is not valid for an address that is barred, and is for one that is welcome all the same'],
    ],
    [
      'on failure the email, voucher and flags are reset.',
      ['steps', 'address and pass > a check that fails clears the address and the voucher, and calls nothing wrong'],
      ['fails', 'a check of eligibility that fails resets address and voucher, and says so'],
    ],
    [
      'Countdown phase is active when the current time is between its start and end.',
      ['phase', 'at %s the promotion is on: %s'],
      ['promotion', 'at %s the promotion is on: %s, with %s seconds left'],
    ],
    [
      'Failed route validation or unknown page: status 404.',
      ['unknown', 'an unknown page says so, with the status 404, to whoever asks'],
      ['path', 'of the page %s, the path %s is one: %s'],
      ['app', 'a path that is no page’s is the app all the same, which says so, with the status 404'],
    ],
  ],
)
