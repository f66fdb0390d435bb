import { readSitePlan } from '@foyer/contract/exhibitors'
import { type OfficeSitePlan, readOfficeSitePlan, removeSitePlan } from '@foyer/contract/office-site-plan'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { Removal } from '#platform/removal.tsx'
import { toast } from '#platform/toasts.ts'

/** Removes the site plan, once one saw what attendees lose. */
export function RemoveSitePlan({ plan }: { readonly plan: OfficeSitePlan }) {
  const { t } = useText()
  const client = useQueryClient()
  const remove = useCommand(removeSitePlan, { ...ownWords, refreshes: [readSitePlan] })
  const take = async () => {
    try {
      await remove.mutateAsync({ body: { version: plan.version } })
    } catch (error) {
      void client.invalidateQueries({ queryKey: [readOfficeSitePlan.id] })
      throw error
    }
    client.setQueryData(query(readOfficeSitePlan).queryKey, null)
    toast(t('The site plan is removed.'))
  }
  return (
    <Removal word={t('Remove the site plan')} title={t('Remove the site plan?')} command={remove} onRemove={take}>
      <WhatGoes plan={plan} />
    </Removal>
  )
}

function WhatGoes({ plan }: { readonly plan: OfficeSitePlan }) {
  const { t } = useText()
  const { shapes, marks, accommodations, lines, arrivals } = plan
  const parts = [
    t('the address'),
    shapes.length > 0 && t('{count, plural, one {1 shape} other {# shapes}}', { count: shapes.length }),
    marks.length > 0 &&
      t('{count, plural, one {1 stop, station or car park} other {# stops, stations and car parks}}', {
        count: marks.length,
      }),
    accommodations.length > 0 &&
      t('{count, plural, one {1 hotel on it} other {# hotels on it}}', { count: accommodations.length }),
    lines.length > 0 &&
      t('{count, plural, one {the departures of 1 line} other {the departures of # lines}}', { count: lines.length }),
    arrivals.length > 0 &&
      t('{count, plural, one {1 text on how one gets there} other {# texts on how one gets there}}', {
        count: arrivals.length,
      }),
  ]
  return (
    <>
      <p>{t('Attendees read that it is not there yet. They lose:')}</p>
      <ul className="bullets">{parts.map((part) => (part === false ? null : <li key={part}>{part}</li>))}</ul>
      <p>{t('Halls, ways and entrances stay, and so does the floor plan.')}</p>
    </>
  )
}
