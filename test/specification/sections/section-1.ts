import { rowsOf } from '../coverage.ts'

export const section1 = rowsOf(
  {
    title: 'web/src/platform/title.test.ts',
    page: 'server/src/platform/site/app-page.unit.test.ts',
    constants: 'server/src/specified-constants.test.ts',
    editions: 'server/src/editions-side-by-side.test.ts',
    steps: 'web/src/features/passes/attendee/sign-up/sign-up-steps.page.test.tsx',
    menu: 'web/src/attendee/shell/menu.page.test.tsx',
    visa: 'web/src/features/visa-letters/attendee/visa-letter.page.test.tsx',
    signUp: 'e2e/sign-up-to-pass.test.ts',
    bed: 'e2e/book-a-bed.test.ts',
    train: 'e2e/train-ticket.test.ts',
    vip: 'e2e/vip-events.test.ts',
    news: 'web/src/features/news/attendee/news.page.test.tsx',
    survey: 'server/src/features/surveys/surveys.test.ts',
    content: 'server/src/features/editions/content.test.ts',
  },
  [
    [
      'The product is a web application for attendees and vendors (exhibitors)',
      ['signUp', 'a stranger signs up, pays, confirms, signs in and holds the pass ($name)'],
      ['bed', 'a vendor gets a pass and a bed in one order ($name)'],
    ],
    [
      'of a yearly trade conference (2025 edition) for IT service businesses.',
      ['constants', 'the event is that of 2025, with its default search, its promotion and its survey'],
      ['editions', 'a pass opens the doors of its own edition, and both can be asked about at the same moment'],
    ],
    [
      "The page title is 'Register for {product} 2025'.",
      ['title', 'the title of %s'],
      [
        'page',
        'a page that is drawn arrives with its words, its style and its answers, and runs each script by itself',
      ],
    ],
    [
      'The audience is IT service businesses: managed service providers, platform integrators, distributors, resellers, OEMs, cloud service providers and corporate IT buyers.',
      ['constants', 'visitors say what they do in one of seven answers, one for each kind of business'],
    ],
    [
      'Visitors register as attendees or vendors',
      ['signUp', 'a stranger signs up, pays, confirms, signs in and holds the pass ($name)'],
      ['constants', 'who bears the tag 2 comes in without a pass, and is an exhibitor'],
    ],
    ['sign up and sign in', ['signUp', 'a stranger signs up, pays, confirms, signs in and holds the pass ($name)']],
    ['hold a pass', ['signUp', 'a stranger signs up, pays, confirms, signs in and holds the pass ($name)']],
    ['book accommodation (hotel rooms)', ['bed', 'a vendor gets a pass and a bed in one order ($name)']],
    [
      'get a train ticket',
      ['train', 'a train ticket is chosen in the registration, paid, shown with its code, printed and given back'],
    ],
    [
      'take part in VIP events',
      ['vip', 'a VIP comes with a guest and withdraws, ignores an event and calls it back, and pays for a place'],
    ],
    ['receive news', ['news', 'what is open is read: here at once, and on the server']],
    ['view invoices', ['signUp', 'a stranger signs up, pays, confirms, signs in and holds the pass ($name)']],
    [
      'request a visa invitation letter',
      [
        'visa',
        'who has none enters the passport, compares its two lines, and sees the letter; the browser keeps nothing of it',
      ],
    ],
    ['and fill in a survey.', ['survey', 'answers are kept with the time they were given']],
    [
      'Users tagged as vendors (tag id 2) are exhibitors.',
      ['constants', 'who bears the tag 2 comes in without a pass, and is an exhibitor'],
    ],
    [
      'A registration partner banner with a link can show in the header.',
      ['menu', 'a partner of the registration is named in the header, with the way to them'],
      ['content', 'what the organiser wrote is read in one’s own language'],
    ],
    [
      "Attendee types: seven answers to the question 'what do you do' map to the business categories listed above (managed service provider, platform integrator, distributor, reseller, OEM, cloud service provider, corporate IT).",
      ['steps', 'each of the seven kinds of business is an answer to what somebody does'],
      ['constants', 'visitors say what they do in one of seven answers, one for each kind of business'],
    ],
  ],
)
