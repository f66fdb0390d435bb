import type { Accommodation } from '@foyer/contract/accommodation'
import { useId } from 'react'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import styles from './distance-rose.module.css'
import type { Lettered } from './lettered.ts'
import {
  freeBearing,
  labelPlace,
  minutesPerRing,
  PLATE,
  type Point,
  placeOnRose,
  RING,
  RINGS,
  spreadOut,
  venueAmong,
  wayTo,
} from './rose-geometry.ts'

type Kind = Accommodation['way']['kind']
/** The line that each way is drawn in. */
const lines: Record<Kind, 'walk' | 'shuttle' | 'rail'> = { walk: 'walk', shuttle: 'shuttle', train: 'rail' }
const kinds: readonly Kind[] = ['walk', 'shuttle', 'train']
const rings = Array.from({ length: RINGS }, (_, ring) => ring + 1)
/** From the venue to each side of the drawing, in its units. */
const EDGE = RING * RINGS + 20
/** Half of the plate of the hotel in hand, in units of the drawing. */
const LARGE = 17
/** About the width of a letter of a name, in units of the drawing. */
const LETTER = 9

interface DistanceRoseProps {
  readonly hotels: readonly Lettered[]
  /** The one in hand. */
  readonly pointed: number | null
  readonly onPoint: (id: number) => void
}

/** Hotels around the venue: rings are minutes, letters those of the list, lines the way to go. */
export function DistanceRose({ hotels, pointed, onPoint }: DistanceRoseProps) {
  const { t } = useText()
  const { venue } = useEdition()
  const titleId = useId()
  const places = hotels.map(({ hotel }) => hotel)
  const perRing = minutesPerRing(places)
  const middle = venueAmong(places)
  const points = spreadOut(places.map((hotel) => placeOnRose(hotel, middle, perRing)))
  const drawn = hotels.flatMap((one, index) => {
    const point = points[index]
    return point === undefined ? [] : [{ ...one, point, isOn: one.hotel.id === pointed }]
  })
  const inHand = drawn.find(({ isOn }) => isOn)
  return (
    <figure className={styles.rose} aria-labelledby={titleId}>
      <figcaption>
        <h2 id={titleId}>{t('Minutes to the venue')}</h2>
        <p className="hint">{t('Each ring is {minutes} minutes, door to door. North is up.', { minutes: perRing })}</p>
      </figcaption>
      <svg
        viewBox={`${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`}
        role="img"
        aria-label={`${venue}: ${places.map(({ name, minutesToVenue }) => t('{name} {minutes} minutes', { name, minutes: minutesToVenue })).join(', ')}`}
      >
        <g className={styles.rings}>
          {rings.map((ring) => (
            <circle key={ring} r={RING * ring} />
          ))}
        </g>
        <path className={styles.axis} d={`M0-${EDGE - 8}V${EDGE - 8}M-${EDGE - 8} 0H${EDGE - 8}`} />
        <path className={styles.north} d="M-5-212l5-14 5 14z" />
        <Ways drawn={drawn} />
        <RingLabels drawn={drawn} perRing={perRing} />
        <rect className={styles.hall} x="-15" y="-15" width="30" height="30" />
        <path className={styles.flag} d="M-6 8V-8H7l-4 4 4 4H-3" />
        <g className={styles.points}>
          {[...drawn.filter(({ isOn }) => !isOn), ...(inHand === undefined ? [] : [inHand])].map((one) => (
            <Plate key={one.hotel.id} {...one} onPoint={() => onPoint(one.hotel.id)} />
          ))}
        </g>
        {inHand === undefined ? null : <Name {...inHand} />}
      </svg>
      <WayKey shown={new Set(places.map(({ way }) => way.kind))} />
    </figure>
  )
}

/** A hotel, its letter and its place on the drawing. */
interface Drawn extends Lettered {
  readonly point: Point
  readonly isOn: boolean
}

function Ways({ drawn }: { readonly drawn: readonly Drawn[] }) {
  return (
    <g className={styles.lines}>
      {drawn.map(({ hotel, point }) => (
        <path
          key={hotel.id}
          data-l={lines[hotel.way.kind]}
          d={hotel.way.kind === 'walk' ? `M0 0 ${point.x} ${point.y}` : wayTo(point).path}
        />
      ))}
    </g>
  )
}

/** The minutes of each ring, in the direction where nothing lies on them. */
function RingLabels({ drawn, perRing }: { readonly drawn: readonly Drawn[]; readonly perRing: number }) {
  const { t } = useText()
  const bearing = freeBearing(drawn.map(({ point, hotel }) => ({ ...point, isWalk: hotel.way.kind === 'walk' })))
  return (
    <g className={styles.minutes}>
      {rings.map((ring) => {
        const { x, y } = labelPlace(ring, bearing)
        return (
          <text key={ring} x={x} y={y + 5}>
            {ring === 1 ? t('{minutes} min', { minutes: perRing }) : perRing * ring}
          </text>
        )
      })}
    </g>
  )
}

function Plate({ letter, point, isOn, onPoint }: Drawn & { readonly onPoint: () => void }) {
  const half = isOn ? LARGE : PLATE / 2
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer only; the list beside it has the same as links.
    <g
      className={isOn ? styles.on : undefined}
      transform={`translate(${point.x} ${point.y})`}
      onPointerEnter={onPoint}
      onClick={onPoint}
    >
      <rect x={-half} y={-half} width={2 * half} height={2 * half} />
      <text y={isOn ? 7 : 6}>{letter}</text>
    </g>
  )
}

function WayKey({ shown }: { readonly shown: ReadonlySet<Kind> }) {
  const { t } = useText()
  const names: Record<Kind, string> = { walk: t('Walk'), shuttle: t('Shuttle'), train: t('Train and walk') }
  return (
    <ul className={`${styles.key} label`}>
      {kinds
        .filter((kind) => shown.has(kind))
        .map((kind) => (
          <li key={kind} data-l={lines[kind]}>
            {names[kind]}
          </li>
        ))}
    </ul>
  )
}

function Name({ hotel, point }: Drawn) {
  const { t } = useText()
  const room = EDGE - Math.abs(point.x) - LARGE - 9
  const isOutward = hotel.name.length * LETTER < room
  const isRight = point.x >= 0 === isOutward
  const x = point.x + (isRight ? LARGE + 9 : -LARGE - 9)
  const anchor = isRight ? 'start' : 'end'
  return (
    <>
      <text className={styles.you} x={x} y={point.y - 2} textAnchor={anchor}>
        {hotel.name}
      </text>
      <text className={styles.beside} x={x} y={point.y + 14} textAnchor={anchor}>
        {t('{minutes} min', { minutes: hotel.minutesToVenue })}
      </text>
    </>
  )
}
