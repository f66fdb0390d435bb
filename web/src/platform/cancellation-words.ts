import type { CancellationFee, CancellationTerm, CancelledKind } from '@foyer/contract/cancellation.schemas'
import { type Locale, languages } from '@foyer/contract/kit/languages'
import { formatMoney } from '@foyer/contract/kit/money'
import { useAppNow } from './app-clock.ts'
import { dayAt, unbroken } from './days.ts'
import { useEdition } from './edition.ts'
import { useText } from './messages/messages.ts'

type Steps = readonly CancellationTerm[]

const isFree = ({ percent, fixed }: CancellationTerm): boolean => percent === 0 && fixed.amount === 0

/** All of it comes back until one deadline: there is nothing to explain. */
export const isPlain = (steps: Steps): boolean => steps.length < 2 && steps.every(isFree)

/** The last day on which a step holds: `6 Oct`. */
export function lastDayOf(until: string, timeZone: string, locale: Locale): string {
  const day = new Date(`${dayAt(new Date(Date.parse(until) - 1), timeZone)}T00:00:00Z`)
  const { region } = languages[locale]
  return unbroken(new Intl.DateTimeFormat(region, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(day))
}

/** What is kept of what goes back, in words. */
export function useCancellationWords() {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const now = useAppNow()
  const dayOf = ({ until }: Pick<CancellationTerm, 'until'>) => lastDayOf(until, timeZone, locale)
  const sumOf = ({ fixed, per }: CancellationTerm) => {
    const amount = formatMoney(fixed)
    if (per === 'night') return t('{amount} for each night', { amount })
    return per === 'pass' ? t('{amount} for each pass', { amount }) : amount
  }
  const feeOf = (step: CancellationTerm) => {
    const share = t('{rate} % of the price', { rate: step.percent / 100 })
    if (step.fixed.amount === 0) return share
    return step.percent === 0 ? sumOf(step) : t('{share} and {amount}', { share, amount: sumOf(step) })
  }
  const ahead = (steps: Steps) => steps.filter(({ until }) => Date.parse(until) > now.getTime())
  return {
    /** In one line, as long as it goes back at all. */
    line: (steps: Steps): string | null => {
      const [step, later] = ahead(steps)
      if (step === undefined) return null
      const day = dayOf(step)
      if (!isFree(step)) return t('Cancelling until {day} costs {fee}', { day, fee: feeOf(step) })
      return later === undefined
        ? t('Free cancellation until {day}', { day })
        : t('Free cancellation until {day}, later for a fee', { day })
    },
    /** Each step that is still ahead, and what comes after the last. */
    list: (steps: Steps): string[] => [
      ...ahead(steps).map((step) =>
        isFree(step)
          ? t('Until {day} all of it comes back.', { day: dayOf(step) })
          : t('Until {day} we keep {fee}.', { day: dayOf(step), fee: feeOf(step) }),
      ),
      t('After that nothing comes back.'),
    ],
    /** The step by which something is kept. */
    step: ({ step }: CancellationFee): string =>
      step === null
        ? t('The time in which something comes back is over.')
        : t('{fee}, until {day}.', { fee: feeOf(step), day: dayOf(step) }),
    /** Why something is kept. */
    why: ({ step }: CancellationFee): string =>
      step === null
        ? t('The time in which something comes back is over.')
        : t('Agreed when you ordered: {fee}, until {day}.', { fee: feeOf(step), day: dayOf(step) }),
  }
}

/** The steps for what is ordered now. */
export function useStepsNow(kind: CancelledKind): Steps {
  return useEdition().cancellation.find(({ of }) => of === kind)?.steps ?? []
}
