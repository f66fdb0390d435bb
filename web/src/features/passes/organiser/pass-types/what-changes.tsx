import { formatMoney } from '@foyer/contract/kit/money'
import type { NewPassType } from '@foyer/contract/new-pass-type.schemas'
import { type OfficePassType, type PassTypePreview, previewPassTypeChange } from '@foyer/contract/office-pass-types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { ChangePreview } from '#platform/change-preview.tsx'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Note } from '#ui/note.tsx'
import styles from './pass-types.module.css'
import { fewerThanTaken } from './words.ts'

interface WhatChangesProps {
  readonly type: OfficePassType
  /** What would be saved; null while it cannot be. */
  readonly entered: NewPassType | null
}

/** What saving would do to those who have it and to those who are buying: told by the server that decides it. */
export function WhatChanges({ type, entered }: WhatChangesProps) {
  const { t } = useText()
  const { data, error, isPlaceholderData, refetch } = usePreview(type, entered)
  // Without it nobody would be told of the orders that are begun.
  if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (data === undefined) return null
  const { open, placed, price, sold, held } = data
  return (
    <ChangePreview isAsking={isPlaceholderData}>
      <PriceNow {...price} />
      <TooFew places={entered?.capacity ?? null} taken={sold + held} />
      <ul className={styles.changes}>
        <li>
          <b>{t('No paid order changes')}</b>
          <br />
          <span className="muted">
            {t(
              '{n, plural, =0 {None is sold yet.} one {One pass keeps its price.} other {# passes keep their price.}}',
              {
                n: sold,
              },
            )}
          </span>
        </li>
        <li>
          <b>
            {t(
              '{n, plural, =0 {No order waits for payment} one {One placed order keeps its price} other {# placed orders keep their price}}',
              {
                n: placed.count,
              },
            )}
          </b>
          <Numbers of={placed} />
        </li>
        {open.length === 0 ? (
          <li>
            <b>{t('No order is begun')}</b>
          </li>
        ) : null}
        {open.map((orders) => (
          <li key={`${orders.becomes} ${orders.price}`}>
            <b>
              <BegunOrders {...orders} />
            </b>
            <Numbers of={orders} />
          </li>
        ))}
      </ul>
    </ChangePreview>
  )
}

function PriceNow({ before, after }: PassTypePreview['price']) {
  const { t } = useText()
  const { currency } = useEdition()
  const money = (amount: number) => formatMoney({ amount, currency })
  if (before === after) return null
  return (
    <p>
      {t('Price now')}: <s>{money(before)}</s> → <b>{money(after)}</b>
    </p>
  )
}

/** Places that are fewer than the passes that are sold or held are not saved. */
function TooFew({ places, taken }: { readonly places: number | null; readonly taken: number }) {
  const { t } = useText()
  return places === null || places >= taken ? null : <Note kind="warning">{t(fewerThanTaken, { taken })}</Note>
}

/** What becomes of orders that are begun and not placed. */
function BegunOrders({ becomes, count: n, price }: PassTypePreview['open'][number]) {
  const { t } = useText()
  const { currency } = useEdition()
  if (becomes === 'not-sold')
    return t(
      '{n, plural, one {One begun order cannot be placed any more} other {# begun orders cannot be placed any more}}',
      {
        n,
      },
    )
  if (price === null)
    return t('{n, plural, one {One begun order stays as it is} other {# begun orders stay as they are}}', { n })
  return t(
    '{n, plural, one {In one begun order it will cost {price}} other {In # begun orders it will cost {price}}}',
    { n, price: formatMoney({ amount: price, currency }) },
  )
}

function Numbers({
  of: { count, numbers },
}: {
  readonly of: { readonly count: number; readonly numbers: readonly string[] }
}) {
  const { t } = useText()
  if (count === 0) return null
  const more = count - numbers.length
  return (
    <>
      <br />
      <small className="code">{numbers.join(', ')}</small>
      {more > 0 ? <small> {t('and {more} more', { more })}</small> : null}
    </>
  )
}

function usePreview(type: OfficePassType, entered: NewPassType | null) {
  const { codeType: _codeType, list: _list, ...body } = entered ?? ({} as NewPassType)
  return useQuery({
    ...query(previewPassTypeChange, { params: { id: String(type.id) }, body: { ...body, version: type.version } }),
    enabled: entered !== null,
    placeholderData: keepPreviousData,
    // Somebody begins an order at any moment.
    staleTime: 0,
    retry: false,
  })
}
