import { type OfficeHall, removeDrawing } from '@foyer/contract/office-halls'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { Removal } from '#platform/removal.tsx'
import { toast } from '#platform/toasts.ts'
import { useKeepHall } from './keep-hall.ts'

/** Takes the drawing away; stands stay. */
export function RemoveDrawing({ hall: { id, version } }: { readonly hall: OfficeHall }) {
  const { t } = useText()
  const keep = useKeepHall()
  const remove = useCommand(removeDrawing, ownWords)
  const take = () =>
    remove.mutateAsync({ params: { id: String(id) }, body: { version } }).then((saved) => {
      keep(saved)
      toast(t('The drawing is removed.'))
    })
  return (
    <Removal word={t('Remove the drawing')} title={t('Remove the drawing?')} command={remove} onRemove={take}>
      <p>{t('Its lines go. Stands, rooms and walls stay where they are, with their exhibitors.')}</p>
    </Removal>
  )
}
