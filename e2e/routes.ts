import type { BrowserContext } from 'playwright-core'
import { beginRegistration, holdRoom } from './before-walks.ts'

export interface Walk {
  readonly name: string
  /** Who comes; `null`: nobody that the product knows. */
  readonly who: string | null
  readonly paths: readonly string[]
  readonly isStaff?: true
  /** Does once in a demo what opens the pages. */
  readonly before?: (context: BrowserContext) => Promise<void>
}

/** The steps of a registration that each lead back to what is missing before them. */
const laterSteps = ['account', 'hotel', 'survey', 'checkout'].map((step) => `/registration/${step}`)

export const doors: Walk = {
  name: 'at the doors',
  who: null,
  paths: ['/sign-in', '/sign-in/forgotpassword', '/sign-up', '/sign-up/pass', '/verify', '/verify/ABCDE', '/nowhere'],
}

/** Every page of an attendee, as whoever sees most of it. */
export const inside: readonly Walk[] = [
  {
    name: 'with a pass',
    who: 'vip@demo.example',
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
]

export const atWork: readonly Walk[] = [
  {
    name: 'at the doors of staff',
    who: null,
    isStaff: true,
    paths: ['/organiser', '/gate', '/gate/sign-in?reason=attendee', '/organiser/nowhere'],
  },
  { name: 'at work', who: 'owner@demo.example', isStaff: true, paths: ['/organiser', '/organiser/security', '/gate'] },
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
      '/organiser/setup/mail',
      '/organiser/setup/open',
      '/organiser/self-check',
    ],
  },
]
