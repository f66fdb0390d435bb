import { act } from '@testing-library/react'
import { vi } from 'vitest'

interface Device {
  /** Of the window, in CSS pixels. */
  readonly width: number
  /** Of the screen itself, however it is magnified; left out: as wide. */
  readonly screen?: number
  /** What one points with. */
  readonly pointer: 'coarse' | 'fine'
}

/** Whether a media query of ours holds on a device: conditions that are joined by `and`. */
function holds(query: string, { width, screen = width, pointer }: Device): boolean {
  return query.split(/ and /).every((condition) => {
    const [, feature = '', value = ''] = /\(([\w-]+): ([^)]+)\)/.exec(condition) ?? []
    if (feature === 'max-width') return width <= Number.parseFloat(value)
    if (feature === 'min-width') return width >= Number.parseFloat(value)
    if (feature === 'max-device-width') return screen <= Number.parseFloat(value)
    if (feature === 'pointer') return pointer === value
    return false
  })
}

/**
 * Whoever visits pages of the test sits at this device.
 * @returns what turns it, or gives them another one
 */
export function sitAt(first: Device): (next: Device) => void {
  let device = first
  const listeners = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return holds(query, device)
    },
    addEventListener: (_change: string, listen: () => void) => listeners.add(listen),
    removeEventListener: (_change: string, listen: () => void) => listeners.delete(listen),
  }))
  return (next) =>
    act(() => {
      device = next
      for (const listen of listeners) listen()
    })
}

export const phone: Device = { width: 390, pointer: 'coarse' }
/** The same on its side, as iOS tells it. */
export const phoneOnItsSide: Device = { width: 844, screen: 390, pointer: 'coarse' }
export const tablet: Device = { width: 820, pointer: 'coarse' }
export const desk: Device = { width: 1280, pointer: 'fine' }
/** WCAG 1.4.10: the same desk, its pages four times as large. */
export const magnified: Device = { width: 320, screen: 1280, pointer: 'fine' }
