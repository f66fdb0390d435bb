import type { Area, Entrance, FloorPlan, Hall, Point } from '@foyer/contract/exhibitors'
import { memo, useMemo } from 'react'
import type { Way } from '../../shared/find-way.ts'
import { around } from '../../shared/plan-view.ts'
import { doorGaps } from './door-gaps.ts'
import { FacilitySign } from './facility-sign.tsx'
import styles from './floor-plan.module.css'
import { linesOf } from './ground-of.ts'
import { type Chosen, findStand, type StandAt, standName } from './plan-search.ts'
import { facing } from './way-steps.ts'

const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
const areaProps = ({ x, y, width, depth }: Area) => ({ x, y, width, height: depth })

/** What is there whoever looks: halls with rooms and stands, doors, facilities, entrances. */
export const Ground = memo(function Ground({ plan }: { readonly plan: FloorPlan }) {
  const gaps = useMemo(() => doorGaps(plan), [plan])
  return (
    <>
      {plan.halls.map((hall) => (
        <path key={hall.code} className={styles.hall} d={`${pathOf(hall.outline)}Z`} />
      ))}
      <path className={styles.door} d={gaps.map((gap) => pathOf(gap)).join('')} />
      {plan.halls.map((hall) => (
        <HallInside key={hall.code} hall={hall} />
      ))}
      {plan.facilities.map(({ kind, at: [x, y] }) => (
        <g key={`${kind} ${x} ${y}`} transform={`translate(${x} ${y})`}>
          <g className={styles.facilityAt}>
            <g transform="scale(.1875) translate(-12 -12)">
              <FacilitySign kind={kind} />
            </g>
          </g>
        </g>
      ))}
      {plan.entrances.map((entrance) => (
        <EntranceSign key={entrance.code} entrance={entrance} plan={plan} />
      ))}
    </>
  )
})

/** As large as a name can be in its room. */
const nameSize = ({ name, width }: { readonly name: string; readonly width: number }): number =>
  Math.min(2.6, (width - 2) / (name.length * 0.56))

function HallInside({ hall }: { readonly hall: Hall }) {
  const { x, y } = around(hall.outline)
  return (
    <g>
      {hall.rooms.map((room) => (
        <g key={room.code} className={styles.room} data-kind={room.kind} data-room={room.code}>
          <rect {...areaProps(room)} />
          <text x={room.x + 1.2} y={room.y + 3.8} style={{ fontSize: nameSize(room) }}>
            {room.name}
          </text>
        </g>
      ))}
      {hall.stands.map((stand) => (
        <g key={stand.code} className={styles.stand} data-stand={standName({ hall: hall.code, code: stand.code })}>
          <rect {...areaProps(stand)} />
          <text x={stand.x + stand.width / 2} y={stand.y + stand.depth / 2 + 0.65}>
            {stand.code}
          </text>
        </g>
      ))}
      <g className={styles.plate} transform={`translate(${x} ${y})`} data-hall={hall.code}>
        <g>
          <rect width={hall.code.length < 2 ? 12 : 6 + 6 * hall.code.length} height="12" />
          <text x={hall.code.length < 2 ? 6 : 3 + 3 * hall.code.length} y="9.2">
            {hall.code}
          </text>
        </g>
      </g>
    </g>
  )
}

/** A triangle that points to where one goes in, with its name outside. */
function EntranceSign({ entrance, plan }: { readonly entrance: Entrance; readonly plan: FloorPlan }) {
  const at = plan.ways.points[entrance.point]?.at
  if (at === undefined) return null
  const [x, y] = at
  const [dx, dy] = facing(plan, at)
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI + 90
  return (
    <g className={styles.entrance} transform={`translate(${x} ${y})`} textAnchor={dy === 0 && dx > 0 ? 'end' : 'start'}>
      <path d="M-2.4 3.2L0 0L2.4 3.2Z" transform={`rotate(${turn})`} />
      {dy === 0 ? (
        <BesideName entrance={entrance} x={dx > 0 ? -4.4 : 4.4} />
      ) : (
        <text x="4.4" y={dy < 0 ? 3.2 : -1.4}>
          {entrance.name}
        </text>
      )}
    </g>
  )
}

/** Its lines under each other, in the middle of the triangle's height. */
function BesideName({ entrance, x }: { readonly entrance: Entrance; readonly x: number }) {
  const lines = linesOf(entrance)
  return (
    <text y="1">
      {lines.map((line, at) => (
        <tspan key={line} x={x} dy={at === 0 ? `${-0.55 * (lines.length - 1)}em` : '1.1em'}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** What somebody looks at, over everything else, and the way there. */
export function Marks({
  plan,
  chosen,
  way,
}: {
  readonly plan: FloorPlan
  readonly chosen: Chosen | null
  readonly way: Way | null
}) {
  return (
    <>
      {chosen?.room == null ? null : (
        <MarkedArea area={chosen.room} text={chosen.room.name} size={nameSize(chosen.room)} />
      )}
      {chosen?.stands.map((stand) => (
        <MarkedStand key={standName(stand)} plan={plan} stand={stand} />
      ))}
      {way === null || way.edges.length === 0 ? null : <WayLine way={way} />}
    </>
  )
}

function MarkedStand({ plan, stand }: { readonly plan: FloorPlan; readonly stand: StandAt }) {
  const area = findStand(plan, stand)
  return area === undefined ? null : <MarkedArea area={area} text={stand.code} />
}

interface MarkedAreaProps {
  readonly area: Area
  readonly text: string
  /** Of a room's name; a stand's is in its middle. */
  readonly size?: number
}

function MarkedArea({ area, text, size }: MarkedAreaProps) {
  const { x, y, width, depth } = area
  return (
    <g className={styles.on} data-is-stand={size === undefined || undefined}>
      <rect {...areaProps(area)} />
      {size === undefined ? (
        <text x={x + width / 2} y={y + depth / 2 + 0.75}>
          {text}
        </text>
      ) : (
        <text x={x + 1.2} y={y + 3.8} style={{ fontSize: size }}>
          {text}
        </text>
      )}
    </g>
  )
}

function WayLine({ way: { edges } }: { readonly way: Way }) {
  const last = edges.at(-1)
  const first = edges[0]
  if (last === undefined || first === undefined) return null
  const turn = (Math.atan2(last.to[1] - last.from[1], last.to[0] - last.from[0]) * 180) / Math.PI
  return (
    <g className={styles.way}>
      <path d={pathOf([first.from, ...edges.map(({ to }) => to)])} />
      <path
        data-is-end="true"
        d="M-1.8 -1.7L1.2 0L-1.8 1.7Z"
        transform={`translate(${last.to[0]} ${last.to[1]}) rotate(${turn})`}
      />
    </g>
  )
}
