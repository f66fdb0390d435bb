import { makeEditionCurrent, type OfficeEdition } from '@foyer/contract/office-editions'
import { useMutation } from '@tanstack/react-query'
import { withSecondFactor } from '#features/identity'
import { send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { inWorkEdition } from '#platform/work-edition.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'

interface ShowEditionDialogProps {
  readonly edition: OfficeEdition
  readonly current: OfficeEdition | undefined
  readonly onClose: () => void
}

/** Shows another year to everybody: what that does is said first. */
export function ShowEditionDialog({ edition, current, onClose }: ShowEditionDialogProps) {
  const { t } = useText()
  const { id, product, year, saleOpenedAt } = edition
  const show = useMutation<unknown, ProblemError>({
    mutationFn: () => withSecondFactor(() => send(makeEditionCurrent, { params: { id: String(id) } })),
    // Whoever shows a year works on it from here on; everything that is known is of the other one, so the page begins anew.
    onSuccess: () => window.location.assign(inWorkEdition('/organiser/editions', String(id))),
  })
  return (
    <Dialog title={t('Show {product} {year} to everybody?', { product, year: String(year) })} onClose={onClose}>
      <ul className="bullets">
        <li>
          {t('Attendees see it from their next step on. A colleague’s open tab stays with the year that it works on.')}
        </li>
        {saleOpenedAt === null ? (
          <li>{t('Its sale is not open: nobody can sign up before you open it in the set-up.')}</li>
        ) : null}
        {current === undefined ? null : (
          <li>
            {t('What was begun in {product} {year} is paid, ends and is invoiced there.', {
              product: current.product,
              year: String(current.year),
            })}
          </li>
        )}
        <li>{t('Who has no pass for it can sign in again when they have one.')}</li>
      </ul>
      {show.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(show.error.detail)}
        </Note>
      )}
      <WaysOut back={t('Leave it as it is')} onClose={onClose}>
        <Button variant="danger" isSending={show.isPending} onClick={() => show.mutate()}>
          {t('Show {year}', { year: String(year) })}
        </Button>
      </WaysOut>
    </Dialog>
  )
}
