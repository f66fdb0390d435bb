import { readStayPlan } from '@foyer/contract/accommodation'
import { listBookings } from '@foyer/contract/bookings'
import { readAddress } from '@foyer/contract/identity'
import { listInvoices } from '@foyer/contract/invoices'
import { readSurvey } from '@foyer/contract/surveys'
import { useQuery } from '@tanstack/react-query'
import { unpaidOrdersQuery } from '#features/orders'
import { questionsQuery, surveyStanding } from '#features/surveys'
import { query } from '#platform/api.ts'
import { useAppNow } from '#platform/app-clock.ts'
import { dayAt, daysUntil } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { type NextStep, nextStep } from './next-step.ts'
import { firstClash, useOwnSessions } from './own-sessions.ts'

/** The next step, once everything that decides it is known; what cannot be read asks for nothing. */
export function useNextStep(): NextStep | undefined {
  const { locale } = useText()
  const edition = useEdition()
  const now = useAppNow()
  const unpaid = useQuery(unpaidOrdersQuery)
  const invoices = useQuery(query(listInvoices))
  const address = useQuery(query(readAddress, { query: { type: 'billingAddress' } }))
  const bookings = useQuery(query(listBookings, { query: { extended: 'true' } }))
  const plan = useQuery(query(readStayPlan))
  const questions = useQuery(questionsQuery(locale))
  const survey = useQuery(query(readSurvey))
  const own = useOwnSessions()
  if ([unpaid, invoices, address, bookings, plan, questions, survey, own].some(({ isPending }) => isPending))
    return undefined
  const standing =
    survey.data === undefined
      ? 'none'
      : surveyStanding({
          hasQuestions: (questions.data?.length ?? 0) > 0,
          survey: survey.data,
          startsOn: edition.surveyStartsOn,
          today: dayAt(now, edition.timeZone),
          timeZone: edition.timeZone,
          // Who skipped it at the gate finds it here, after everything else.
          isSkipped: false,
        })
  return nextStep({
    unpaid: unpaid.data,
    invoices: invoices.data,
    address: address.data,
    bookings: bookings.data,
    stayPlan: plan.data?.plan,
    isSurveyDue: standing === 'due',
    clash: firstClash(own.sessions, own.all, now),
    daysLeft: daysUntil(edition.startsOn, now, edition.timeZone),
    isOver: daysUntil(edition.endsOn, now, edition.timeZone) < 0,
  })
}
