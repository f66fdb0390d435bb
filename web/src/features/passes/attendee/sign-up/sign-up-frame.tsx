import { formatMoney, type Money } from '@foyer/contract/kit/money'
import { listPaidPassTypes, type PassPrice, type PassType } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { query } from '#platform/api.ts'
import { formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { GoTo } from '#platform/go-to.tsx'
import { message, useText } from '#platform/messages/messages.ts'
import { SavedAt } from '#platform/saved-at.tsx'
import { Steps } from '#ui/steps.tsx'
import { PayBar, SumBox, type SumRow } from '#ui/sum-box.tsx'
import {
  isCovered,
  keptPassword,
  type SignUpDraft,
  type SignUpStep,
  standingSignUp,
  stepBefore,
  useDraft,
} from './sign-up-draft.ts'
import styles from './sign-up-frame.module.css'
import { usePassPrice } from './use-pass-price.ts'

const names: readonly [SignUpStep, string][] = [
  ['/sign-up', message('What you do')],
  ['/sign-up/pass', message('Your pass')],
  ['/sign-up/details', message('You and your company')],
  ['/sign-up/payment', message('Payment')],
]

/** The paid type that is chosen, as the server prices it; undefined while nothing is chosen or known. */
export function useChosenType(): PassType | undefined {
  const { passTypeId } = useDraft()
  const types = useQuery(query(listPaidPassTypes))
  return types.data?.find((type) => type.id === passTypeId)
}

/** The page that is looked at comes first: what lies ahead is loaded this long after it, in milliseconds. */
const AHEAD_MS = 1000

/** Where a step leads; what stands there is loaded ahead, so that a lost connection stops nobody from going on. */
const leadsTo: Readonly<Record<SignUpStep, readonly string[]>> = {
  '/sign-up': ['/sign-up/pass'],
  '/sign-up/pass': ['/sign-up/details'],
  '/sign-up/details': ['/sign-up/payment'],
  '/sign-up/payment': ['/sign-up/success', '/payment-failed', '/payment-return'],
}

interface SignUpFrameProps {
  readonly step: SignUpStep
  readonly title: string
  /** The button that goes on; it stands in the order's box, and on phones in the bar at the bottom. */
  readonly action: ReactNode
  /** Amounts that the server has fixed; until then they are those of the chosen type. */
  readonly fixed?: { readonly rows: readonly SumRow[]; readonly total: string; readonly isWithVat: boolean } | undefined
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A step of the sign-up: where one is, the form, and the order with its total always in reach. */
export function SignUpFrame({ step, title, action, fixed, lead, children }: SignUpFrameProps) {
  const { t, locale } = useText()
  const draft = useDraft()
  const edition = useEdition()
  const type = useChosenType()
  const price = usePassPrice()
  useLoadedAhead(step)
  const before = stepBefore(step, draft, keptPassword() !== '' || standingSignUp(draft, locale) !== null)
  if (before !== null) return <GoTo to={before} />
  const sums = fixed ?? sumsOf(draft.voucherPass, type, price, t, formatDays(edition.startsOn, edition.endsOn, locale))
  const isWithVat = fixed?.isWithVat ?? (isCovered(draft) || price === undefined || price.taxRate > 0)
  const net = draft.voucherPass === null ? type?.netPrice : isCovered(draft) ? undefined : price?.net
  const box = {
    label: t('Order summary'),
    rows: sums.rows,
    totalName: isWithVat ? t('Total with VAT') : t('Total, no VAT'),
    total: sums.total,
    action,
  }
  return (
    <>
      <SignUpSteps step={step} />
      <div className="split split--8">
        <div className="stack stack--32">
          <header className="stack stack--8">
            <div className={styles.head}>
              <h1 tabIndex={-1}>{title}</h1>
              {draft.savedAt === null ? null : (
                <p className={styles.saved}>
                  <SavedAt at={draft.savedAt} />
                </p>
              )}
            </div>
            {lead}
          </header>
          {children}
        </div>
        {step === '/sign-up' ? null : (
          <SumBox
            {...box}
            title={t('Your order')}
            note={
              fixed === undefined && net !== undefined ? (
                <NothingChargedYet net={net} isWithVat={isWithVat} />
              ) : undefined
            }
          />
        )}
      </div>
      {step === '/sign-up' ? null : <PayBar {...box} />}
    </>
  )
}

function useLoadedAhead(step: SignUpStep) {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const to of leadsTo[step]) router.preloadRoute({ to }).catch(() => undefined)
    }, AHEAD_MS)
    return () => clearTimeout(timer)
  }, [router, step])
}

function SignUpSteps({ step }: { readonly step: SignUpStep }) {
  const { t } = useText()
  const at = names.findIndex(([path]) => path === step)
  return (
    <Steps
      label={t('Sign-up steps')}
      steps={names.map(([path, name], index) => ({
        name: t(name),
        state: index < at ? 'done' : index === at ? 'current' : 'ahead',
        link: (text) => (
          <Link to={path} activeOptions={{ exact: true }}>
            {text}
          </Link>
        ),
      }))}
    />
  )
}

function NothingChargedYet({ net, isWithVat }: { readonly net: Money; readonly isWithVat: boolean }) {
  const { t } = useText()
  return isWithVat
    ? t('Nothing is charged yet. With a VAT ID from another EU country no VAT is charged: {net}.', {
        net: formatMoney(net),
      })
    : t('Nothing is charged yet.')
}

function sumsOf(
  voucher: SignUpDraft['voucherPass'],
  type: PassType | undefined,
  price: PassPrice | undefined,
  t: Translate,
  days: string,
) {
  if (voucher !== null) {
    const total = formatMoney(price?.total ?? voucher.pays ?? { amount: 0, currency: 'EUR' })
    const row = { name: t('{name} pass, with your voucher', { name: voucher.name }), note: days, amount: total }
    return { rows: price === undefined ? [row] : [row, ...taxRows(price, t)], total }
  }
  if (type === undefined) return { rows: [{ name: t('No pass chosen yet'), amount: '' }], total: '–' }
  const tax = { amount: type.price.amount - type.netPrice.amount, currency: type.price.currency }
  const total = formatMoney(price?.total ?? type.price)
  const known = price ?? { net: type.netPrice, tax, taxRate: type.taxRate, reverseCharge: false }
  return {
    rows: [
      {
        name: t('{name} pass', { name: type.name }),
        note: t('{days}, 1 person', { days }),
        amount: total,
      },
      ...taxRows(known, t),
    ],
    total,
  }
}

type Translate = (text: string, values?: Record<string, string | number>) => string

const taxRows = ({ net, tax, taxRate, reverseCharge }: Omit<PassPrice, 'total'>, t: Translate): SumRow[] => [
  { name: t('Net'), amount: formatMoney(net), kind: 'sub' },
  {
    name: reverseCharge ? t('VAT, reverse charge') : t('VAT {rate} %', { rate: taxRate / 100 }),
    amount: formatMoney(tax),
    kind: 'muted',
  },
]
