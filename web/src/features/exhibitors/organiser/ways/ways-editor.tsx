import type { Area, FloorPlan } from '@foyer/contract/exhibitors'
import type { Locale } from '@foyer/contract/kit/languages'
import type { OfficeWays, WaysEntries } from '@foyer/contract/office-ways'
import { useState } from 'react'
import { RecordTimeline } from '#features/timeline'
import { LeaveGuard } from '#platform/forms/leave-guard.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Offered, useReader, WhereChanged } from '#ui/read-only.tsx'
import { SelectField } from '#ui/select-field.tsx'
import hallStyles from '../halls/halls.module.css'
import type { Point } from '../halls/metres.ts'
import { useWritten } from '../written.ts'
import { type AskedThing, type Chosen, movedTo, placeOf, without } from './chosen.ts'
import { drawnOn } from './draw.ts'
import { ALL, groundOf, OUTSIDE, planWith, SITE } from './plan-parts.ts'
import { SaveWays } from './save-ways.tsx'
import { ThingDialog } from './thing-dialogs.tsx'
import { useWays } from './use-ways.ts'
import styles from './ways.module.css'
import { DRAWING_ID, WaysDrawing } from './ways-drawing.tsx'
import { WaysLists } from './ways-lists.tsx'
import { useThingNames } from './ways-words.ts'

interface WaysEditorProps {
  readonly saved: OfficeWays
  readonly plan: FloorPlan
  /** What the site plan shows; null: there is none. */
  readonly area: Area | null
  readonly languages: readonly Locale[]
}

/** The ways, entrances and signs of the plan: in a drawing and in lists, saved together. */
export function WaysEditor({ saved, plan, area, languages }: WaysEditorProps) {
  const { t } = useText()
  const ways = useWays(saved)
  const [part, setPart] = useState(ALL)
  const [asked, setAsked] = useState<AskedThing | null>(null)
  const say = useWritten()
  const shown = planWith(plan, ways.now, say)
  const drawing = useDrawing({ plan: shown, ways, onAsk: setAsked })
  return (
    <div className={hallStyles.page}>
      <LeaveGuard isUnsaved={() => ways.isDirty}>{t('What you changed here is not saved yet.')}</LeaveGuard>
      <section className={hallStyles.section} aria-labelledby="drawing">
        <h2 id="drawing">{t('Drawing')}</h2>
        <div className={styles.tools}>
          <Offered>
            <PartChoice plan={plan} hasSite={area !== null} value={part} onChange={setPart} />
          </Offered>
          <Button
            variant={drawing.isDrawing ? 'ink' : 'line'}
            isSmall
            aria-pressed={drawing.isDrawing}
            onClick={drawing.toggle}
          >
            {t('Draw ways')}
          </Button>
        </div>
        <WaysDrawing
          {...{ plan: shown, ways: ways.now, area, chosen: drawing.chosen, isDrawing: drawing.isDrawing }}
          view={groundOf(plan, ways.base, part, area)}
          onPress={drawing.press}
          onMove={drawing.move}
          onAct={drawing.act}
        />
        <WhereChanged>
          <DrawingHint isDrawing={drawing.isDrawing} />
          <Spoken ways={ways.now} chosen={drawing.chosen} />
        </WhereChanged>
        <SaveWays {...{ ways, plan, onAsk: setAsked }} />
      </section>
      <WaysLists
        {...{ plan: shown, ways: ways.now, part }}
        onAsk={setAsked}
        onChange={ways.change}
        onShow={drawing.show}
      />
      <RecordTimeline kind="ways" id="ways" shown={saved} />
      {asked === null ? null : (
        <ThingDialog {...{ plan: shown, ways, languages, asked }} onClose={() => setAsked(null)} />
      )}
    </div>
  )
}

interface DrawingOptions {
  readonly plan: FloorPlan
  readonly ways: ReturnType<typeof useWays>
  readonly onAsk: (thing: AskedThing) => void
}

/** What is chosen in the drawing, and what a press or a key does there. */
function useDrawing({ plan, ways: { now, change }, onAsk }: DrawingOptions) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  /** Undefined: nothing is drawn; null: a way is begun with the next press. */
  const [last, setLast] = useState<string | null | undefined>(undefined)
  const isDrawing = last !== undefined
  return {
    ...{ chosen, isDrawing },
    toggle: () => {
      setLast(isDrawing ? undefined : null)
      setChosen(null)
    },
    press: (thing: Chosen | null, at: Point) => {
      if (last === undefined) return setChosen(thing)
      const drawn = drawnOn(plan, now, last, { thing, at })
      change(drawn.ways)
      setLast(drawn.last)
      setChosen({ kind: 'point', key: drawn.last })
    },
    move: (thing: Chosen, at: Point) => {
      setChosen(thing)
      change(movedTo(now, thing, at))
    },
    act: (act: 'change' | 'remove' | 'leave') => {
      if (act === 'leave') {
        setLast(isDrawing ? null : undefined)
        setChosen(null)
      } else if (chosen !== null && act === 'change') onAsk(chosen)
      else if (chosen !== null) {
        setChosen(null)
        change(without(now, chosen))
      }
    },
    /** From a list. */
    show: (thing: Chosen) => {
      setLast(undefined)
      setChosen(thing)
      const svg = document.getElementById(DRAWING_ID)
      svg?.focus()
      svg?.scrollIntoView?.({ block: 'nearest' })
    },
  }
}

interface PartChoiceProps {
  readonly plan: FloorPlan
  readonly hasSite: boolean
  readonly value: string
  readonly onChange: (part: string) => void
}

function PartChoice({ plan, hasSite, value, onChange }: PartChoiceProps) {
  const { t } = useText()
  return (
    <SelectField id="ways-part" label={t('Part of the plan')} value={value} onChange={onChange}>
      <option value={ALL}>{t('Halls and ways')}</option>
      {hasSite ? <option value={SITE}>{t('All that the site plan shows')}</option> : null}
      <option value={OUTSIDE}>{t('Outside the halls')}</option>
      {plan.halls.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function DrawingHint({ isDrawing }: { readonly isDrawing: boolean }) {
  const { t } = useText()
  return (
    <p className="hint">
      {isDrawing
        ? t(
            'Press where a way begins, bends and ends: on the ground, on a point, on an entrance or on another way. Escape ends it, and another one begins with the next press.',
          )
        : t(
            'Press something to choose it. Drag it, or move it by the arrow keys a metre at a time, with Shift by 10 cm. Enter changes it, Delete removes it.',
          )}
    </p>
  )
}

/** Where what is chosen is now, for whoever moves it without seeing it. */
function Spoken({ ways, chosen }: { readonly ways: WaysEntries; readonly chosen: Chosen | null }) {
  const { t } = useText()
  const nameOf = useThingNames()
  const isRead = useReader() !== null
  const at = chosen === null ? undefined : placeOf(ways, chosen)
  return (
    <p className="label" role="status">
      {chosen === null || isRead || nameOf(ways, chosen) === ''
        ? '\u00a0'
        : at === undefined
          ? nameOf(ways, chosen)
          : t('{name}: {x} m east, {y} m south', { name: nameOf(ways, chosen), x: at[0], y: at[1] })}
    </p>
  )
}
