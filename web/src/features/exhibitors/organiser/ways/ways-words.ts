import type { WaysEntries } from '@foyer/contract/office-ways'
import { useText } from '#platform/messages/messages.ts'
import { useFacilityKinds } from '../halls/facilities-part.tsx'
import { useWritten } from '../written.ts'
import type { Chosen } from './chosen.ts'
import { signOf } from './sign-keys.ts'
import { wayKey } from './ways-draft.ts'

/** What a thing is called; empty: it is not there any more. */
export function useThingNames() {
  const { t } = useText()
  const say = useWritten()
  const kinds = new Map<string, string>(useFacilityKinds())
  const pointName = (ways: WaysEntries, code: string): string => {
    const door = ways.points.find((point) => point.code === code)?.door
    const entrance = ways.entrances.find(({ point }) => point === code)
    if (entrance !== undefined) return say(entrance.name)
    return door == null ? code : say(door)
  }
  return (ways: WaysEntries, { kind, key }: Chosen): string => {
    if (kind === 'point') return ways.points.some(({ code }) => code === key) ? pointName(ways, key) : ''
    if (kind === 'sign') return kinds.get(signOf(ways, key)?.kind ?? '') ?? ''
    if (kind === 'entrance') {
      const entrance = ways.entrances.find(({ code }) => code === key)
      return entrance === undefined ? '' : say(entrance.name)
    }
    const way = ways.segments.find((one) => wayKey(one) === key)
    if (way === undefined) return ''
    const ends = { from: pointName(ways, way.from), to: pointName(ways, way.to) }
    return way.name === null ? t('{from} to {to}', ends) : t('{name}, {from} to {to}', { ...ends, name: say(way.name) })
  }
}
