import { rowsOf } from '../coverage.ts'

const edition = 'the event is that of 2025, with its default search, its promotion and its survey'

export const section9 = rowsOf(
  {
    toasts: 'web/src/attendee/toasts.page.test.tsx',
    constants: 'contract/src/constants.test.ts',
    event: 'server/src/specified-constants.test.ts',
    indicators: 'web/src/ui/indicators.test.ts',
    waiting: 'e2e/waiting.test.ts',
    breakpoints: 'web/src/ui/breakpoints.test.ts',
    money: 'contract/src/kit/money.test.ts',
    token: 'web/src/platform/token.test.ts',
    search: 'server/src/features/accommodation/accommodation.test.ts',
    asked: 'web/src/features/accommodation/attendee/search/room-search.test.ts',
    phase: 'web/src/platform/countdown.test.ts',
    promotion: 'server/src/features/editions/countdown.test.ts',
    menu: 'web/src/attendee/shell/menu.page.test.tsx',
    standing: 'web/src/features/surveys/attendee/survey-standing.test.ts',
    palette: 'web/src/ui/palette.test.ts',
  },
  [
    [
      'Toast duration 4000 ms.',
      ['toasts', 'a message stays four seconds, one of a failure until it is closed'],
      ['constants', 'the business constants are those of the specification'],
    ],
    [
      'Minimum fetch delay 200 ms.',
      ['indicators', 'an answer is kept back until what is shown was there for 200 ms, and no longer'],
      ['waiting', 'what says that one waits stays 200 ms where answers take %i ms'],
    ],
    [
      'Breakpoints: 576, 992, 1140 pixels for layout logic; style framework also uses 768 and 1200.',
      ['breakpoints', 'the layout changes at the specified widths and at no other'],
      ['constants', 'the business constants are those of the specification'],
    ],
    ['Currency: 2 decimals, en-US grouping, euro suffix.', ['money', '%i cents are shown as %s']],
    ['Times default to UTC.', ['event', 'every instant in an answer is one of UTC']],
    [
      'Auth cookie: prefixed, secure, same-site none.',
      ['token', 'the cookie of a session has our prefix, is secure, and goes along from wherever one comes'],
    ],
    [
      'Default accommodation search: start 2025-10-20, end 2025-10-24, roomOccupancy 1, currentStays 4, only bookable rooms, order priceHighLow.',
      ['event', edition],
      ['search', 'the list answers the edition’s default search: bookable ones, the dearest first'],
      [
        'asked',
        'the search in the address > is the edition’s where the address says nothing, and asks as the specification does',
      ],
    ],
    [
      'Accommodations 28, 30, 31 carry a shuttle badge.',
      ['event', 'the accommodations 28, 30 and 31 carry the shuttle badge, and no other'],
    ],
    [
      "Promotion phase 'MSPG Summer Kits Promo' from 2025-07-01 08:00 to 2025-09-05 23:59",
      ['event', edition],
      ['promotion', 'at %s the promotion is on: %s, with %s seconds left'],
    ],
    [
      'time left computed in the Berlin time zone, in seconds.',
      ['promotion', 'at %s the promotion is on: %s, with %s seconds left'],
      ['phase', 'the time left is counted in whole seconds, the last of them until it is over'],
    ],
    [
      'Vendor tag id 2.',
      ['constants', 'the business constants are those of the specification'],
      ['event', 'who bears the tag 2 comes in without a pass, and is an exhibitor'],
    ],
    ['Avatar 56x56.', ['menu', 'the menu says who is there, with picture and pass']],
    ['Survey answered date format YYYY-MM-DD.', ['standing', 'the answered day is the last one, at the venue']],
    [
      'Survey start date comes from configuration',
      ['event', edition],
      ['standing', 'where somebody stands with the survey > %s'],
    ],
    [
      'Theme palette names: primary, secondary, success, info, warning, danger, light, dark, tertiary, type, vip, train, host.',
      ['palette', 'the palette has %s'],
    ],
  ],
)
