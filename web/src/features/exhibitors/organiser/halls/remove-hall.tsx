import { readExhibitorParts } from '@foyer/contract/office-exhibitors'
import { listHalls, type OfficeHall, readHall, removeHall } from '@foyer/contract/office-halls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { useWritten } from '../written.ts'

/** Removes a hall, once one saw what goes with it. */
export function RemoveHall({ hall }: { readonly hall: OfficeHall }) {
  const { t } = useText()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="line" isSmall onClick={() => setAsked(true)}>
        {t('Remove the hall')}
      </Button>
      {isAsked ? <Ask hall={hall} onClose={() => setAsked(false)} /> : null}
    </>
  )
}

function Ask({ hall, onClose }: { readonly hall: OfficeHall; readonly onClose: () => void }) {
  const { t } = useText()
  const say = useWritten()
  const navigate = useNavigate()
  const client = useQueryClient()
  const remove = useCommand(removeHall, ownWords)
  const parts = useQuery(query(readExhibitorParts))
  const { id, version, name, stands, rooms, ways } = hall
  const reached = [...new Set(stands.flatMap(({ exhibitors }) => exhibitors))]
  const names = reached.map((code) => parts.data?.exhibitors.find((one) => one.code === code)?.name ?? code).toSorted()
  const take = () =>
    remove.mutateAsync({ params: { id: String(id) }, body: { version, reached } }).then(
      () => {
        toast(t('{name} is removed.', { name: say(name) }))
        for (const key of [listHalls.id, 'exhibitors.readExhibitorParts', 'exhibitors.readOfficeExhibitor'])
          void client.invalidateQueries({ queryKey: [key] })
        void navigate({ to: '/organiser/halls' })
      },
      // What it would do now is what is asked about next.
      () => void client.invalidateQueries({ queryKey: [readHall.id] }),
    )
  return (
    <Dialog title={t('Remove “{title}”?', { title: say(name) })} onClose={onClose}>
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
      {remove.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(remove.error.detail)}
        </Note>
      )}
      <div className="row">
        <Button variant="danger" isSending={remove.isPending} onClick={() => void take()}>
          {t('Remove the hall')}
        </Button>
        <Button variant="line" onClick={onClose}>
          {t('Leave it as it is')}
        </Button>
      </div>
    </Dialog>
  )
}
