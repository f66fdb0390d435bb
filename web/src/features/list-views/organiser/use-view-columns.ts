import { type ViewedList, WITHOUT } from '@foyer/contract/list-views'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ColumnChoice, useColumnChoice } from '#platform/column-choice.ts'
import { parseSearch } from '#platform/search-text.ts'
import { VIEW } from './address.ts'

/** Which columns of a list are shown: in a view those of the address, for whoever gets it sent; else those of the device. */
export function useViewColumns(list: ViewedList): ColumnChoice {
  const ofDevice = useColumnChoice(list)
  const navigate = useNavigate()
  const texts = parseSearch(useLocation({ select: ({ searchStr }) => searchStr }))
  if (texts[VIEW] === undefined && texts[WITHOUT] === undefined) return ofDevice
  const hidden = new Set((texts[WITHOUT] ?? '').split('.').filter(Boolean))
  const keep = (next: ReadonlySet<string>) => {
    const { [WITHOUT]: _without, ...others } = texts
    const search = next.size === 0 ? others : { ...others, [WITHOUT]: [...next].sort().join('.') }
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return {
    hidden,
    isOfView: true,
    toggle: (key) => keep(hidden.symmetricDifference(new Set([key]))),
    showAll: () => keep(new Set()),
  }
}
