import { listAccommodations } from '@foyer/contract/accommodation'
import { readSitePlan, type SitePlan } from '@foyer/contract/exhibitors'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { bookingsQuery } from '#features/accommodation'
import { query } from '#platform/api.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { Empty } from '#ui/empty.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Lock } from '#ui/lock.tsx'
import { walkSign } from '#ui/signs.ts'
import { Skeleton, SkeletonBox } from '#ui/skeleton.tsx'
import { DepartureBoard } from './departure-board.tsx'
import { FromHotels } from './from-hotels.tsx'
import { type LetteredHotel, letterHotels } from './lettered-hotels.ts'
import { SiteDrawing } from './site-drawing.tsx'
import styles from './site-plan.module.css'

/** All of them, whether a room is free or not. */
const everyHotel = query(listAccommodations, { query: { roomIsBookable: 'null', order: 'distance' } })

/** `/site-plan`: what is around the halls, when buses leave, and how one gets there. */
export function SitePlanPage() {
  const { t } = useText()
  usePageTitle(t('Site plan'))
  const site = useQuery(query(readSitePlan))
  const accommodations = useQuery(everyHotel)
  const { data: bookings } = useQuery(bookingsQuery)
  const own = new Set(
    (bookings ?? [])
      .filter(({ status }) => status === 'booked' || status === 'held')
      .map(({ accommodationId }) => accommodationId),
  )
  const plan = site.data
  const hotels = letterHotels(accommodations.data ?? [], plan ?? { accommodations: [] }, own)
  return (
    <>
      <div className={styles.head}>
        <Heading plan={plan ?? undefined} hotels={hotels} />
      </div>
      {plan === null ? (
        <Empty
          title={t('The site plan is not there yet')}
          text={t('How to get to the halls stands here once the organisers have published it.')}
        />
      ) : plan !== undefined ? (
        <>
          <div className={styles.site}>
            <SiteDrawing plan={plan} hotels={hotels} />
            <DepartureBoard plan={plan} />
          </div>
          <Arrivals plan={plan} />
        </>
      ) : site.error !== null ? (
        <LoadFailed error={site.error} onRetry={() => void site.refetch()} />
      ) : (
        <div className={styles.site} aria-busy="true">
          <SkeletonBox className={`${styles.awaited}`} />
          <SkeletonBox className={`${styles.awaitedBoard}`} />
        </div>
      )}
      <section className={styles.from} aria-labelledby="hotels-title">
        <h2 id="hotels-title">{t('From your hotel')}</h2>
        {accommodations.data !== undefined ? (
          <FromHotels hotels={hotels} />
        ) : accommodations.error !== null ? (
          <LoadFailed error={accommodations.error} onRetry={() => void accommodations.refetch()} />
        ) : (
          <Skeleton boxes={[60, 60, 60, 60, 60, 60]} />
        )}
      </section>
    </>
  )
}

function Heading({ plan, hotels }: { readonly plan: SitePlan | undefined; readonly hotels: readonly LetteredHotel[] }) {
  const { t, rich } = useText()
  const { venue } = useEdition()
  const own = hotels.find(({ isOwn }) => isOwn)
  const halls = plan?.halls.length ?? 0
  if (own === undefined)
    return (
      <Lock numeral={halls === 0 ? '\u00a0' : halls} title={t('Getting there')}>
        {halls === 0 ? (
          venue
        ) : (
          <>
            <span className="vh">{halls} </span>
            <strong>{t('{halls, plural, one {hall} other {halls}}', { halls })}</strong>, {venue}
          </>
        )}
      </Lock>
    )
  const { name, minutesToVenue: minutes, way } = own.hotel
  return (
    <Lock numeral={minutes} title={t('Getting there')}>
      <span className="vh">{minutes} </span>
      {rich('{minutes} from {hotel}: {way}', {
        minutes: <strong>{t('{minutes, plural, one {minute} other {minutes}}', { minutes })}</strong>,
        hotel: name,
        way: way.text,
      })}
    </Lock>
  )
}

type ArrivalKind = SitePlan['arrivals'][number]['kind']
const icons: Readonly<Record<ArrivalKind, IconName>> = { train: 'train', plane: 'arrow', car: 'pin', foot: walkSign }

function Arrivals({ plan }: { readonly plan: SitePlan }) {
  const { t } = useText()
  const names: Record<ArrivalKind, string> = {
    train: t('By train'),
    plane: t('By plane'),
    car: t('By car'),
    foot: t('On foot or by bicycle'),
  }
  return (
    <div className={styles.ways}>
      <p className={styles.address}>
        <Icon name="pin" /> {plan.address}
      </p>
      {plan.arrivals.map(({ kind, text, link }) => (
        <section key={kind} className={styles.way} aria-label={names[kind]}>
          <h2>
            <Icon name={icons[kind]} size={24} />
            {names[kind]}
          </h2>
          <p>{text}</p>
          {link === null ? null : (
            <p>
              <Link to={link.to}>{link.text}</Link>
            </p>
          )}
        </section>
      ))}
    </div>
  )
}
