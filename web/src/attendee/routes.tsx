import { pagePattern } from '@foyer/contract/kit/page-path'
import { createRootRoute, createRoute, createRouter, notFound } from '@tanstack/react-router'
import { lazyPage } from '../platform/lazy-page.ts'
import { parseSearch, type SearchTexts, stringifySearch } from '../platform/search-text.ts'
import { admit } from './admit.ts'
import { App, NotFound, PageFailed } from './shell/app.tsx'
import { FramedPage, Gate } from './shell/lazy-parts.ts'

const root = createRootRoute({
  component: App,
  errorComponent: PageFailed,
  notFoundComponent: NotFound,
  validateSearch: (search: Record<string, unknown>): SearchTexts => search as SearchTexts,
  beforeLoad: async ({ location: { pathname, href }, matches, preload }) => {
    // The router takes the nearest page for a path that is none.
    const isKnown = matches.some(({ fullPath }) => pagePattern(fullPath).test(pathname))
    await admit({ path: pathname, href, isKnown, isPreload: preload })
    if (!isKnown) throw notFound()
  },
})

// An error takes the place of the frame as well: the page of an error has its own, with or without the bars.
const framed = createRoute({
  getParentRoute: () => root,
  id: 'framed',
  component: FramedPage,
  errorComponent: PageFailed,
})
const gate = createRoute({ getParentRoute: () => root, id: 'gate', component: Gate, errorComponent: PageFailed })

const inFrame = () => framed
const inGate = () => gate

const routes = root.addChildren([
  gate.addChildren([
    createRoute({
      getParentRoute: inGate,
      path: '/sign-in',
      component: lazyPage(() => import('../features/identity/attendee/sign-in-page.tsx'), 'SignInPage', ['identity']),
    }),
    createRoute({
      getParentRoute: inGate,
      path: '/sign-in/forgotpassword',
      component: lazyPage(
        () => import('../features/identity/attendee/forgot-password-page.tsx'),
        'ForgotPasswordPage',
        ['identity'],
      ),
    }),
    createRoute({
      getParentRoute: inGate,
      path: '/sign-in/changepassword/$token',
      component: lazyPage(
        () => import('../features/identity/attendee/change-password-page.tsx'),
        'ChangePasswordPage',
        ['identity'],
      ),
    }),
  ]),
  framed.addChildren([
    createRoute({
      getParentRoute: inFrame,
      path: '/',
      component: lazyPage(() => import('../features/dashboard/attendee/home-page.tsx'), 'HomePage', [
        'dashboard',
        'stays',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/sign-up',
      component: lazyPage(() => import('../features/passes/attendee/sign-up/what-you-do-page.tsx'), 'WhatYouDoPage', [
        'signUp',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/sign-up/pass',
      component: lazyPage(() => import('../features/passes/attendee/sign-up/choose-pass-page.tsx'), 'ChoosePassPage', [
        'signUp',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/sign-up/details',
      component: lazyPage(() => import('../features/passes/attendee/sign-up/details-page.tsx'), 'DetailsPage', [
        'signUp',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/sign-up/payment',
      component: lazyPage(() => import('../features/passes/attendee/sign-up/payment-page.tsx'), 'PaymentPage', [
        'signUp',
        'orders',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/sign-up/order/$orderUuid',
      component: lazyPage(() => import('../features/orders/attendee/order-link-page.tsx'), 'OrderLinkPage', [
        'orders',
        'confirm',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/sign-up/success',
      component: lazyPage(() => import('../features/passes/attendee/sign-up/success-page.tsx'), 'SuccessPage', [
        'confirm',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/sign-up/confirm/$userUuid',
      component: lazyPage(() => import('../features/passes/attendee/sign-up/confirm-page.tsx'), 'ConfirmPage', [
        'confirm',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/payment-failed',
      component: lazyPage(() => import('../features/orders/attendee/payment-failed-page.tsx'), 'PaymentFailedPage', [
        'orders',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/payment-return',
      component: lazyPage(() => import('../features/orders/attendee/payment-return-page.tsx'), 'PaymentReturnPage', [
        'orders',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/pass',
      component: lazyPage(() => import('../features/passes/attendee/pass-page.tsx'), 'PassPage', ['passes']),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/pass/upgrade',
      component: lazyPage(() => import('../features/passes/attendee/upgrade/upgrade-page.tsx'), 'UpgradePage', [
        'passes',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/registration',
      component: lazyPage(() => import('../features/registration/attendee/registration-page.tsx'), 'RegistrationPage', [
        'registration',
        'signUp',
        'orders',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/registration/account',
      component: lazyPage(() => import('../features/registration/attendee/account-page.tsx'), 'AccountPage', [
        'registration',
        'profile',
        'orders',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/registration/hotel',
      component: lazyPage(() => import('../features/registration/attendee/hotel-page.tsx'), 'HotelPage', [
        'registration',
        'stays',
        'orders',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/registration/survey',
      component: lazyPage(() => import('../features/registration/attendee/survey-page.tsx'), 'RegistrationSurveyPage', [
        'registration',
        'surveys',
        'orders',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/registration/checkout',
      component: lazyPage(() => import('../features/registration/attendee/checkout-page.tsx'), 'CheckoutPage', [
        'registration',
        'stays',
        'orders',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/registration/finish',
      component: lazyPage(() => import('../features/registration/attendee/finish-page.tsx'), 'FinishPage', [
        'registration',
        'stays',
        'orders',
        'dashboard',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/invoices',
      component: lazyPage(() => import('../features/invoices/attendee/invoices-page.tsx'), 'InvoicesPage', [
        'invoices',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/profile',
      component: lazyPage(() => import('../features/identity/attendee/profile/profile-page.tsx'), 'ProfilePage', [
        'profile',
      ]),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/survey',
      component: lazyPage(() => import('../features/surveys/attendee/survey-page.tsx'), 'SurveyPage', ['surveys']),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/accommodation',
      component: lazyPage(
        () => import('../features/accommodation/attendee/search/accommodation-page.tsx'),
        'AccommodationPage',
        ['accommodation', 'stays'],
      ),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/accommodation/$accommodationId',
      component: lazyPage(
        () => import('../features/accommodation/attendee/hotel/accommodation-detail-page.tsx'),
        'AccommodationDetailPage',
        ['accommodation', 'stays'],
      ),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/demo/mailbox',
      component: lazyPage(() => import('../features/demo/attendee/mailbox-page.tsx'), 'MailboxPage', ['demo']),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/demo/ui',
      component: lazyPage(() => import('../features/demo/attendee/gallery-page.tsx'), 'GalleryPage', ['demo', 'stays']),
    }),
  ]),
])

export const router = createRouter({
  routeTree: routes,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  // Waiting shows as a line above the old page, which stays until the new one is there.
  defaultPendingMs: Number.POSITIVE_INFINITY,
  scrollRestoration: true,
  trailingSlash: 'preserve',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
