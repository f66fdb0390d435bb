import type { Texts } from './messages.ts'

/** The German of parts that only some pages say. What stands on every page is in `de.ts`. */
export const textParts = {
  accommodation: () => import('../../features/accommodation/attendee/texts-de.ts').then((part) => part.accommodationDe),
  stays: () => import('../../features/accommodation/shared/texts-de.ts').then((part) => part.staysDe),
  dashboard: () => import('../../features/dashboard/attendee/texts-de.ts').then((part) => part.dashboardDe),
  demo: () => import('../../features/demo/attendee/texts-de.ts').then((part) => part.demoDe),
  identity: () => import('../../features/identity/attendee/texts-de.ts').then((part) => part.identityDe),
  profile: () => import('../../features/identity/attendee/profile/texts-de.ts').then((part) => part.profileDe),
  invoices: () => import('../../features/invoices/attendee/texts-de.ts').then((part) => part.invoicesDe),
  orders: () => import('../../features/orders/attendee/texts-de.ts').then((part) => part.ordersDe),
  passes: () => import('../../features/passes/attendee/texts-de.ts').then((part) => part.passesDe),
  registration: () => import('../../features/registration/attendee/texts-de.ts').then((part) => part.registrationDe),
  surveys: () => import('../../features/surveys/attendee/texts-de.ts').then((part) => part.surveysDe),
  signUp: () => import('../../features/passes/attendee/sign-up/texts-de.ts').then((part) => part.signUpDe),
  confirm: () => import('../../features/passes/attendee/sign-up/confirm-texts-de.ts').then((part) => part.confirmDe),
} satisfies Readonly<Record<string, () => Promise<Texts>>>

export type TextPart = keyof typeof textParts
