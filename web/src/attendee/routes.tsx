import { pagePattern } from '@foyer/contract/kit/page-path'
import { createRootRoute, createRoute, createRouter, notFound } from '@tanstack/react-router'
import { lazyPart } from '#platform/load-part.ts'
import { parseSearch, type SearchTexts, stringifySearch } from '#platform/search-text.ts'
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
      component: lazyPart(() => import('../features/identity/attendee/sign-in-page.tsx'), 'SignInPage'),
    }),
    createRoute({
      getParentRoute: inGate,
      path: '/sign-in/forgotpassword',
      component: lazyPart(() => import('../features/identity/attendee/forgot-password-page.tsx'), 'ForgotPasswordPage'),
    }),
    createRoute({
      getParentRoute: inGate,
      path: '/sign-in/changepassword/$token',
      component: lazyPart(() => import('../features/identity/attendee/change-password-page.tsx'), 'ChangePasswordPage'),
    }),
  ]),
  framed.addChildren([
    createRoute({
      getParentRoute: inFrame,
      path: '/',
      component: lazyPart(() => import('../features/dashboard/attendee/home-page.tsx'), 'HomePage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/sign-up',
      component: lazyPart(() => import('../features/passes/attendee/sign-up/what-you-do-page.tsx'), 'WhatYouDoPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/sign-up/pass',
      component: lazyPart(() => import('../features/passes/attendee/sign-up/choose-pass-page.tsx'), 'ChoosePassPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/sign-up/details',
      component: lazyPart(() => import('../features/passes/attendee/sign-up/details-page.tsx'), 'DetailsPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/sign-up/payment',
      component: lazyPart(() => import('../features/passes/attendee/sign-up/payment-page.tsx'), 'PaymentPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/sign-up/order/$orderUuid',
      component: lazyPart(() => import('../features/orders/attendee/order-link-page.tsx'), 'OrderLinkPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/sign-up/success',
      component: lazyPart(() => import('../features/passes/attendee/sign-up/success-page.tsx'), 'SuccessPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/sign-up/confirm/$userUuid',
      component: lazyPart(() => import('../features/passes/attendee/sign-up/confirm-page.tsx'), 'ConfirmPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/payment-failed',
      component: lazyPart(() => import('../features/orders/attendee/payment-failed-page.tsx'), 'PaymentFailedPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/payment-return',
      component: lazyPart(() => import('../features/orders/attendee/payment-return-page.tsx'), 'PaymentReturnPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/pass',
      component: lazyPart(() => import('../features/passes/attendee/pass-page.tsx'), 'PassPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/pass/upgrade',
      component: lazyPart(() => import('../features/passes/attendee/upgrade/upgrade-page.tsx'), 'UpgradePage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/registration',
      component: lazyPart(() => import('../features/registration/attendee/registration-page.tsx'), 'RegistrationPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/registration/account',
      component: lazyPart(() => import('../features/registration/attendee/account-page.tsx'), 'AccountPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/registration/hotel',
      component: lazyPart(() => import('../features/registration/attendee/hotel-page.tsx'), 'HotelPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/registration/survey',
      component: lazyPart(() => import('../features/registration/attendee/survey-page.tsx'), 'RegistrationSurveyPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/registration/checkout',
      component: lazyPart(() => import('../features/registration/attendee/checkout-page.tsx'), 'CheckoutPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/registration/finish',
      component: lazyPart(() => import('../features/registration/attendee/finish-page.tsx'), 'FinishPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/invoices',
      component: lazyPart(() => import('../features/invoices/attendee/invoices-page.tsx'), 'InvoicesPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/profile',
      component: lazyPart(() => import('../features/identity/attendee/profile/profile-page.tsx'), 'ProfilePage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/survey',
      component: lazyPart(() => import('../features/surveys/attendee/survey-page.tsx'), 'SurveyPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/accommodation',
      component: lazyPart(
        () => import('../features/accommodation/attendee/search/accommodation-page.tsx'),
        'AccommodationPage',
      ),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/accommodation/$accommodationId',
      component: lazyPart(
        () => import('../features/accommodation/attendee/hotel/accommodation-detail-page.tsx'),
        'AccommodationDetailPage',
      ),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/demo/mailbox',
      component: lazyPart(() => import('../features/demo/attendee/mailbox-page.tsx'), 'MailboxPage'),
    }),
    createRoute({
      getParentRoute: inFrame,
      path: '/demo/ui',
      component: lazyPart(() => import('../features/demo/attendee/gallery-page.tsx'), 'GalleryPage'),
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
