import { useText } from '#platform/messages/messages.ts'
import type { LostWays } from '../../shared/lost-ways.ts'

/** So many places are named; more help nobody. */
const NAMED = 12

const named = (places: readonly string[]): string =>
  places.slice(0, NAMED).join(', ') + (places.length > NAMED ? ' …' : '')

/** What attendees would find no way to any more. */
export function LostList({ lost: { entrances, from } }: { readonly lost: LostWays }) {
  const { t } = useText()
  return (
    <ul className="bullets">
      {entrances.map((entrance) => (
        <li key={entrance}>{t('{entrance} is gone: no way begins there any more.', { entrance })}</li>
      ))}
      {from.flatMap(({ entrance, places, withoutSteps }) => [
        places.length === 0 ? null : (
          <li key={entrance}>
            {t('{entrance} leads no longer to {count, plural, one {1 place: {places}} other {# places: {places}}}', {
              entrance,
              count: places.length,
              places: named(places),
            })}
          </li>
        ),
        withoutSteps.length === 0 ? null : (
          <li key={`${entrance} steps`}>
            {t(
              '{entrance} leads no longer without steps to {count, plural, one {1 place: {places}} other {# places: {places}}}',
              { entrance, count: withoutSteps.length, places: named(withoutSteps) },
            )}
          </li>
        ),
      ])}
    </ul>
  )
}
