import type { Dashboard } from '@foyer/contract/dashboard'
import { duties } from '@foyer/contract/kit/duties'
import type { Setup } from '@foyer/contract/setup'
import { useText } from '#platform/messages/messages.ts'

/** Something that waits for a person. */
export interface Need {
  readonly key: string
  readonly count: number
  readonly what: string
  readonly how: string
  /** Since when. */
  readonly since: string | null
  /** The list behind it. */
  /** `of`: the edition that it is of, where it may be another one. */
  readonly to: { readonly path: string; readonly word: string; readonly of?: number } | null
  /** An alarm that somebody can close. */
  readonly alarm: string | null
}

type Alarm = Dashboard['alarms'][number]

/** What waits for whoever has these scopes, the most urgent first: money, people, work that failed, what is not set up. */
export function useNeeds(
  dashboard: Dashboard | undefined,
  setup: Setup | undefined,
  scopes: readonly string[],
): readonly Need[] {
  const { t } = useText()
  const [alarmWords, work] = [useAlarmWords(), useWorkWords()]
  if (dashboard === undefined) return []
  const may = (duty: keyof typeof duties) => duties[duty].some((scope) => scopes.includes(scope))
  const { alarms, passes, vatChecks, failedJobs } = dashboard
  const missing = setup?.checklist.filter(({ isDone }) => !isDone).length ?? 0
  const isAhead = setup !== undefined && setup.openedAt === null
  const base = { since: null, to: null, alarm: null }
  return [
    ...alarms.map(({ uuid, kind, raisedAt, order }) => ({
      ...base,
      key: uuid,
      count: 1,
      ...alarmWords[kind],
      since: raisedAt,
      to: order === null ? null : { path: `/organiser/orders/${order.uuid}`, word: order.number, of: order.editionId },
      alarm: may('refund') ? uuid : null,
    })),
    {
      ...base,
      key: 'approvals',
      count: passes.awaitingApproval,
      ...work.approvals(passes.awaitingApproval),
      since: passes.awaitingSince,
      to: { path: '/organiser/people?pass=waiting', word: t('Show them') },
    },
    {
      ...base,
      key: 'vat-checks',
      count: vatChecks,
      ...work.vatChecks(vatChecks),
      to: may('seeBooks') ? { path: '/organiser/invoices', word: t('Show them') } : null,
    },
    {
      ...base,
      key: 'jobs',
      count: failedJobs,
      ...work.jobs(failedJobs),
      to: may('setUp') ? { path: '/organiser/self-check', word: t('Self-check') } : null,
    },
    {
      ...base,
      key: 'setup',
      count: isAhead ? missing : 0,
      what: t(
        '{n, plural, one {thing is missing before the sale may open} other {things are missing before the sale may open}}',
        {
          n: missing,
        },
      ),
      how: t('The sale is not open yet.'),
      to: { path: '/organiser/setup', word: t('Go on with setting up') },
    },
  ].filter(({ count }) => count > 0)
}

/** What waits in numbers. */
function useWorkWords() {
  const { t } = useText()
  return {
    approvals: (n: number) => ({
      what: t('{n, plural, one {person waits for your approval} other {people wait for your approval}}', { n }),
      how: t('They have paid, and cannot come in before.'),
    }),
    vatChecks: (n: number) => ({
      what: t('{n, plural, one {VAT ID is not confirmed} other {VAT IDs are not confirmed}}', { n }),
      how: t('Their orders bear VAT. Decide whether it goes back.'),
    }),
    jobs: (n: number) => ({
      what: t('{n, plural, one {job failed for good} other {jobs failed for good}}', { n }),
      how: t('A mail or a document that somebody waits for may be among them.'),
    }),
  }
}

function useAlarmWords(): Readonly<Record<Alarm['kind'], Pick<Need, 'what' | 'how'>>> {
  const { t } = useText()
  return {
    'refund-failed': {
      what: t('refund did not go through'),
      how: t('The provider could not give the money back. Pay it in another way, then close this.'),
    },
    'charge-does-not-fit': {
      what: t('payment does not fit its order'),
      how: t('Another amount or currency came than was asked for. Look at it with the provider.'),
    },
    'check-fails': {
      what: t('payment cannot be looked up'),
      how: t('The provider does not say what became of it. Look at it there.'),
    },
    'payment-disputed': {
      what: t('payment is disputed by its buyer'),
      how: t('Their bank asks for the money back. Answer it with the provider, before its deadline.'),
    },
    'delivery-failed': {
      what: t('payment came for what is gone'),
      how: t('It could be neither delivered nor given back by itself.'),
    },
  }
}
