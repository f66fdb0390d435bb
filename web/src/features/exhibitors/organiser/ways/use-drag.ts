import type { Area } from '@foyer/contract/exhibitors'
import { type PointerEvent, useRef, useState } from 'react'
import type { Point } from '../halls/metres.ts'
import type { Chosen } from './chosen.ts'

/** So many pixels may a hand tremble without moving anything. */
const TREMBLE = 4

interface Held {
  readonly thing: Chosen | null
  readonly from: Point
  /** Where on the ground it was taken hold of. */
  readonly ground: Point
  isMoved: boolean
  /** Where it is moved to by now. */
  to: Point | null
}

interface DragOptions {
  /** What of the ground the drawing shows. */
  readonly view: Area
  readonly placeOf: (thing: Chosen) => Point | undefined
  readonly onMove: (thing: Chosen, at: Point) => void
  /** Something was pressed and not moved; null: the ground. */
  readonly onPress: (thing: Chosen | null, at: Point) => void
}

/** To ten centimetres: nobody means less with a pointer. */
const roundly = (metres: number): number => Math.round(metres * 10) / 10

const kinds = ['point', 'entrance', 'way', 'sign'] as const

/** What is drawn says in `data-thing` what it is. */
function thingOf(text: string | null | undefined): Chosen | null {
  const [name = '', ...rest] = (text ?? '').split(':')
  const kind = kinds.find((one) => one === name)
  return kind === undefined ? null : { kind, key: rest.join(':') }
}

/** Things of a drawing are moved by a pointer; where one is held still, it is pressed. */
export function useDrag({ view, placeOf, onMove, onPress }: DragOptions) {
  const held = useRef<Held | null>(null)
  const [dragged, setDragged] = useState<{ readonly thing: Chosen; readonly at: Point } | null>(null)
  const groundAt = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    const scale = Math.max(view.width / Math.max(1, box.width), view.depth / Math.max(1, box.height))
    return [
      view.x + view.width / 2 + (event.clientX - box.left - box.width / 2) * scale,
      view.y + view.depth / 2 + (event.clientY - box.top - box.height / 2) * scale,
    ]
  }
  const target = (event: PointerEvent) =>
    event.target instanceof Element ? thingOf(event.target.closest('[data-thing]')?.getAttribute('data-thing')) : null
  return {
    dragged,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (event.button !== 0) return
        held.current = {
          ...{
            thing: target(event),
            from: [event.clientX, event.clientY],
            ground: groundAt(event),
            isMoved: false,
            to: null,
          },
        }
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        const now = held.current
        if (now === null) return
        now.isMoved ||= Math.hypot(event.clientX - now.from[0], event.clientY - now.from[1]) >= TREMBLE
        const was = now.thing === null ? undefined : placeOf(now.thing)
        if (!now.isMoved || now.thing === null || was === undefined) return
        const [x, y] = groundAt(event)
        const at: Point = [roundly(was[0] + x - now.ground[0]), roundly(was[1] + y - now.ground[1])]
        now.to = at
        setDragged({ thing: now.thing, at })
      },
      onPointerUp: () => {
        const now = held.current
        held.current = null
        setDragged(null)
        if (now === null) return
        if (now.thing !== null && now.to !== null) onMove(now.thing, now.to)
        else if (!now.isMoved) onPress(now.thing, [roundly(now.ground[0]), roundly(now.ground[1])])
      },
      onPointerCancel: () => {
        held.current = null
        setDragged(null)
      },
    },
  }
}
