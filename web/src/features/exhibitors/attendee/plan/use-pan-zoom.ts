import type { Area, Point } from '@foyer/contract/exhibitors'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { keepOn, pan, type View, zoom } from '../../shared/plan-view.ts'

/** So many pixels may a finger tremble without moving the drawing. */
const TREMBLE = 5
const STEP = 0.7

interface PanZoomOptions {
  /** Where the drawing shows by itself; whoever moves it moves it from there. */
  readonly home: View
  /** Another home has another name, and the drawing goes there. */
  readonly homeName: string
  readonly ground: Area
  /** How near one comes, in metres; a stand or two, unless told. */
  readonly nearest?: number
}

/** Where a pointer was when it was last heard of, in pixels. */
type Pointers = Map<number, Point>
const middle = (pointers: Pointers): Point => {
  const all = [...pointers.values()]
  const sum = (of: 0 | 1): number => all.reduce((total, point) => total + point[of], 0) / Math.max(1, all.length)
  return [sum(0), sum(1)]
}
const spread = (pointers: Pointers): number => {
  const [one, other] = [...pointers.values()]
  return one === undefined || other === undefined ? 0 : Math.hypot(one[0] - other[0], one[1] - other[1])
}

/** What a drawing shows now, and where on the ground a pixel of it is. */
function useView({ home, homeName, ground, nearest }: PanZoomOptions) {
  const [moved, setMoved] = useState<{ readonly name: string; readonly view: View } | null>(null)
  const view = moved?.name === homeName ? moved.view : home
  const now = useRef(view)
  now.current = view
  const svg = useRef<SVGSVGElement>(null)
  const show = (next: View) => {
    now.current = keepOn(ground, next, nearest)
    setMoved({ name: homeName, view: now.current })
  }
  /** Metres of a pixel. */
  const scale = (): number => {
    const { width = 1, height = 1 } = svg.current?.getBoundingClientRect() ?? {}
    return now.current.span / Math.max(1, Math.min(width, height))
  }
  const groundAt = ([x, y]: Point): Point => {
    const box = svg.current?.getBoundingClientRect()
    if (box === undefined) return now.current.at
    const [atX, atY] = now.current.at
    return [atX + (x - box.left - box.width / 2) * scale(), atY + (y - box.top - box.height / 2) * scale()]
  }
  return { view, now, svg, show, scale, groundAt, goHome: () => setMoved(null) }
}

type Looked = ReturnType<typeof useView>

/** The pointers on a drawing: one moves it, two draw it nearer or push it away. */
function usePointers({ now, show, scale, groundAt }: Looked) {
  const pointers = useRef<Pointers>(new Map())
  const dragged = useRef(0)
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (pointers.current.size === 0) dragged.current = 0
    pointers.current.set(event.pointerId, [event.clientX, event.clientY])
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!pointers.current.has(event.pointerId)) return
    const [before, wide] = [middle(pointers.current), spread(pointers.current)]
    pointers.current.set(event.pointerId, [event.clientX, event.clientY])
    const [after, wider] = [middle(pointers.current), spread(pointers.current)]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    dragged.current += Math.hypot(dx, dy) + Math.abs(wider - wide)
    if (dragged.current < TREMBLE) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const shifted = pan(now.current, -dx * scale(), -dy * scale())
    show(wide > 0 && wider > 0 ? zoom(shifted, wide / wider, groundAt(after)) : shifted)
  }
  const end = (event: PointerEvent) => void pointers.current.delete(event.pointerId)

  return {
    /** Whether what was just released was a move, and no click. */
    wasDragged: () => dragged.current >= TREMBLE,
    handlers: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  }
}

/** Turns the wheel of the drawing; React's own listeners cannot keep the page still. @returns its `ref`. */
function turningBy({ now, svg, show, groundAt }: Looked) {
  return (element: SVGSVGElement | null) => {
    svg.current = element
    if (element === null) return
    // The wheel moves the page, until somebody works with the drawing or holds Ctrl, as a trackpad's pinch does.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== element) return
      event.preventDefault()
      const times = Math.exp(Math.max(-80, Math.min(80, event.deltaY)) * (event.ctrlKey ? 0.01 : 0.003))
      show(zoom(now.current, times, groundAt([event.clientX, event.clientY])))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => {
      svg.current = null
      element.removeEventListener('wheel', turn)
    }
  }
}

/** Moves a drawing by pointer, pinch, wheel and keys. A finger alone moves it sideways: up and down it moves the page. */
export function usePanZoom(options: PanZoomOptions) {
  const looked = useView(options)
  const { view, now, show, goHome } = looked
  const { wasDragged, handlers } = usePointers(looked)
  const moves = movesOf((next) => show(next(now.current)))
  return {
    view,
    wasDragged,
    buttons: moves,
    goHome,
    drawing: {
      // A new function with each drawing: its listener knows what is shown.
      ref: turningBy(looked),
      ...handlers,
      onKeyDown: (event: KeyboardEvent) => {
        const act = keys[event.key]
        if (act === undefined || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        if (act === 'home') goHome()
        else moves[act]()
      },
    },
  }
}

export type Move = 'nearer' | 'further' | 'left' | 'right' | 'up' | 'down'

const keys: Readonly<Record<string, Move | 'home'>> = {
  '+': 'nearer',
  '=': 'nearer',
  '-': 'further',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'home',
  '0': 'home',
}

function movesOf(change: (next: (view: View) => View) => void): Record<Move, () => void> {
  const by = (dx: number, dy: number) => () => change((view) => pan(view, dx * view.span, dy * view.span))
  return {
    nearer: () => change((view) => zoom(view, STEP)),
    further: () => change((view) => zoom(view, 1 / STEP)),
    left: by(-0.25, 0),
    right: by(0.25, 0),
    up: by(0, -0.25),
    down: by(0, 0.25),
  }
}
