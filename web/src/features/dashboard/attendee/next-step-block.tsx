import { listAccommodations } from '@foyer/contract/accommodation'
import type { Booking } from '@foyer/contract/bookings'
import type { Invoice } from '@foyer/contract/invoices'
import { formatMoney } from '@foyer/contract/kit/money'
import type { Order } from '@foyer/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSaveDates } from '#features/passes'
import { query } from '#platform/api.ts'
import { dayAt, formatDay, formatMoment, formatTime, formatUntil } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import homePageStyles from './home-page.module.css'
import type { Clash } from './own-sessions.ts'
import { StepBlock } from './step-block.tsx'
import { useNextStep } from './use-next-step.ts'

/** The high-vis block: the one thing to do next. */
export function NextStepBlock() {
  const step = useNextStep()
  if (step === undefined)
    return <div className={`sk ${homePageStyles.next} ${homePageStyles.awaited}`} aria-busy="true" />
  switch (step.kind) {
    case 'order':
      return <UnpaidOrder order={step.order} others={step.others} />
    case 'invoice':
      return <SettleInvoice invoice={step.invoice} />
    case 'address':
      return <CompleteProfile />
    case 'room':
      return <FindRoom />
    case 'guests':
      return <NameGuests booking={step.booking} missing={step.missing} />
    case 'survey':
      return <AnswerSurvey />
    case 'calendar':
      return <PutIntoCalendar isAllKnown={step.isAllKnown} />
    case 'way':
      return <FindTheWay />
    case 'over':
      return <KeepPapers />
    case 'clash':
      return <SettleClash clash={step.clash} />
  }
}

function SettleInvoice({ invoice }: { readonly invoice: Invoice }) {
  const { t, rich } = useText()
  return (
    <StepBlock
      title={t('Settle your invoice')}
      link={
        <Link {...buttonLook()} to="/invoices">
          {t('Open the invoices')}
        </Link>
      }
    >
      {rich('Invoice {number}, {total}', {
        number: <span className="num">{invoice.number}</span>,
        total: formatMoney(invoice.total),
      })}
    </StepBlock>
  )
}

function CompleteProfile() {
  const { t } = useText()
  return (
    <StepBlock
      title={t('Complete your profile')}
      link={
        <Link {...buttonLook()} to="/profile">
          {t('Add your address')}
        </Link>
      }
    >
      {t('Your billing address is missing. We need it for your invoices.')}
    </StepBlock>
  )
}

function AnswerSurvey() {
  const { t } = useText()
  return (
    <StepBlock
      title={t('Tell us what you look for')}
      link={
        <Link {...buttonLook()} to="/survey">
          {t('Answer the survey')}
        </Link>
      }
    >
      {t('A few questions; your answers shape the programme.')}
    </StepBlock>
  )
}

/** Of two starred sessions one can be seen; where one of them is held again, that is the way out. */
function SettleClash({ clash: { one, other, again } }: { readonly clash: Clash }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const dayOf = (session: Clash['one']) => formatDay(dayAt(new Date(session.startsAt), timeZone), locale)
  return (
    <StepBlock
      title={t('Two of your sessions overlap on {day}', { day: dayOf(one) })}
      link={
        <Link {...buttonLook()} to="/agenda/$sessionId" params={{ sessionId: String(one.id) }}>
          {t('Choose one')}
        </Link>
      }
    >
      {t('{time}: “{one}” and “{other}”.', {
        time: formatTime(one.startsAt, timeZone, locale),
        one: one.title,
        other: other.title,
      })}
      {again === null ? null : (
        <>
          {' '}
          {t('“{title}” runs again on {moment}.', {
            title: again.title,
            moment: formatMoment(again.startsAt, timeZone, locale),
          })}
        </>
      )}
    </StepBlock>
  )
}

/** The pass stands beside it: what is left is to be there. */
function FindTheWay() {
  const { t, locale } = useText()
  const { doorsOpenAt, timeZone, entrance, venue } = useEdition()
  return (
    <StepBlock
      title={t('Find your way to the event')}
      link={
        <Link {...buttonLook()} to="/information">
          {t('How to get there')}
        </Link>
      }
    >
      {t('{venue}, Entrance {entrance}. Doors first open {moment}.', {
        venue,
        entrance,
        moment: formatMoment(doorsOpenAt, timeZone, locale),
      })}
    </StepBlock>
  )
}

