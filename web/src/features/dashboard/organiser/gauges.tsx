import type { Dashboard } from '@foyer/contract/dashboard'
import { formatMoney } from '@foyer/contract/kit/money'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PassBadge, useNamesOfPassTypes } from '#features/passes'
import { useText } from '#platform/messages/messages.ts'
import { Gauge } from '#ui/gauge.tsx'
import { Panel, type Shown } from './panel.tsx'
import styles from './today.module.css'
import { useCount } from './use-count.ts'

type House = NonNullable<Dashboard['houses']>[number]

/** How full each pass type is. */
export function PassGauges(shown: Shown) {
  const { t, locale } = useText()
  const types = shown.dashboard.passes?.types
  // They are called here as on the pages that their lines lead to, whatever they cost.
  const names = useNamesOfPassTypes()(
    types?.map((type) => ({ ...type, name: { [locale]: type.name }, priceNow: 0 })) ?? [],
  )
  return (
    <Panel
      {...shown}
      id="passes"
      title={t('Passes and places')}
      aside={<Link to="/organiser/pass-types">{t('Pass types')}</Link>}
      of={['passes']}
    >
      <Rows>
        {types?.map((type) => (
          <PassRow key={type.id} type={type} name={names.get(type.id) ?? type.name} />
        ))}
      </Rows>
    </Panel>
  )
}

interface PassRowProps {
  readonly type: NonNullable<Dashboard['passes']>['types'][number]
  /** Which of those of one name it is, too. */
  readonly name: string
}

function PassRow({ type, name }: PassRowProps) {
  const { t } = useText()
  const count = useCount()
  const { id, codeType, capacity, sold, held } = type
  const words =
    capacity === null
      ? t('{sold} sold, {held} held', { sold: count(sold), held: count(held) })
      : t('{sold} of {capacity}, {free} free', {
          sold: count(sold),
          capacity: count(capacity),
          free: count(Math.max(0, capacity - sold - held)),
        })
  return (
    <Row
      name={
        <Link to="/organiser/pass-types/$id" params={{ id: String(id) }}>
          <PassBadge passType={{ codeType, name }} />
        </Link>
      }
      words={words}
    >
      <Gauge of={capacity} sold={sold} held={held} label={words} />
    </Row>
  )
}

/** So many hotels are shown here, those that are furthest behind and then those that are fullest. */
const MOST_HOUSES = 8

/** How full each hotel is, in nights of rooms, and whether that is as many as an even pace needs. */
export function HouseGauges(shown: Shown) {
  const { t } = useText()
  const houses = shown.dashboard.houses
    ?.filter(({ allotment }) => allotment > 0)
    .toSorted((a, b) => aheadOf(a) - aheadOf(b) || fullness(b) - fullness(a))
    .slice(0, MOST_HOUSES)
  return (
    <Panel
      {...shown}
      id="houses"
      title={t('Rooms')}
      aside={<Link to="/organiser/hotels">{t('All hotels')}</Link>}
      of={['houses']}
    >
      <Rows>
        {houses?.map((house) => (
          <HouseRow key={house.id} house={house} />
        ))}
      </Rows>
      {houses === undefined || houses.length === 0 ? null : (
        <p className={`${styles.key} label muted`}>
          <span data-key="sold">{t('booked')}</span>
          <span data-key="held">{t('held')}</span>
          {houses.some(({ contract }) => contract !== null && contract.needed !== null && contract.guaranteed > 0) ? (
            <span data-key="tick">{t('pace needed today')}</span>
          ) : null}
        </p>
      )}
    </Panel>
  )
}

const fullness = ({ booked, held, allotment }: House) => (booked + held) / allotment
/** Of what an even pace needs; a hotel without a contract has none. */
const aheadOf = ({ contract }: House) =>
  contract === null || contract.needed === null || contract.guaranteed === 0
    ? Number.POSITIVE_INFINITY
    : contract.taken - contract.needed

function HouseRow({ house }: { readonly house: House }) {
  const { t } = useText()
  const count = useCount()
  const { id, name, allotment, held, booked, contract } = house
  const nights = t('{booked} of {allotment} nights', { booked: count(booked), allotment: count(allotment) })
  const ahead = aheadOf(house)
  const pace = !Number.isFinite(ahead)
    ? null
    : ahead < 0
      ? t('{n} behind', { n: count(-ahead) })
      : t('{n} ahead', { n: count(ahead) })
  const words = pace === null ? nights : `${nights}, ${pace}`
  return (
    <Row
      name={
        <Link to="/organiser/hotels/$id" params={{ id: String(id) }}>
          {name}
        </Link>
      }
      words={ahead < 0 ? <Behind nights={nights} pace={pace} owed={contract?.owed} /> : words}
    >
      <Gauge
        of={allotment}
        sold={booked}
        held={held}
        needed={Number.isFinite(ahead) ? contract?.needed : null}
        label={words}
      />
    </Row>
  )
}

interface BehindProps {
  readonly nights: string
  readonly pace: string | null
  readonly owed: NonNullable<House['contract']>['owed'] | undefined
}

function Behind({ nights, pace, owed }: BehindProps) {
  return (
    <>
      {nights}, <b>{pace}</b>
      {owed === undefined || owed.amount === 0 ? null : `, ${formatMoney(owed)}`}
    </>
  )
}

function Rows({ children }: { readonly children: readonly ReactNode[] | undefined }) {
  const { t } = useText()
  if (children === undefined) return null
  return children.length === 0 ? <p>{t('There is none yet.')}</p> : <ul className={styles.gauges}>{children}</ul>
}

interface RowProps {
  readonly name: ReactNode
  readonly words: ReactNode
  readonly children: ReactNode
}

function Row({ name, words, children }: RowProps) {
  return (
    <li>
      <p>
        {name}
        <span className={styles.words}>{words}</span>
      </p>
      {children}
    </li>
  )
}
