import { readFloorPlan } from '@foyer/contract/exhibitors'
import { readExhibitorParts } from '@foyer/contract/office-exhibitors'
import { listHalls, type OfficeHall, readHall, removeHall } from '@foyer/contract/office-halls'
import { readWays } from '@foyer/contract/office-ways'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { Removal } from '#platform/removal.tsx'
import { toast } from '#platform/toasts.ts'
import { lostWays, withoutHall } from '../../shared/lost-ways.ts'
import { LostList } from '../ways/lost-list.tsx'
import { useWritten } from '../written.ts'

const holdersOf = ({ stands }: OfficeHall): string[] => [...new Set(stands.flatMap(({ exhibitors }) => exhibitors))]

/** Removes a hall, once one saw what goes with it. */
export function RemoveHall({ hall }: { readonly hall: OfficeHall }) {
  const { t } = useText()
  const say = useWritten()
  const navigate = useNavigate()
  const client = useQueryClient()
  const remove = useCommand(removeHall, ownWords)
  const { id, version, name } = hall
  const take = async () => {
    try {
      await remove.mutateAsync({ params: { id: String(id) }, body: { version, reached: holdersOf(hall) } })
    } catch (error) {
      // What it would do now is what is asked about next.
      void client.invalidateQueries({ queryKey: [readHall.id] })
      throw error
    }
    toast(t('{name} is removed.', { name: say(name) }))
    for (const key of [listHalls.id, readWays.id, 'exhibitors.readExhibitorParts', 'exhibitors.readOfficeExhibitor'])
      void client.invalidateQueries({ queryKey: [key] })
    void navigate({ to: '/organiser/halls' })
  }
  return (
    <Removal
      word={t('Remove the hall')}
      title={t('Remove “{title}”?', { title: say(name) })}
      command={remove}
      onRemove={take}
    >
      <WhatGoes hall={hall} />
    </Removal>
  )
}

function WhatGoes({ hall }: { readonly hall: OfficeHall }) {
  const { t } = useText()
  const parts = useQuery(query(readExhibitorParts))
  const { data: plan } = useQuery(query(readFloorPlan))
  const { code, stands, rooms, ways } = hall
  const lost = plan === undefined ? null : lostWays(plan, withoutHall(plan, code))
  const names = holdersOf(hall)
    .map((holder) => parts.data?.exhibitors.find((one) => one.code === holder)?.name ?? holder)
    .toSorted()
  return (
    <>
      <p>{t('Attendees no longer find it. With it go:')}</p>
      <ul className="bullets">
        <li>{t('{count, plural, one {1 stand} other {# stands}}', { count: stands.length })}</li>
        <li>{t('{count, plural, one {1 room} other {# rooms}}', { count: rooms.length })}</li>
        <li>{t('{count, plural, one {1 piece of way} other {# pieces of way}}', { count: ways })}</li>
      </ul>
      <p>
        {names.length === 0
          ? t('No exhibitor has a stand in it.')
          : t('These exhibitors stay, without their stands here: {names}', { names: names.join(', ') })}
      </p>
      {lost === null || lost.entrances.length + lost.from.length === 0 ? null : (
        <>
          <p>{t('Ways that led through it to others are lost:')}</p>
          <LostList lost={lost} />
        </>
      )}
    </>
  )
}
