import type { FloorPlan } from '@foyer/contract/exhibitors'
import type { WaysEntries } from '@foyer/contract/office-ways'
import { type ReactNode, useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Offered, useReader, WhereChanged } from '#ui/read-only.tsx'
import hallStyles from '../halls/halls.module.css'
import { useWritten } from '../written.ts'
import { type AskedThing, type Chosen, placeOf, without } from './chosen.ts'
import { inPart } from './plan-parts.ts'
import { signKey } from './sign-keys.ts'
import { bent, type Entrance, type Way, wayKey, withFirst } from './ways-draft.ts'
import { useThingNames } from './ways-words.ts'

interface WaysListsProps {
  readonly plan: FloorPlan
  readonly ways: WaysEntries
  /** Which part of the plan is looked at; entrances and signs are few, and all of them stand here. */
  readonly part: string
  readonly onAsk: (thing: AskedThing) => void
  readonly onChange: (ways: WaysEntries) => void
  readonly onShow: (thing: Chosen) => void
}

/** Everything in the drawing, by name and place. */
export function WaysLists(props: WaysListsProps) {
  const { t } = useText()
  const { plan, ways, part } = props
  const { points, segments } = inPart(plan, ways, part)
  const things = (kind: Chosen['kind'], keys: readonly string[]) => keys.map((key): Chosen => ({ kind, key }))
  const entered = new Set(ways.entrances.map(({ point }) => point))
  return (
    <>
      <EntranceList {...props} />
      <WayList {...props} segments={segments} />
      <ThingList
        {...props}
        {...{ id: 'points', title: t('Doors, crossings and bends'), label: t('List of points') }}
        kind="point"
        things={things(
          'point',
          points.map(({ code }) => code).filter((code) => !entered.has(code)),
        )}
        none={t('Here are no points yet.')}
        addText={t('Add a point')}
      />
      <ThingList
        {...props}
        {...{ id: 'signs', title: t('Signs outside the halls'), label: t('List of signs') }}
        kind="sign"
        things={things('sign', ways.facilities.map(signKey))}
        none={t('No signs outside the halls.')}
        addText={t('Add a sign')}
      />
    </>
  )
}

/** At once: a plan may have thousands. */
const SHOWN = 50

interface ThingListProps extends WaysListsProps {
  readonly id: string
  readonly title: string
  readonly label: string
  readonly kind: Chosen['kind']
  readonly things: readonly Chosen[]
  readonly none: string
  readonly addText: string
  /** Between name and acts. */
  readonly columns?: readonly Column<Chosen>[]
  /** Of each line, before the way to remove it. */
  readonly acts?: (thing: Chosen) => ReactNode
}

