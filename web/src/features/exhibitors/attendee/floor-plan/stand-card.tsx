import type { Exhibitor, FloorPlan } from '@foyer/contract/exhibitors'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useText } from '#platform/messages/messages.ts'
import type { SearchTexts } from '#platform/search-text.ts'
import type { Way } from '../../shared/find-way.ts'
import styles from './floor-plan.module.css'
import { type Chosen, type PlanSearch, standName } from './plan-search.ts'
import { StandSign } from './stand-sign.tsx'
import { WaySection } from './way-section.tsx'

interface StandCardProps {
  readonly chosen: Chosen
  readonly plan: FloorPlan | undefined
  /** Null until it is known who exhibits, or where that could not be loaded. */
  readonly areExhibitorsKnown: boolean
  readonly entrance: string | null
  readonly isStepFree: boolean
  readonly way: Way | null
  readonly onStart: (part: Partial<Pick<PlanSearch, 'from' | 'isStepFree'>>) => void
  readonly addressOf: (chosen: { readonly exhibitor?: string; readonly stand?: string }) => SearchTexts
}

/** What is looked at: who it is, what they show, and the way there. */
export function StandCard({ chosen, plan, areExhibitorsKnown, addressOf, ...way }: StandCardProps) {
  const { t } = useText()
  const titleId = useId()
  const { exhibitors, stands, room, goal } = chosen
  const [only] = exhibitors
  const hall = plan?.halls.find(({ code }) => code === goal?.hall)
  const [stand] = stands
  return (
    <article className={styles.card} aria-labelledby={titleId} data-chosen="true">
      <div className={styles.about}>
        <Signs stands={stands} addressOf={addressOf} />
        {only !== undefined && exhibitors.length === 1 ? (
          <About exhibitor={only} titleId={titleId} />
        ) : exhibitors.length > 1 ? (
          <SharedStand exhibitors={exhibitors} titleId={titleId} addressOf={addressOf} />
        ) : room !== null ? (
          <>
            <h2 id={titleId}>{room.name}</h2>
            <p className="muted">{hall?.name}</p>
          </>
        ) : stand === undefined ? (
          <HallAbout hall={hall} titleId={titleId} />
        ) : (
          <>
            <h2 id={titleId}>{t('Stand {stand}', { stand: stand.code })}</h2>
            {areExhibitorsKnown ? <p className="muted">{t('Nobody has taken this stand yet.')}</p> : null}
          </>
        )}
      </div>
      {plan === undefined ? null : goal === null ? (
        <p className="muted">{t('Their stand will be announced here.')}</p>
      ) : (
        <WaySection plan={plan} goal={goal} place={stand === undefined ? room : stand} {...way} />
      )}
    </article>
  )
}

/** The first as large as over the stand; the others lead to theirs. */
function Signs({ stands, addressOf }: Pick<Chosen, 'stands'> & Pick<StandCardProps, 'addressOf'>) {
  if (stands.length === 0) return null
  return (
    <p className={styles.signs}>
      {stands.map((one, nth) =>
        nth === 0 ? (
          <StandSign key={standName(one)} stand={one} isLarge />
        ) : (
          <Link key={standName(one)} to="/floor-plan" search={addressOf({ stand: standName(one) })} resetScroll={false}>
            <StandSign stand={one} />
          </Link>
        ),
      )}
    </p>
  )
}

function SharedStand({
  exhibitors,
  titleId,
  addressOf,
}: Pick<Chosen, 'exhibitors'> & Pick<StandCardProps, 'addressOf'> & { readonly titleId: string }) {
  const { t } = useText()
  return (
    <>
      <h2 id={titleId}>{t('A shared stand')}</h2>
      <ul className={styles.shared}>
        {exhibitors.map(({ code, name, tagline }) => (
          <li key={code}>
            <Link to="/floor-plan" search={addressOf({ exhibitor: code })} resetScroll={false}>
              {name}
            </Link>
            <small>{tagline}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

function HallAbout({
  hall,
  titleId,
}: {
  readonly hall: FloorPlan['halls'][number] | undefined
  readonly titleId: string
}) {
  const { t } = useText()
  return (
    <>
      <h2 id={titleId}>{hall?.name}</h2>
      <p className="muted">
        {t('{stands, plural, one {# stand} other {# stands}}', { stands: hall?.stands.length ?? 0 })}
        {hall === undefined || hall.rooms.length === 0 ? null : `, ${hall.rooms.map(({ name }) => name).join(', ')}`}
      </p>
    </>
  )
}

function About({ exhibitor, titleId }: { readonly exhibitor: Exhibitor; readonly titleId: string }) {
  const { t } = useText()
  const { name, city, tagline, description, products, categories, website } = exhibitor
  return (
    <>
      <h2 id={titleId}>{name}</h2>
      <p>
        {city}. {tagline}.
      </p>
      <p className="muted">{description}</p>
      <dl className={styles.facts}>
        {products.length === 0 ? null : (
          <div>
            <dt>{t('They show')}</dt>
            <dd>{products.join(', ')}</dd>
          </div>
        )}
        {categories.length === 0 ? null : (
          <div>
            <dt>{t('Field')}</dt>
            <dd>{categories.map((category) => category.name).join(', ')}</dd>
          </div>
        )}
        {website === null ? null : (
          <div>
            <dt>{t('Website')}</dt>
            <dd>
              <a href={website} target="_blank" rel="noopener noreferrer">
                {new URL(website).host}
                <span className="vh"> {t('(opens in a new window)')}</span>
              </a>
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}
