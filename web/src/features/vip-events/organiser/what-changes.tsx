import type { NewVipEvent } from '@foyer/contract/new-vip-event.schemas'
import { type OfficeVipEvent, previewVipEventChange, type VipEventPreview } from '@foyer/contract/office-vip-events'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { ToldChanges } from '#platform/change-preview.tsx'
import { useText } from '#platform/messages/messages.ts'

interface WhatChangesProps {
  readonly event: OfficeVipEvent
  /** What would be saved; null while it cannot be. */
  readonly entered: NewVipEvent | null
}

/** What saving would do to those who answered: told by the server that decides it. */
export function WhatChanges({ event, entered }: WhatChangesProps) {
  const asked = useQuery({
    ...query(previewVipEventChange, {
      params: { id: String(event.id) },
      body: { ...(entered ?? ({} as NewVipEvent)), version: event.version },
    }),
    enabled: entered !== null,
    placeholderData: keepPreviousData,
    // Somebody answers at any moment.
    staleTime: 0,
    retry: false,
  })
  return (
    <ToldChanges asked={asked} canSave={entered !== null}>
      {(told) => <Effects of={told} />}
    </ToldChanges>
  )
}

function Effects({ of }: { readonly of: VipEventPreview }) {
  const { t } = useText()
  return (
    <ul className="bullets">
      <li>
        {t(
          '{n, plural, =0 {Nobody comes yet.} one {Who comes keeps their place.} other {# who come keep their places.}}',
          {
            n: of.attending,
          },
        )}
      </li>
      {of.paying === 0 ? null : (
        <li>
          {t(
            '{n, plural, one {Who paid or is paying keeps their price.} other {# who paid or are paying keep their price.}}',
            {
              n: of.paying,
            },
          )}
        </li>
      )}
      {of.guests === 0 ? null : (
        <li>{t('{n, plural, one {One guest stays invited.} other {# guests stay invited.}}', { n: of.guests })}</li>
      )}
      {of.told === 0 ? null : (
        <li>
          <b>
            {t(
              '{n, plural, one {One person is mailed the new time or place.} other {# people are mailed the new time or place.}}',
              {
                n: of.told,
              },
            )}
          </b>
        </li>
      )}
      {of.freed === 0 ? null : (
        <li>
          <b>
            {t('{n, plural, one {One place is offered to who waits.} other {# places are offered to who waits.}}', {
              n: of.freed,
            })}
          </b>
        </li>
      )}
    </ul>
  )
}
