import { rowsOf } from '../coverage.ts'

export const routes = rowsOf(
  {
    where: 'web/src/attendee/who-is-led-where.page.test.tsx',
    home: 'web/src/features/dashboard/attendee/home.page.test.tsx',
    bed: 'e2e/book-a-bed.test.ts',
    invoices: 'e2e/sign-up-to-pass.test.ts',
    account: 'e2e/own-account.test.ts',
    registration: 'e2e/registration.test.ts',
    profile: 'web/src/features/identity/attendee/profile/profile.page.test.tsx',
    firstWords: 'e2e/first-words.test.ts',
    confirm: 'web/src/features/passes/attendee/sign-up/confirm.page.test.tsx',
    survey: 'web/src/features/surveys/attendee/survey.page.test.tsx',
    train: 'web/src/features/train-tickets/attendee/train-ticket.page.test.tsx',
    visa: 'web/src/features/visa-letters/attendee/visa-letter.page.test.tsx',
    apps: 'web/build/apps.test.ts',
    floorPlan: 'web/src/features/exhibitors/attendee/floor-plan/floor-plan.page.test.tsx',
    sitePlan: 'web/src/features/exhibitors/attendee/site-plan/site-plan.page.test.tsx',
    agenda: 'web/src/features/program/attendee/agenda/agenda.page.test.tsx',
    seats: 'web/src/features/program/attendee/session/seats.page.test.tsx',
    information: 'web/src/features/program/attendee/information/information.page.test.tsx',
  },
  [
    [
      'Routes (history mode, base /):',
      ['where', 'every route of the specification that is there is walked'],
      ['apps', 'every page of $name is where $name answers'],
    ],
    [
      '/ | home / dashboard',
      ['where', '%s > who opens %s ends at %s'],
      ['home', 'the home has a card for the ticket, VIP events, the stay, and what does not take place'],
    ],
    ['/accommodation | accommodation list', ['bed', 'a vendor gets a pass and a bed in one order ($name)']],
    [
      '/accommodation/{accommodationId} | accommodation detail',
      ['bed', 'a vendor gets a pass and a bed in one order ($name)'],
    ],
    [
      '/agenda',
      ['agenda', 'a day has its sessions in the order of time, where they are, who speaks, and its breaks'],
      ['seats', 'a seat is reserved, and the page goes on at what it says then'],
    ],
    [
      '/floor-plan',
      ['floorPlan', 'whom one searches, one finds: the stand is marked on the plan, and the way is said'],
    ],
    [
      '/site-plan',
      [
        'sitePlan',
        'says when the first bus leaves, how one gets there, and how long it takes from each hotel, the nearest first',
      ],
    ],
    [
      '/information',
      ['information', 'each kind of block is drawn as what it is, and what can be called is a call away'],
    ],
    [
      '/invoices | invoice list',
      ['invoices', 'a stranger signs up, pays, confirms, signs in and holds the pass ($name)'],
    ],
    ['/pass | pass', ['invoices', 'a stranger signs up, pays, confirms, signs in and holds the pass ($name)']],
    [
      '/pass/upgrade | pass upgrade',
      ['registration', 'a pass is upgraded for the difference, and its order can be cancelled before'],
    ],
    [
      '/profile | profile editing',
      [
        'profile',
        'one’s own name > is saved, on the clock of the venue, and what the server made of it stands in the form',
      ],
    ],
    [
      '/registration, /registration/account, /registration/checkout, /registration/finish, /registration/hotel, /registration/survey | registration flow',
      ['bed', 'a vendor gets a pass and a bed in one order ($name)'],
      ['registration', 'a vendor without a pass gets one, on two devices'],
    ],
    [
      '/sign-in | sign in (guest only)',
      ['where', '%s > who opens %s ends at %s'],
      ['firstWords', 'who is led to the sign-in is where they wanted to be, once they have signed in'],
    ],
    [
      '/sign-in/forgotpassword | password reminder',
      ['account', 'a forgotten password is set anew with the mail’s link, once, and ends every session'],
    ],
    [
      '/sign-in/changepassword/{token} | password change',
      ['account', 'a forgotten password is set anew with the mail’s link, once, and ends every session'],
    ],
    [
      '/sign-up (guest only), /sign-up/success, /sign-up/confirm/{userUuid} | sign-up, success notice, confirmation',
      ['invoices', 'a stranger signs up, pays, confirms, signs in and holds the pass ($name)'],
      ['confirm', 'opening the link confirms nothing: the owner of the mailbox sees what was written, and presses'],
      ['where', '%s > who opens %s ends at %s'],
    ],
    ['/survey | survey', ['survey', 'what is missing is named by its question, at the top and beside it']],
    [
      '/train-ticket | train ticket',
      ['train', 'who has none chooses a kind and a name, and sees it held with the way to the checkout'],
    ],
    [
      '/visa-invitation-letter | visa invitation letter',
      ['visa', 'the letter that stands shows what it says, its code, its PDF and what the consulate sees'],
    ],
  ],
)
