import type { AppRoutes } from '#platform/app-routes.ts'

/**
 * The attendee's pages. What stands around one is its frame: `gate` the plate of the sign-in, `full` header, strips and
 * tabs, `bare` the header alone, where somebody buys and the way back is the steps' own.
 */
export const routes = [
  { path: '/sign-in', frame: 'gate', page: 'identity/attendee/sign-in-page.tsx', isDrawn: true },
  { path: '/sign-in/forgotpassword', frame: 'gate', page: 'identity/attendee/forgot-password-page.tsx', isDrawn: true },
  {
    path: '/sign-in/changepassword/$token',
    frame: 'gate',
    page: 'identity/attendee/change-password-page.tsx',
    isDrawn: true,
  },
  { path: '/waiting-room', frame: 'gate', page: 'waiting-room/attendee/waiting-room-page.tsx' },
  { path: '/', frame: 'full', page: 'dashboard/attendee/home-page.tsx' },
  { path: '/sign-up', frame: 'bare', page: 'passes/attendee/sign-up/what-you-do-page.tsx', isDrawn: true },
  { path: '/sign-up/pass', frame: 'bare', page: 'passes/attendee/sign-up/choose-pass-page.tsx' },
  { path: '/sign-up/details', frame: 'bare', page: 'passes/attendee/sign-up/details-page.tsx' },
  { path: '/sign-up/payment', frame: 'bare', page: 'passes/attendee/sign-up/payment-page.tsx' },
  { path: '/sign-up/order/$orderUuid', frame: 'bare', page: 'orders/attendee/order-link-page.tsx' },
  { path: '/sign-up/success', frame: 'bare', page: 'passes/attendee/sign-up/success-page.tsx' },
  { path: '/sign-up/confirm/$userUuid', frame: 'bare', page: 'passes/attendee/sign-up/confirm-page.tsx' },
  { path: '/payment-failed', frame: 'bare', page: 'orders/attendee/payment-failed-page.tsx' },
  { path: '/payment-return', frame: 'bare', page: 'orders/attendee/payment-return-page.tsx' },
  { path: '/pass', frame: 'full', page: 'passes/attendee/pass-page.tsx' },
  { path: '/pass/upgrade', frame: 'full', page: 'passes/attendee/upgrade/upgrade-page.tsx' },
  { path: '/registration', frame: 'bare', page: 'registration/attendee/registration-page.tsx' },
  { path: '/registration/account', frame: 'full', page: 'registration/attendee/account-page.tsx' },
  { path: '/registration/hotel', frame: 'full', page: 'registration/attendee/hotel-page.tsx' },
  { path: '/registration/survey', frame: 'full', page: 'registration/attendee/survey-page.tsx' },
  { path: '/registration/checkout', frame: 'bare', page: 'registration/attendee/checkout-page.tsx' },
  { path: '/registration/finish', frame: 'full', page: 'registration/attendee/finish-page.tsx' },
  { path: '/invoices', frame: 'full', page: 'invoices/attendee/invoices-page.tsx' },
  { path: '/news', frame: 'full', page: 'news/attendee/news-page.tsx' },
  { path: '/news/$postId', frame: 'full', page: 'news/attendee/post-page.tsx' },
  { path: '/profile', frame: 'full', page: 'identity/attendee/profile/profile-page.tsx' },
  { path: '/survey', frame: 'full', page: 'surveys/attendee/survey-page.tsx' },
  { path: '/accommodation', frame: 'full', page: 'accommodation/attendee/search/accommodation-page.tsx' },
  {
    path: '/accommodation/$accommodationId',
    frame: 'full',
    page: 'accommodation/attendee/hotel/accommodation-detail-page.tsx',
  },
  { path: '/train-ticket', frame: 'full', page: 'train-tickets/attendee/train-ticket-page.tsx' },
  { path: '/vip-events', frame: 'full', page: 'vip-events/attendee/vip-events-page.tsx' },
  { path: '/visa-invitation-letter', frame: 'full', page: 'visa-letters/attendee/visa-letter-page.tsx' },
  { path: '/verify', frame: 'bare', page: 'visa-letters/attendee/verify-page.tsx' },
  { path: '/verify/$code', frame: 'bare', page: 'visa-letters/attendee/verify-code-page.tsx' },
  { path: '/demo/mailbox', frame: 'full', page: 'demo/attendee/mailbox-page.tsx' },
  { path: '/demo/ui', frame: 'full', page: 'demo/attendee/gallery-page.tsx' },
] as const satisfies AppRoutes<'gate' | 'full' | 'bare'>
