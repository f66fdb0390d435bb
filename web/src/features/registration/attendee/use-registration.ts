import { readStayPlan } from '@foyer/contract/accommodation'
import { listBookings } from '@foyer/contract/bookings'
import { readAddress, readUser } from '@foyer/contract/identity'
import { readCurrentOrder } from '@foyer/contract/orders'
import { readPass } from '@foyer/contract/passes'
import { readSurvey } from '@foyer/contract/surveys'
import { useQuery } from '@tanstack/react-query'
import { hasSkippedSurvey, questionsQuery, surveyStanding } from '#features/surveys'
import { query } from '#platform/api.ts'
import { appNow } from '#platform/app-clock.ts'
import { dayAt } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { isVendor } from '#platform/session.ts'
import type { RegistrationFacts } from './registration-steps.ts'

export const billingQuery = query(readAddress, { query: { type: 'billingAddress' } })
export const shippingQuery = query(readAddress, { query: { type: 'shippingAddress' } })
const bookingsQuery = query(listBookings, { query: { extended: 'true' } })

/**
 * Where the registration stands, from the server's own answers. One that cannot be had is shown as not given: its step
 * says what went wrong, and the others work. It leads nobody anywhere: that takes `isKnown`.
 */
export function useRegistration() {
  const { surveyStartsOn, timeZone } = useEdition()
  const { locale } = useText()
  const user = useQuery(query(readUser))
  const pass = useQuery(query(readPass))
  const order = useQuery(query(readCurrentOrder))
  const billing = useQuery(billingQuery)
  const plan = useQuery(query(readStayPlan))
  const bookings = useQuery(bookingsQuery)
  const questions = useQuery(questionsQuery(locale))
  const survey = useQuery(query(readSurvey))
  const all = [user, pass, order, billing, plan, bookings, questions, survey]
  const unread = all.filter(({ data }) => data === undefined)
  const isSkipped = hasSkippedSurvey()
  const standing = surveyStanding({
    hasQuestions: questions.data?.length !== 0,
    survey: survey.data ?? { answers: [], updatedAt: null },
    startsOn: surveyStartsOn,
    today: dayAt(appNow(), timeZone),
    timeZone,
    isSkipped: false,
  })
  const facts: RegistrationFacts = {
    isVendor: user.data !== undefined && isVendor(user.data),
    pass: pass.data ?? null,
    order: order.data ?? null,
    person: user.data ?? { firstName: '', lastName: '' },
    billingAddress: billing.data ?? null,
    stayPlan: plan.data?.plan ?? null,
    bookings: bookings.data ?? [],
    isSurveyDone: standing !== 'due' || isSkipped,
    isSurveySkipped: standing === 'due' && isSkipped,
  }
  return {
    facts,
    /** Each was answered, or could not be had, once: one that is tried again takes nothing off the screen. */
    isSettled: all.every(({ isFetched }) => isFetched),
    /** Every answer is there: only then may the facts lead somebody to another page. */
    isKnown: unread.length === 0,
    /** Who decides whether a pass has to be chosen: the person, the pass held and the one in the order. */
    isPassKnown: [user, pass, order].every(({ data }) => data !== undefined),
    /** Why something is not known. */
    error: unread.find(({ error }) => error !== null)?.error ?? null,
    readAgain: () => void Promise.all(unread.map((answer) => answer.refetch())),
    user: user.data,
    pass: pass.data ?? null,
    passQuery: pass,
    order: order.data ?? null,
    orderQuery: order,
    userQuery: user,
    billing: billing.data ?? null,
    bookings,
  }
}
