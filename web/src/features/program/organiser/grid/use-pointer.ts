import type { OfficeSession } from '@foyer/contract/office-program'
import { type PointerEvent, type RefObject, useRef } from 'react'
import { type Block, type DayGrid, STEP } from './day-grid.ts'
import { atMinute, boxAt } from './places.ts'
import type { Moving } from './use-moving.ts'

/** So many pixels a pointer moves before it carries something. */
const SLACK = 6
/** Minutes that the lines of the grid are apart. */
export const LINE = 30

interface Point {
  readonly x: number
  readonly y: number
}

/** What of the grid is drawn where: stages by their heads, times by their lines. */
export function pointIn(
  grid: HTMLElement | null,
  { x, y }: Point,
): { stage: string | undefined; minute: number } | null {
  const boxes = (name: string, side: 'x' | 'y') =>
    [...(grid?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? [])].map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return {
        of: element.dataset[name] ?? '',
        ...(side === 'x' ? { from: left, to: right } : { from: top, to: bottom }),
      }
    })
  const line = boxAt(boxes('minute', 'y'), y)
  if (line === undefined) return null
  const part = line.to > line.from ? Math.min(Math.max((y - line.from) / (line.to - line.from), 0), 1) : 0
  return { stage: boxAt(boxes('stage', 'x'), x)?.of, minute: Number(line.of) + part * LINE }
}

interface Drag {
  readonly block: Block
  readonly at: Point
  /** Minutes between the session's beginning and where it was taken. */
  readonly grip: number
  isUnderWay: boolean
}

/** A session is carried by a mouse or a pen. A finger scrolls; who has no other moves by the form. */
export function usePointer(element: RefObject<HTMLElement | null>, grid: DayGrid, day: string, moving: Moving) {
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)
  const end = () => {
    drag.current = null
  }
  return {
    /** The click that ends a drag is none. */
    takeDragged: (): boolean => {
      const was = wasDragged.current
      wasDragged.current = false
      return was
    },
    give: end,
    on: (block: Block) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false
        if (event.button !== 0 || event.pointerType === 'touch') return
        const at = { x: event.clientX, y: event.clientY }
        const grip = (pointIn(element.current, at)?.minute ?? block.from) - block.from
        drag.current = { block, at, grip, isUnderWay: false }
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const held = drag.current
        if (held === null) return
        const at = { x: event.clientX, y: event.clientY }
        if (!held.isUnderWay && Math.hypot(at.x - held.at.x, at.y - held.at.y) < SLACK) return
        held.isUnderWay = true
        const place = placeUnder(element.current, at, held, { grid, day })
        if (place !== null) moving.carry(held.block.session, place, true)
      },
      onPointerUp: () => {
        if (drag.current?.isUnderWay) {
          wasDragged.current = true
          moving.drop()
        }
        end()
      },
      onPointerCancel: () => {
        if (drag.current?.isUnderWay) moving.putBack()
        end()
      },
    }),
  }
}

function placeUnder(
  element: HTMLElement | null,
  at: Point,
  { block, grip }: Drag,
  { grid, day }: { readonly grid: DayGrid; readonly day: string },
) {
  const found = pointIn(element, at)
  if (found === null) return null
  const minute = Math.round((found.minute - grip) / STEP) * STEP
  const stage: OfficeSession['stage'] = block.stage === null ? null : (found.stage ?? block.stage)
  return { startsAt: atMinute(day, minute, block.to - block.from, grid), stage }
}
