import { rowsOf } from '../coverage.ts'

export const section6 = rowsOf(
  {
    where: 'web/src/attendee/who-is-led-where.page.test.tsx',
    constants: 'server/src/specified-constants.test.ts',
    led: 'e2e/who-is-led-where.test.ts',
    matrix: 'server/src/caller-matrix.test.ts',
    approve: 'server/src/features/passes/approve-pass.test.ts',
    vouchers: 'server/src/features/passes/vouchers.test.ts',
    steps: 'web/src/features/passes/attendee/sign-up/sign-up-steps.page.test.tsx',
    signUp: 'server/src/features/passes/sign-up.test.ts',
    welcome: 'e2e/who-may-have-a-pass.test.ts',
  },
  [
    [
      'Vendor (exhibitor): user with tag id 2; may enter without a pass but is sent to /pass.',
      ['constants', 'who bears the tag 2 comes in without a pass, and is an exhibitor'],
      ['where', '%s > who opens %s ends at %s'],
      ['led', 'a vendor without a pass is led to it from every page but those of the registration'],
    ],
    [
      'Regular attendee: needs an approved pass.',
      ['matrix', 'who gets through to %s'],
      ['where', '%s is signed out and told why > on %s'],
    ],
    [
      'Pass types host, standard, vip, vendor-vip (and badge-vip).',
      ['constants', 'pass types are in three lists, and of the five codes'],
    ],
    [
      'Guest-only pages (sign-in, sign-up) redirect logged-in users.',
      ['where', '%s > who opens %s ends at %s'],
      ['led', 'who is signed in may follow the links of their mails'],
    ],
    [
      'Blacklisted e-mails cannot keep a selected pass',
      ['steps', 'address and pass > an address that may have none loses its pass and is told so, with the focus there'],
      ['signUp', 'a blacklisted address is refused a pass in words that do not name the list'],
      ['approve', 'who is put on the blacklist after the payment gets no approved pass, and is told so at the door'],
    ],
    [
      'whitelisted ones are always valid for voucher purposes.',
      ['vouchers', 'a voucher is not valid for an address that is barred, and is for one that is welcome all the same'],
      ['approve', 'who stands on both lists is welcome'],
      ['welcome', 'an address that is always welcome comes in like any other'],
    ],
  ],
)
