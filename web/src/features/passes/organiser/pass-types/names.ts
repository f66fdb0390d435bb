import { formatMoney } from '@foyer/contract/kit/money'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { useBadges, useWays } from './words.ts'

type Named = Pick<OfficePassType, 'id' | 'name' | 'list' | 'priceNow' | 'codeType'>

/**
 * What to call pass types where one of them is chosen. Those of one name are told apart by what differs among them: on
 * which list, for how much, for whom; and where all of that is equal, by their numbers.
 */
export function useNamesOfPassTypes(): (types: readonly Named[]) => ReadonlyMap<number, string> {
  const { t, locale } = useText()
  const { currency } = useEdition()
  const [ways, kinds] = [useWays(), useBadges()]
  const nameOf = ({ id, name }: Named) => name[locale] ?? Object.values(name)[0] ?? String(id)
  const traits: readonly ((type: Named) => string)[] = [
    ({ list }) => ways[list],
    ({ priceNow }) => formatMoney({ amount: priceNow, currency }),
    ({ codeType }) => kinds[codeType],
  ]
  const toldApart = (types: readonly Named[]): readonly [number, string][] => {
    const differing = traits.filter((trait) => new Set(types.map(trait)).size > 1)
    const said = types.map((type) => [nameOf(type), ...differing.map((trait) => trait(type))].join(', '))
    return types.map(({ id }, at) => {
      const words = said[at] ?? ''
      return [id, said.indexOf(words) === said.lastIndexOf(words) ? words : t('{name}, no. {id}', { name: words, id })]
    })
  }
  return (types) => {
    const names = new Map([...Map.groupBy(types, nameOf).values()].flatMap(toldApart))
    return new Map(types.map(({ id }) => [id, names.get(id) ?? '']))
  }
}
