import { rowsOf } from '../coverage.ts'

export const layout = rowsOf(
  {
    menu: 'web/src/attendee/shell/menu.page.test.tsx',
    errors: 'web/src/attendee/errors.page.test.tsx',
    steps: 'web/src/features/registration/attendee/registration-steps.page.test.tsx',
    bed: 'e2e/book-a-bed.test.ts',
    home: 'web/src/features/dashboard/attendee/home.page.test.tsx',
    kinds: 'web/src/features/dashboard/attendee/kinds-of.test.ts',
    promo: 'web/src/attendee/shell/promo-strip.page.test.tsx',
    outdated: 'web/build/outdated-browser.test.ts',
    signUp: 'web/src/features/passes/attendee/sign-up/sign-up-steps.page.test.tsx',
    keyboard: 'e2e/bed-by-keyboard.test.ts',
    survey: 'web/src/features/surveys/attendee/survey.page.test.tsx',
    gallery: 'web/src/features/accommodation/attendee/hotel/gallery.page.test.tsx',
  },
  [
    [
      'A bottom tab bar with Home, Pass, Accommodation, plus a menu button on large screens.',
      ['menu', 'the tab bar has home, pass and accommodation, and the button of the menu'],
    ],
    [
      'A slide-in menu for logged-in users shows avatar, full name, pass type badge',
      ['menu', 'the menu says who is there, with picture and pass'],
      ['menu', 'the badge in the menu is the one of a VIP'],
    ],
    ["(or 'No Pass | Get a pass')", ['menu', 'who has no pass reads so, beside the way to one']],
    [
      "an 'Edit your profile' button, links to Accommodation, Invoices and Visa Invitation Letter",
      [
        'menu',
        'the menu leads to profile, accommodation, invoices and visa letter, and out to the organiser’s own pages',
      ],
    ],
    ['a Logout button', ['menu', 'Logout takes person and token out of the browser, and asks no server']],
    [
      'and external links to Imprint, Privacy Policy, Code of Conduct, Terms and Conditions and FAQ.',
      [
        'menu',
        'the menu leads to profile, accommodation, invoices and visa letter, and out to the organiser’s own pages',
      ],
    ],
    [
      'The menu closes on every route change and has an open/closed flag.',
      ['menu', 'the menu closes on every change of page, also on one that it did not lead to'],
    ],
    [
      "404 shows 'Page Not Found'.",
      ['errors', 'a page that is not there > says so, and leads who is signed in back to the dashboard'],
    ],
    [
      "402 shows 'Oops. Payment was not successful.' with 'There might be something wrong with your supplied payment data.'",
      ['errors', 'of status %i the page says “%s”; with the bars of who is signed in: %s'],
    ],
    [
      "Any other status shows 'Oops. An error has occurred.'",
      ['errors', 'of status %i the page says “%s”; with the bars of who is signed in: %s'],
    ],
    [
      "Each has a link pointing to /: 'Back to the Dashboard' when logged in, otherwise 'Return to login'.",
      ['errors', 'of status %i the page says “%s”; with the bars of who is signed in: %s'],
      ['errors', 'who is not signed in sees no bars, and the way to the login: %i'],
      ['errors', 'the way out of an error leads to a page again once what was missing can be had'],
    ],
    [
      'Tab bar and menu show on the error page only for logged-in users with a 4xx status.',
      ['errors', 'of status %i the page says “%s”; with the bars of who is signed in: %s'],
      ['errors', 'who is not signed in sees no bars, and the way to the login: %i'],
    ],
    ['checkout overview', ['bed', 'a vendor gets a pass and a bed in one order ($name)']],
    ['finish notice', ['bed', 'a vendor gets a pass and a bed in one order ($name)']],
    [
      'dashboard cards (host, VIP, vendor, vendor-VIP',
      ['home', 'the home of %s has a card that says so'],
      ['kinds', 'with a %s pass, exhibitor: %s, home has the cards %j'],
    ],
    [
      'ticket, VIP event, accommodation, cancelled event)',
      ['home', 'the home has a card for the ticket, VIP events, the stay, and what does not take place'],
    ],
    ['room cards', ['bed', 'a vendor gets a pass and a bed in one order ($name)']],
    [
      'countdown navigation',
      ['promo', 'a promotion that is on counts down above the page, and leads to what it is about'],
    ],
    [
      'an outdated-browser dialog',
      ['outdated', 'a browser that is too old is told so in a dialog, and one that is not is told nothing'],
    ],
    [
      'forms with a date range picker (arrival and departure)',
      ['keyboard', 'a bed is found, booked, changed and cancelled, and the pass upgraded, without a mouse'],
      ['bed', 'a vendor gets a pass and a bed in one order ($name)'],
    ],
    [
      'selection lists',
      ['survey', 'one option too many is refused, nothing is unchecked, and the next answer takes the word back'],
    ],
    ['an image carousel', ['gallery', 'the pictures of a hotel are gone through one by one']],
    [
      'Pass eligibility is checked by e-mail',
      [
        'signUp',
        'address and pass > an address that may have none loses its pass and is told so, with the focus there',
      ],
    ],
    [
      'A card-payment input is available in the checkout',
      ['steps', 'the payment of a registration > asks for the whole card before anything is placed'],
    ],
  ],
)
