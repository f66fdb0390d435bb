import { rowsOf } from '../coverage.ts'

const specifiedCall = 'the specified call %s is answered with what is used of it'
const start = 'at the start of %s everything that is needed later is asked for, once'

export const section7 = rowsOf(
  {
    calls: 'server/src/specified-calls.test.ts',
    start: 'web/src/attendee/start.page.test.tsx',
    again: 'web/src/attendee/sign-in-again.page.test.tsx',
    matrix: 'server/src/caller-matrix.test.ts',
    signIn: 'web/src/features/identity/attendee/sign-in.page.test.tsx',
    profile: 'web/src/features/identity/attendee/profile/profile.page.test.tsx',
    upgrade: 'server/src/features/passes/upgrade-pass.test.ts',
    steps: 'web/src/features/passes/attendee/sign-up/sign-up-steps.page.test.tsx',
    guests: 'web/src/features/accommodation/attendee/guests/guests.page.test.tsx',
    search: 'web/src/features/accommodation/attendee/search/room-search.test.ts',
    accommodation: 'server/src/features/accommodation/accommodation.test.ts',
    fails: 'e2e/when-calls-fail.test.ts',
    news: 'web/src/features/news/attendee/news.page.test.tsx',
    survey: 'web/src/features/surveys/attendee/survey.page.test.tsx',
    train: 'web/src/features/train-tickets/attendee/train-ticket.page.test.tsx',
    vat: 'web/src/platform/vat-id.test.ts',
  },
  [
    [
      'All authenticated calls send the token as a Bearer Authorization header.',
      ['calls', 'what is a person’s is answered to the token of the Authorization header alone'],
      ['matrix', 'who gets through to %s'],
      ['again', 'who signs in again over the page loses nothing: what was sent is sent once more'],
    ],
    [
      'POST /api/user/login | credentials | property token',
      ['calls', specifiedCall],
      ['signIn', 'who signs in is signed in with the token that the server gave, and where they wanted to be'],
    ],
    [
      'GET /api/user/ | none | current user (uuid)',
      ['calls', specifiedCall],
      ['start', 'at the start of %s everything that is needed later is asked for, once'],
    ],
    [
      'PATCH /api/user/ | user',
      ['calls', specifiedCall],
      [
        'profile',
        'one’s own name > is saved, on the clock of the venue, and what the server made of it stands in the form',
      ],
    ],
    [
      'GET /api/user/profile/{uuid} | none | firstName, lastName, image',
      ['calls', specifiedCall],
      ['start', 'at the start of %s everything that is needed later is asked for, once'],
    ],
    [
      'GET /api/country | none | country list',
      ['calls', specifiedCall],
      ['start', 'at the start of %s everything that is needed later is asked for, once'],
    ],
    [
      'GET /api/pass | none | pass',
      ['calls', specifiedCall],
      ['start', 'at the start of %s everything that is needed later is asked for, once'],
    ],
    ['GET /api/pass/type/paid | none | list', ['calls', specifiedCall]],
    [
      'GET /api/pass/type/paid-upgrade | query upgradeableBy | list',
      ['calls', specifiedCall],
      ['upgrade', 'the upgrades on offer are those that the pass held allows'],
    ],
    [
      'GET /api/pass/type/voucher | none | list',
      ['calls', specifiedCall],
      [
        'steps',
        'address and pass > a voucher gives its pass in the place of a paid one, and another address has to ask again',
      ],
    ],
    [
      'GET /api/pass/check-eligibility | query email | isBlacklisted, isWhitelisted',
      ['calls', specifiedCall],
      ['steps', 'address and pass > lead on where the address may have one'],
    ],
    [
      'GET /api/address/ | query type | address',
      ['calls', specifiedCall],
      ['start', 'at the start of %s everything that is needed later is asked for, once'],
    ],
    [
      'POST /api/address/ | address, type (when none exists)',
      ['calls', specifiedCall],
      ['profile', 'the billing address > is made where there is none, and changed where another device has made one'],
    ],
    [
      'PATCH /api/address/ | address, type (when exists)',
      ['calls', specifiedCall],
      ['profile', 'the billing address > is made where there is none, and changed where another device has made one'],
    ],
    [
      'DELETE /api/address/{id} | none',
      ['calls', specifiedCall],
      ['profile', 'the shipping address > is asked for only where it differs, and goes when it is the same again'],
    ],
    [
      'GET /api/booking | extended flag | bookings',
      ['calls', specifiedCall],
      ['start', 'addresses are asked for as billing ones and bookings in their extended form'],
    ],
    [
      'POST /api/booking/guest | accommodationId, roomId, bookingId, guest',
      ['calls', specifiedCall],
      ['guests', 'all who are named are sent, one after the other, the lead first'],
    ],
    [
      'GET /api/accommodation | start, end, roomOccupancy, currentStays, roomIsBookable, order; a variant sends roomIsBookable as null for all | list',
      ['calls', specifiedCall],
      [
        'search',
        'the search in the address > is the edition’s where the address says nothing, and asks as the specification does',
      ],
      ['accommodation', 'roomIsBookable=null asks for all: one without all nights says so, and has no total'],
    ],
    [
      'GET /api/accommodation/{id} | optional query params | detail',
      ['calls', specifiedCall],
      [
        'accommodation',
        'one accommodation takes the whole query of the list, and is there whether it is bookable or not',
      ],
    ],
    [
      'GET /api/accommodation/{id}/ | roomActive=true, roomInternal=false | rooms',
      ['calls', specifiedCall],
      ['accommodation', 'the slash at the end makes the difference: without it the house, with it its rooms'],
      ['accommodation', 'internal and inactive rooms are shown to nobody, whatever is asked'],
    ],
    [
      'GET /api/accommodation/{id}/room/{roomId} | none | room',
      ['calls', specifiedCall],
      ['accommodation', 'a room and one of its nights can be read by themselves, in their house only'],
    ],
    [
      'GET /api/accommodation/{id}/room/{roomId}/availability/{availabilityId} | none | availability; several ids fetched in parallel',
      ['calls', specifiedCall],
      ['accommodation', 'a room and one of its nights can be read by themselves, in their house only'],
      ['fails', 'a night that cannot be read is unknown, not full; it is reported, and read again'],
    ],
    ['GET /api/invoice | none | invoice list', ['calls', specifiedCall]],
    [
      'GET /api/news | none | news posts',
      ['calls', specifiedCall],
      ['news', 'what is open is read: here at once, and on the server'],
    ],
    [
      'GET /api/survey/questions/ | none | questions',
      ['calls', specifiedCall],
      ['start', 'at the start of %s everything that is needed later is asked for, once'],
    ],
    [
      'GET /api/survey/ | none | answers (createdAt, updatedAt)',
      ['calls', specifiedCall],
      ['start', 'at the start of %s everything that is needed later is asked for, once'],
    ],
    [
      'POST /api/survey/ | answers',
      ['calls', specifiedCall],
      ['survey', 'the answers are sent after a draft that is on its way, and no draft after them'],
    ],
    [
      'GET /api/train-ticket | none | list, first used',
      ['calls', specifiedCall],
      ['start', 'at the start of %s everything that is needed later is asked for, once'],
      ['train', 'of several tickets the first of the list is the one that is used'],
    ],
    [
      'GET /api/train-ticket/type | none | types',
      ['calls', specifiedCall],
      ['train', 'who has none chooses a kind and a name, and sees it held with the way to the checkout'],
    ],
    [
      'POST /api/validation/vat-id | countryCode, vatNumber | valid boolean',
      ['calls', specifiedCall],
      ['vat', '%s is asked about as country and number'],
    ],
    ['Startup: GET /api/country and GET /api/survey/questions/.', ['start', start]],
    [
      'If logged in: pass, user; then for eligible users the address (billingAddress), extended bookings, train ticket, survey questions, avatar by userUuid and the VIP event calls',
      ['start', start],
      ['start', 'addresses are asked for as billing ones and bookings in their extended form'],
      ['start', 'whose pass is not approved is led out, and nothing more is asked for in their name'],
    ],
  ],
)