function KeepPapers() {
  const { t } = useText()
  return (
    <StepBlock
      title={t('Keep your papers')}
      link={
        <Link {...buttonLook()} to="/invoices">
          {t('Open the invoices')}
        </Link>
      }
    >
      {t('Your invoices stay here for you to download.')}
    </StepBlock>
  )
}

function UnpaidOrder({ order, others }: { readonly order: Order; readonly others: number }) {
  const { t, rich, locale } = useText()
  const { timeZone } = useEdition()
  const total = formatMoney(order.total)
  const isFree = order.total.amount === 0
  // What was left at the bank waits for its buyer, and is checked by nobody.
  const isChecked = order.paymentPending && !order.can.pay
  const things = order.lines.map((line) => line.summary).join(' + ')
  return (
    <StepBlock
      title={
        isChecked
          ? t('We are checking your payment')
          : isFree
            ? t('Complete your order')
            : order.transfer != null
              ? t('Transfer {amount}', { amount: formatMoney(order.transfer.amount) })
              : t('Pay {amount}', { amount: total })
      }
      link={
        <Link {...buttonLook()} to="/registration/checkout" search={{ order: order.uuid }}>
          {t('Open the order')}
        </Link>
      }
    >
      {rich('Order {number}: {things}.', { number: <span className="num">{order.number}</span>, things })}
      {order.holdExpiresAt == null || isChecked ? null : (
        <> {t('Held for you until {time}.', { time: formatUntil(order.holdExpiresAt, timeZone, locale) })}</>
      )}
      {others === 0 ? null : (
        <> {t('{n, plural, one {One more order waits} other {# more orders wait}} to be paid.', { n: others })}</>
      )}
    </StepBlock>
  )
}

/** What the list of hotels shows first, so that the way there finds it loaded. */
function FindRoom() {
  const { t } = useText()
  const { accommodationSearch: usual } = useEdition()
  const { data } = useQuery(
    query(listAccommodations, {
      query: {
        start: usual.start,
        end: usual.end,
        roomOccupancy: String(usual.roomOccupancy),
        currentStays: String(usual.currentStays),
        roomIsBookable: usual.roomIsBookable ? 'true' : 'null',
        order: usual.order as 'priceHighLow',
      },
    }),
  )
  const free = data?.flatMap(({ bookable, totalPrice }) => (bookable && totalPrice ? [totalPrice] : [])) ?? []
  const from = free.toSorted((a, b) => a.amount - b.amount)[0]
  return (
    <StepBlock
      title={t('Find a room', undefined, { context: 'the next step' })}
      link={
        <Link {...buttonLook()} to="/accommodation">
          {t('Show the hotels')}
        </Link>
      }
    >
      {from === undefined
        ? t('Rooms near the event, held for its guests.')
        : t(
            '{n, plural, one {One hotel} other {# hotels}}, {nights, plural, one {one night} other {# nights}} from {price}.',
            {
              n: free.length,
              nights: usual.currentStays,
              price: formatMoney(from),
            },
          )}
    </StepBlock>
  )
}

function NameGuests({ booking, missing }: { readonly booking: Booking; readonly missing: number }) {
  const { t } = useText()
  const hotel = booking.accommodation?.name ?? ''
  return (
    <StepBlock
      title={t('Name your guests')}
      link={
        <Link {...buttonLook()} to="/accommodation">
          {t('Add the names')}
        </Link>
      }
    >
      {t('{hotel} expects {n, plural, one {one more name} other {# more names}} for your room.', { hotel, n: missing })}
    </StepBlock>
  )
}

function PutIntoCalendar({ isAllKnown }: { readonly isAllKnown: boolean }) {
  const { t, locale } = useText()
  const edition = useEdition()
  const doors = formatTime(edition.doorsOpenAt, edition.timeZone, locale)
  const saveDates = useSaveDates(edition)
  return (
    <StepBlock
      title={t('Put it into your calendar')}
      link={
        <button {...buttonLook()} type="button" onClick={() => void saveDates()}>
          <Icon name="calendar" />
          {t('Add to calendar')}
        </button>
      }
    >
      {isAllKnown
        ? t('You have all you need. Doors open {doors}, Entrance {entrance}.', { doors, entrance: edition.entrance })
        : t('Doors open {doors}, Entrance {entrance}.', { doors, entrance: edition.entrance })}
    </StepBlock>
  )
}
