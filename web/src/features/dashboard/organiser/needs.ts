import type { Dashboard } from '@foyer/contract/dashboard'
import { hasDuty } from '@foyer/contract/kit/duties'
import { formatMoney } from '@foyer/contract/kit/money'
import type { Setup } from '@foyer/contract/setup'
import { useAppNow } from '#platform/app-clock.ts'
import { dayAt, daysUntil, formatDay, formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { useAlarmWords, useWorkWords } from './need-words.ts'

/** Something that waits for a person. */
export interface Need {
  readonly key: string
  readonly count: number
  readonly what: string
  readonly how: string
  /** Since when, or until when. */
  readonly when?: string
  /** The list behind it. */
  readonly to?: { readonly path: string; readonly word: string }
  /** An alarm that somebody can close. */
  readonly alarm?: string
}

/** A cut-off is told of so many days before, where it costs something. */
const CUT_OFF_DAYS = 60

/** What waits for whoever has these scopes, the most urgent first: money, people, work that failed, what is late, what is not set up. */
export function useNeeds(dashboard: Dashboard | undefined, setup: Setup | undefined, scopes: readonly string[]) {
  const money = useMoneyNeeds(dashboard, scopes)
  const people = usePeopleNeeds(dashboard)
  const plans = usePlanNeeds(dashboard)
  const { t } = useText()
  const missing = setup?.checklist.filter(({ isDone }) => !isDone).length ?? 0
  const ahead: Need = {
    key: 'setup',
    count: setup !== undefined && setup.openedAt === null ? missing : 0,
    what: t(
      '{n, plural, one {thing is missing before the sale may open} other {things are missing before the sale may open}}',
      { n: missing },
    ),
    how: t('The sale is not open yet.'),
    to: { path: '/organiser/setup', word: t('Go on with setting up') },
  }
  return [...money.alarms, ...people, ...money.awaited, ...plans, ahead].filter(({ count }) => count > 0)
}

function useMoneyNeeds(dashboard: Dashboard | undefined, scopes: readonly string[]) {
  const { t } = useText()
  const when = useWhen()
  const [alarmWords, words] = [useAlarmWords(), useWorkWords()]
  const show = (path: string) => ({ path, word: t('Show them') })
  const { alarms, transfers, awaited, vatChecks } = dashboard ?? {}
  const alarmed = (alarms ?? []).map(
    ({ uuid, kind, raisedAt, order }): Need => ({
      key: uuid,
      count: 1,
      ...alarmWords[kind],
      when: when.since(raisedAt),
      ...(order === null ? {} : { to: { path: `/organiser/orders/${order.uuid}`, word: order.number } }),
      ...(hasDuty(scopes, 'refund') ? { alarm: uuid } : {}),
    }),
  )
  const needs: Need[] = []
  if (transfers != null)
    needs.push({
      key: 'transfers',
      count: transfers.entries,
      ...words.transfers(transfers.entries, formatMoney(transfers.left)),
      when: when.since(transfers.since),
      to: show('/organiser/bank'),
    })
  if (awaited != null)
    for (const due of ['over', 'soon'] as const)
      needs.push({
        key: due,
        count: awaited[due].orders,
        ...words[due](awaited[due].orders, formatMoney(awaited[due].due)),
        when: due === 'over' ? when.since(awaited.over.first) : when.by(awaited.soon.first),
        to: show(`/organiser/orders?due=${due}`),
      })
  needs.push({
    key: 'vat-checks',
    count: vatChecks ?? 0,
    ...words.vatChecks(vatChecks ?? 0),
    to: show('/organiser/invoices'),
  })
  return { alarms: alarmed, awaited: needs }
}

function usePeopleNeeds(dashboard: Dashboard | undefined): readonly Need[] {
  const { t } = useText()
  const when = useWhen()
  const words = useWorkWords()
  const waiting = dashboard?.people?.waiting ?? 0
  const failed = dashboard?.jobs?.failed ?? 0
  return [
    {
      key: 'approvals',
      count: waiting,
      ...words.approvals(waiting),
      when: when.since(dashboard?.people?.since ?? null),
      to: { path: '/organiser/people?pass=waiting', word: t('Show them') },
    },
    {
      key: 'jobs',
      count: failed,
      ...words.jobs(failed),
      when: when.since(dashboard?.jobs?.kinds[0]?.last ?? null),
      to: { path: '/organiser/self-check', word: t('Self-check') },
    },
  ]
}

/** Where the plan does not hold: the programme, and the rooms that nobody has taken. */
function usePlanNeeds(dashboard: Dashboard | undefined): readonly Need[] {
  const { t, locale } = useText()
  const when = useWhen()
  const words = useWorkWords()
  const { timeZone } = useEdition()
  const now = useAppNow()
  const clashes = dashboard?.clashes ?? { sessions: 0, first: null }
  const cutOffs = (dashboard?.houses ?? []).flatMap(({ id, name, contract }) => {
    if (contract === null || contract.owed.amount === 0) return []
    const days = daysUntil(contract.cutOffOn, now, timeZone)
    return days < 0 || days > CUT_OFF_DAYS ? [] : [{ id, name, ...contract, days }]
  })
  return [
    {
      key: 'clashes',
      count: clashes.sessions,
      ...words.clashes(clashes.sessions),
      when: when.by(clashes.first),
      to: { path: '/organiser/program?clash=speaker', word: t('Show them') },
    },
    ...cutOffs
      .toSorted((one, other) => one.days - other.days)
      .map(
        ({ id, name, days, taken, guaranteed, owed, cutOffOn }): Need => ({
          key: `house-${id}`,
          // A number stands there in any case, on the last day too.
          count: Math.max(1, days),
          ...words.cutOff(Math.max(1, days), name, taken, guaranteed, formatMoney(owed)),
          when: formatDay(cutOffOn, locale),
          to: { path: `/organiser/hotels/${id}`, word: t('Show the hotel') },
        }),
      ),
  ]
}

function useWhen() {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  return {
    since: (moment: string | null) =>
      moment === null ? '' : t('since {moment}', { moment: formatMoment(moment, timeZone, locale) }),
    by: (moment: string | null) => (moment === null ? '' : formatDay(dayAt(new Date(moment), timeZone), locale)),
  }
}
