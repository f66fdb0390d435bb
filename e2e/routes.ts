import type { BrowserContext } from 'playwright-core'
import {
  beginRegistration,
  beInvited,
  findNewestOrder,
  findPerson,
  findPost,
  forgetPassword,
  holdRoom,
} from './before-walks.ts'

export interface Walk {
  readonly name: string
  /** Who comes; `null`: nobody that the product knows. */
  readonly who: string | null
  readonly paths: readonly string[]
  readonly isStaff?: true
  /** Does once in a demo what opens the pages. */
  readonly before?: (context: BrowserContext) => Promise<void>
  /** Finds pages whose address nobody knows before a demo. */
  readonly find?: (context: BrowserContext) => Promise<readonly string[]>
}

/** The steps of a registration that each lead back to what is missing before them. */
const laterSteps = ['account', 'hotel', 'survey', 'checkout'].map((step) => `/registration/${step}`)

export const doors: Walk = {
  name: 'at the doors',
  who: null,
  find: forgetPassword,
  paths: [
    '/sign-in',
    '/sign-in/forgotpassword',
    '/sign-up',
    '/sign-up/pass',
    '/verify',
    '/verify/ABCDE',
    '/nowhere',
    '/sign-in/changepassword/abcde',
    '/sign-up/order/0198bbe7-fe00-7862-808e-9f5f2772aa9f#none',
  ],
}

/** Every page of an attendee, as whoever sees most of it. */
export const inside: readonly Walk[] = [
  {
    name: 'with a pass',
    who: 'vip@demo.example',
    find: findPost,
    paths: [
      '/',
      '/pass',
      '/pass?code=large',
      '/pass/upgrade',
      '/pass/transfer',
      '/accommodation',
      '/accommodation/28',
      '/invoices',
      '/news',
      '/train-ticket',
      '/vip-events',
      '/agenda',
      '/agenda?day=2025-10-22',
      '/agenda/7',
      '/agenda/37',
      '/speakers',
      '/speakers/henrik-dahl',
      '/information',
      '/visa-invitation-letter',
      '/floor-plan',
      '/floor-plan?exhibitor=polder-it',
      '/site-plan',

      '/profile',
      '/survey',
      '/nowhere',
    ],
  },
  { name: 'on the way to a pass', who: 'vendor@demo.example', paths: ['/', '/pass', '/registration'] },
  {
    name: 'on the later steps to a pass',
    who: 'vendor@demo.example',
    before: beginRegistration,
    paths: laterSteps,
  },
  {
    name: 'with a room to pay',
    who: 'attendee@demo.example',
    before: holdRoom,
    paths: ['/', '/accommodation', ...laterSteps, '/registration/finish'],
  },
  { name: 'with a colleague’s invitation', who: null, paths: [], find: beInvited },
]

/** Pages that one only comes to in the middle of something, and the journey that does. */
export const onlyOnJourneys: Readonly<Record<string, string>> = {
  '/waiting-room': 'waiting-room.test.ts',
  '/sign-up/details': 'sign-up-to-pass.test.ts',
  '/sign-up/payment': 'sign-up-to-pass.test.ts',
  '/sign-up/success': 'sign-up-to-pass.test.ts',
  '/sign-up/confirm/$userUuid': 'sign-up-to-pass.test.ts',
  '/pay': 'card-by-stripe.test.ts',
  '/payment-failed': 'sign-up-to-pass.test.ts',
  '/payment-return': 'other-outcomes.test.ts',
  '/demo/mailbox': 'sign-up-to-pass.test.ts',
  '/demo/ui': 'edges-of-a-pass.test.ts',
}

/** Makes ready what a walk needs. @returns all of its pages. */
export async function pagesOf({ paths, before, find }: Walk, context: BrowserContext): Promise<readonly string[]> {
  await before?.(context)
  return [...paths, ...((await find?.(context)) ?? [])]
}

export const atWork: readonly Walk[] = [
  {
    name: 'at the doors of staff',
    who: null,
    isStaff: true,
    paths: ['/organiser', '/gate', '/gate/sign-in?reason=attendee', '/organiser/nowhere'],
  },
  {
    name: 'at work',
    who: 'owner@demo.example',
    isStaff: true,
    find: async (context) => [...(await findNewestOrder(context)), ...(await findPerson(context))],
    paths: [
      '/organiser',
      '/organiser/security',
      '/organiser/staff',
      '/organiser/audit-log',
      '/organiser/lists',
      '/organiser/exports',
      '/organiser/vouchers',
      '/organiser/vouchers/new',
      '/organiser/vouchers/1',
      '/organiser/vouchers/1/sheet',
      '/organiser/editions',
      '/organiser/pass-types',
      '/organiser/pass-types/1',
      '/organiser/pass-types/new',
      '/organiser/bank',
      '/organiser/invoices',
      '/organiser/money',
      '/organiser/hotels',
      '/organiser/hotels/22',
      '/organiser/hotels/22/edit',
      '/organiser/hotels/22/rooming-list',
      '/organiser/hotels/22/rooms',
      '/organiser/hotels/new',
      '/organiser/news',
      '/organiser/survey',
      '/organiser/survey/new',
      '/organiser/survey/results',
      '/organiser/train-tickets',
      '/organiser/train-tickets/new',
      '/organiser/vip-events',
      '/organiser/vip-events/1',
      '/organiser/vip-events/new',
      '/organiser/news/new',
      '/organiser/program',
      '/organiser/program/1',
      '/organiser/program/new',
      '/organiser/speakers',
      '/organiser/speakers/1',
      '/organiser/speakers/new',
      '/organiser/stages',
      '/organiser/exhibitors',
      '/organiser/exhibitors/1',
      '/organiser/exhibitors/new',
      '/organiser/halls',
      '/organiser/halls/1',
      '/organiser/halls/new',
      '/organiser/site-plan',
      '/organiser/site-plan/ways',
      '/organiser/pages',
      '/organiser/pages/information',
      '/organiser/pages/new',
      '/organiser/orders',
      '/organiser/orders/new',
      '/organiser/people',
      '/organiser/people/sign-ups',
      '/organiser/people/new',
      '/gate',
    ],
  },
  {
    name: 'setting up',
    who: 'owner@demo.example',
    isStaff: true,
    paths: [
      '/organiser/begin',
      '/organiser/setup/event',
      '/organiser/setup/seller',
      '/organiser/setup/passes',
      '/organiser/setup/payment',
      '/organiser/setup/cancellation',
      '/organiser/setup/mail',
      '/organiser/setup/open',
      '/organiser/settings',
      '/organiser/self-check',
    ],
  },
]
