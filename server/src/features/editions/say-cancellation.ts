import { formatMoney } from '@foyer/contract/kit/money'
import type { Context } from '#platform/context'
import { dayIn, writeDay } from '#platform/ground/days'
import type { Say } from '#platform/ground/words'
import type { CancellationStep } from './cancellation-terms.ts'
import type { CurrentEdition } from './edition.ts'

const isFree = ({ percent, fixed }: CancellationStep): boolean => percent === 0 && fixed === 0

/**
 * What is kept of what goes back, as mail and paper say it, a sentence for each step; none where all of it comes back
 * until one deadline.
 */
export function sayCancellation(
  steps: readonly CancellationStep[],
  { timeZone, currency }: Pick<CurrentEdition, 'timeZone' | 'currency'>,
  { t, locale }: { readonly t: Say } & Pick<Context, 'locale'>,
): string[] {
  if (steps.length < 2 && steps.every(isFree)) return []
  const feeOf = (step: CancellationStep): string => {
    const share = t('{rate} % of the price', { rate: step.percent / 100 })
    if (step.fixed === 0) return share
    const amount = formatMoney({ amount: step.fixed, currency })
    const sum = {
      order: amount,
      night: t('{amount} for each night', { amount }),
      pass: t('{amount} for each pass', { amount }),
    }[step.per]
    return step.percent === 0 ? sum : t('{share} and {amount}', { share, amount: sum })
  }
  return [
    ...steps.map((step) => {
      const day = writeDay(dayIn(timeZone, new Date(step.until.getTime() - 1)), locale)
      return isFree(step)
        ? t('Until {day} all of it comes back.', { day })
        : t('Until {day} we keep {fee}.', { day, fee: feeOf(step) })
    }),
    t('After that nothing comes back.'),
  ]
}
