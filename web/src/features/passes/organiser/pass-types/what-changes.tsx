import { formatMoney } from '@foyer/contract/kit/money'
import type { NewPassType } from '@foyer/contract/new-pass-type.schemas'
import { type OfficePassType, type PassTypePreview, previewPassTypeChange } from '@foyer/contract/office-pass-types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import styles from './pass-types.module.css'

interface WhatChangesProps {
  readonly type: OfficePassType
  /** What would be saved; null while it cannot be. */
  readonly entered: NewPassType | null
}

/** What saving would do to those who have it and to those who are buying: told by the server that decides it. */
export function WhatChanges({ type, entered }: WhatChangesProps) {
  const { t } = useText()
  const { currency } = useEdition()
  const money = (amount: number) => formatMoney({ amount, currency })
  const { data, error, isPlaceholderData, refetch } = usePreview(type, entered)
  // Without it nobody would be told of the orders that are begun.
  if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (data === undefined) return null
  const { open, placed, price, sold } = data
  return (
    <section className={styles.preview} aria-labelledby="changes" aria-live="polite" aria-busy={isPlaceholderData}>
      <h2 className="h3" id="changes">
        {t('What changes')}
      </h2>
      {price.before === price.after ? null : (
        <p>
          {t('Price now')}: <s>{money(price.before)}</s> → <b>{money(price.after)}</b>
        </p>
      )}
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
        <li>
          <b>
            <OpenOrders preview={data} />
          </b>
          <Numbers of={open} />
        </li>
      </ul>
    </section>
  )
}

/** What becomes of the orders that are begun and not placed. */
function OpenOrders({ preview: { open, price } }: { readonly preview: PassTypePreview }) {
  const { t } = useText()
  const { currency } = useEdition()
  const money = (amount: number) => formatMoney({ amount, currency })
  const opens = {
    'as-it-was': t(
      '{n, plural, =0 {No order is begun} one {One begun order stays as it is} other {# begun orders stay as they are}}',
      {
        n: open.count,
      },
    ),
    'priced-anew': t(
      '{n, plural, =0 {No begun order is priced anew} one {One begun order will cost {price} when it is placed} other {# begun orders will cost {price} when they are placed}}',
      { n: open.count, price: money(price.after) },
    ),
    'not-sold': t(
      '{n, plural, =0 {No begun order is lost} one {One begun order cannot be placed any more} other {# begun orders cannot be placed any more}}',
      { n: open.count },
    ),
  }
  return opens[open.becomes]
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
