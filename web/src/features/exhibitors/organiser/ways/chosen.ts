import type { WaysEntries } from '@foyer/contract/office-ways'
import type { Point } from '../halls/metres.ts'
import { signOf } from './sign-keys.ts'
import {
  moved,
  pointAt,
  signMoved,
  wayKey,
  withoutEntrance,
  withoutPoint,
  withoutSign,
  withoutWay,
} from './ways-draft.ts'

/** One thing of the plan: a point or an entrance by its code, a way by its ends, a sign by its key. */
export interface Chosen {
  readonly kind: 'point' | 'entrance' | 'way' | 'sign'
  readonly key: string
}

/** What a dialog is about: something there is, or a new one of its kind. */
export type AskedThing = Chosen | { readonly kind: Chosen['kind']; readonly key: null }

export const isChosen = (one: Chosen | null, kind: Chosen['kind'], key: string): boolean =>
  one?.kind === kind && one.key === key

/** Where it is; undefined: it is not there any more, or is a way, which is where its points are. */
export function placeOf(ways: WaysEntries, { kind, key }: Chosen): Point | undefined {
  if (kind === 'sign') return signOf(ways, key)?.at
  const code = kind === 'entrance' ? ways.entrances.find((one) => one.code === key)?.point : key
  return kind === 'way' || code === undefined ? undefined : pointAt(ways, code)?.at
}

export function movedTo(ways: WaysEntries, { kind, key }: Chosen, at: Point): WaysEntries {
  if (kind === 'sign') return signMoved(ways, key, at)
  const code = kind === 'entrance' ? ways.entrances.find((one) => one.code === key)?.point : key
  return kind === 'way' || code === undefined ? ways : moved(ways, code, at)
}

export function without(ways: WaysEntries, { kind, key }: Chosen): WaysEntries {
  if (kind === 'sign') return withoutSign(ways, key)
  if (kind === 'point') return withoutPoint(ways, key)
  if (kind === 'way') {
    const way = ways.segments.find((one) => wayKey(one) === key)
    return way === undefined ? ways : withoutWay(ways, way)
  }
  const entrance = ways.entrances.find(({ code }) => code === key)
  return entrance === undefined ? ways : withoutEntrance(ways, entrance)
}
