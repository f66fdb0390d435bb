import { rowsOf } from '../coverage.ts'

const specifiedCall = 'the specified call %s is answered with what is used of it'
const namesOf = 'what the specification names of a person, a pass and its type is in their answers'

export const section3 = rowsOf(
  {
    calls: 'server/src/specified-calls.test.ts',
    constants: 'server/src/specified-constants.test.ts',
    menu: 'web/src/attendee/shell/menu.page.test.tsx',
    variants: 'server/src/image-variants.mocked.test.ts',
    areas: 'web/src/attendee/start.page.test.tsx',
    accommodation: 'server/src/features/accommodation/accommodation.test.ts',
    train: 'web/src/features/train-tickets/attendee/train-ticket.page.test.tsx',
    eligible: 'server/src/features/passes/approve-pass.test.ts',
    voucher: 'server/src/features/passes/vouchers.test.ts',
    money: 'contract/src/kit/money.test.ts',
    where: 'web/src/attendee/who-is-led-where.page.test.tsx',
    room: 'web/src/features/accommodation/attendee/search/room-search.test.ts',
  },
  [
    [
      'User: uuid, firstName, lastName (full name is first and last), image, tags (each with id), scope.',
      ['calls', namesOf],
      ['menu', 'the menu says who is there, with picture and pass'],
    ],
    [
      'Avatar: userUuid, fullName, imageURL; avatar images are 56 x 56 (crop fit, dpr 2).',
      ['menu', 'the menu says who is there, with picture and pass'],
      ['variants', 'a size is drawn once, whoever asks for it and however often'],
    ],
    [
      'Auth state: user, loggedIn.',
      ['menu', 'Logout takes person and token out of the browser, and asks no server'],
      ['where', '%s > who opens %s ends at %s'],
    ],
    [
      'Address (types billingAddress and shippingAddress): addressLine1, addressLine2, zip, city, state, countryId.',
      ['calls', 'each type of address is read and kept by itself'],
    ],
    [
      'Pass: pass.status (for example approved; the only status shown), passType with name, codeType (host, badge-vip, standard, vendor-vip, vip) and upgradeableBy.',
      ['calls', namesOf],
      ['constants', 'pass types are in three lists, and of the five codes'],
    ],
    [
      'Pass types come in three lists: paid, paid-upgrade, voucher.',
      ['constants', 'pass types are in three lists, and of the five codes'],
    ],
    [
      'Accommodation: rooms; room availability ids.',
      ['accommodation', 'the slash at the end makes the difference: without it the house, with it its rooms'],
    ],
    [
      'Search params: start, end, roomOccupancy, currentStays, roomIsBookable, order.',
      [
        'accommodation',
        'one accommodation takes the whole query of the list, and is there whether it is bookable or not',
      ],
      ['accommodation', 'currentStays stands in for the end, and must fit the days'],
      [
        'room',
        'the search in the address > is the edition’s where the address says nothing, and asks as the specification does',
      ],
    ],
    ['Booking: accommodationId, roomId, bookingId, guest.', ['calls', specifiedCall]],
    [
      'Bookings are read in an extended form.',
      ['calls', specifiedCall],
      ['calls', 'bookings come without house, room and nights unless they are asked for'],
      ['areas', 'addresses are asked for as billing ones and bookings in their extended form'],
    ],
    [
      'Train ticket (list, first item used) and train ticket types',
      ['train', 'of several tickets the first of the list is the one that is used'],
      ['calls', specifiedCall],
    ],
    ['Survey: questions, answers (each with createdAt), updatedAt.', ['calls', specifiedCall]],
    [
      'Eligibility result: isBlacklisted, isWhitelisted.',
      ['eligible', 'a barred mailbox is barred under each of its tags; a welcome address is welcome alone'],
    ],
    ['Voucher code with a valid flag.', ['voucher', 'a voucher says which pass it gives']],
    [
      'Client data areas: accommodation, booking, countdown, country, invoice, news, pass, registration, survey, trainTicket, ui, user.',
      ['areas', 'the app keeps what it was told in areas of their own, and of a person nothing once they left'],
    ],
    [
      'Currency display: amount with 2 decimals, en-US grouping, euro sign suffix.',
      ['money', '%i cents are shown as %s'],
    ],
  ],
)