function ThingList(props: ThingListProps) {
  const { id, title, label, kind, things, none, addText, ways, onAsk } = props
  const { t } = useText()
  const nameOf = useThingNames()
  const isRead = useReader() !== null
  const [shown, setShown] = useState(SHOWN)
  const place = usePlaceColumn(ways)
  const columns: Column<Chosen>[] = [
    { key: 'name', head: t('Name'), cell: (thing) => nameOf(ways, thing), at: 'title' },
    ...(props.columns ?? [place]),
  ]
  if (!isRead)
    columns.push({ key: 'act', head: t('Change'), cell: (thing) => <Acts {...props} thing={thing} />, at: 'below' })
  return (
    <section className={hallStyles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {things.length === 0 ? (
        <p>{none}</p>
      ) : (
        <DataTable label={label} columns={columns} rows={things.slice(0, shown)} keyOf={({ key }) => key} />
      )}
      {things.length > shown ? (
        <Offered>
          <p>
            <Button variant="line" isSmall onClick={() => setShown(shown + SHOWN)}>
              {t('Show more')}
            </Button>
          </p>
        </Offered>
      ) : null}
      <WhereChanged>
        <p>
          <Button id={`add-${kind}`} variant="line" isSmall onClick={() => onAsk({ kind, key: null })}>
            {addText}
          </Button>
        </p>
      </WhereChanged>
    </section>
  )
}

function usePlaceColumn(ways: WaysEntries): Column<Chosen> {
  const { t } = useText()
  return {
    key: 'place',
    head: t('Place'),
    cell: (thing) => {
      const [x, y] = placeOf(ways, thing) ?? [0, 0]
      return t('{x} m east, {y} m south', { x, y })
    },
    at: 'note',
  }
}

function Acts(props: ThingListProps & { readonly thing: Chosen }) {
  const { thing, ways, kind, onAsk, onChange, onShow, acts } = props
  const { t } = useText()
  const name = useThingNames()(ways, thing)
  const remove = () => {
    onChange(without(ways, thing))
    // The button goes with its line.
    document.getElementById(`add-${kind}`)?.focus()
  }
  return (
    <span className={hallStyles.acts}>
      <Act word={t('Change')} name={name} onClick={() => onAsk(thing)} />
      <Act word={kind === 'way' ? t('Show') : t('Move')} name={name} onClick={() => onShow(thing)} />
      {acts?.(thing)}
      <Act word={t('Remove')} name={name} onClick={remove} />
    </span>
  )
}

interface ActProps {
  readonly word: string
  /** Of what it is done to, for whoever does not see the line. */
  readonly name: string
  readonly onClick: () => void
}

function Act({ word, name, onClick }: ActProps) {
  return (
    <Button variant="text" isSmall onClick={onClick}>
      {word}
      <span className="vh">: {name}</span>
    </Button>
  )
}

function EntranceList(props: WaysListsProps) {
  const { t } = useText()
  const say = useWritten()
  const { ways, onChange } = props
  const place = usePlaceColumn(ways)
  const byCode = new Map(ways.entrances.map((one) => [one.code, one]))
  const isFirst = ({ key }: Chosen) => ways.entrances[0]?.code === key
  return (
    <ThingList
      {...props}
      {...{ id: 'entrances', title: t('Entrances'), label: t('List of entrances') }}
      kind="entrance"
      things={ways.entrances.map(({ code }: Entrance): Chosen => ({ kind: 'entrance', key: code }))}
      none={t('No entrances: attendees are shown no way.')}
      addText={t('Add an entrance')}
      columns={[
        place,
        { key: 'code', head: t('Code'), cell: ({ key }) => <code className="code">{key}</code> },
        { key: 'first', head: t('Ways begin here'), cell: (one) => (isFirst(one) ? t('yes') : '–') },
      ]}
      acts={(one) =>
        isFirst(one) ? null : (
          <Act
            word={t('Let ways begin here')}
            name={say(byCode.get(one.key)?.name ?? {})}
            onClick={() => {
              onChange(withFirst(ways, one.key))
              document.getElementById('add-entrance')?.focus()
            }}
          />
        )
      }
    />
  )
}

function WayList(props: WaysListsProps & { readonly segments: readonly Way[] }) {
  const { t } = useText()
  const { ways, plan, segments, onChange, onShow } = props
  const nameOf = useThingNames()
  const byKey = new Map(segments.map((way) => [wayKey(way), way]))
  const halls = new Map(plan.halls.map(({ code, name }) => [code, name]))
  return (
    <ThingList
      {...props}
      {...{ id: 'ways', title: t('Ways'), label: t('List of ways') }}
      kind="way"
      things={[...byKey.keys()].map((key): Chosen => ({ kind: 'way', key }))}
      none={t('Here are no ways yet.')}
      addText={t('Add a way')}
      columns={[
        {
          key: 'hall',
          head: t('Lies in'),
          cell: ({ key }) => halls.get(byKey.get(key)?.hall ?? '') ?? t('outside'),
          at: 'note',
        },
        {
          key: 'steps',
          head: t('Steps'),
          cell: ({ key }) => (byKey.get(key)?.isStepFree === false ? t('has steps') : t('no steps')),
          at: 'state',
        },
      ]}
      acts={(one) => (
        <Act
          word={t('Put a bend in')}
          name={nameOf(ways, one)}
          onClick={() => {
            const way = byKey.get(one.key)
            if (way === undefined) return
            const next = bent(ways, way)
            onChange(next.ways)
            onShow({ kind: 'point', key: next.bend })
          }}
        />
      )}
    />
  )
}
