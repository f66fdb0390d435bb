import { formatMoney } from '@foyer/contract/kit/money'
import type { NewTrainTicketType } from '@foyer/contract/new-train-ticket-type.schemas'
import { type OfficeTrainTicketType, previewTrainTicketTypeChange } from '@foyer/contract/office-train-tickets'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { ToldChanges } from '#platform/change-preview.tsx'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'

interface TicketChangesProps {
  readonly type: OfficeTrainTicketType
  /** What would be saved; null while it cannot be. */
  readonly entered: NewTrainTicketType | null
}

/** What saving would do to those who have one and to those who want one: told by the server that decides it. */
export function TicketChanges({ type, entered }: TicketChangesProps) {
  const { t } = useText()
  const { currency } = useEdition()
  const money = (amount: number) => formatMoney({ amount, currency })
  const asked = useQuery({
    ...query(previewTrainTicketTypeChange, {
      params: { id: type.id },
      body: { ...(entered ?? ({} as NewTrainTicketType)), version: type.version },
    }),
    enabled: entered !== null,
    placeholderData: keepPreviousData,
    // Somebody buys one at any moment.
    staleTime: 0,
    retry: false,
  })
  return (
    <ToldChanges asked={asked} canSave={entered !== null}>
      {(data) => (
        <ul className="bullets">
          <li>
            {t(
              '{n, plural, =0 {None is out yet.} one {One that is out keeps its price.} other {# that are out keep their price.}}',
              {
                n: data.sold + data.held,
              },
            )}
          </li>
          {data.price.before === data.price.after ? null : (
            <li>
              {t('Price now')}: <s>{money(data.price.before)}</s> → <b>{money(data.price.after)}</b>
            </li>
          )}
          {data.available.before === data.available.after ? null : (
            <li>
              {t('Free')}: <s>{data.available.before}</s> → <b>{data.available.after}</b>
            </li>
          )}
        </ul>
      )}
    </ToldChanges>
  )
}
