import type { ExhibitorParts } from '@foyer/contract/office-exhibitors'
import { addStand, changeStand, type OfficeHall, removeStand, type StandEntries } from '@foyer/contract/office-halls'
import { ownWords, useCommand } from '#platform/command.ts'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { AreaRow, useAreaNames } from './area-row.tsx'
import type { Asked } from './asked.ts'
import { ExhibitorsField } from './exhibitors-field.tsx'
import styles from './halls.module.css'
import { useKeepHall } from './keep-hall.ts'
import { refusedStand, type StandFields, standFields, standIn, standSchema } from './stand-entries.ts'

interface StandDialogProps {
  readonly hall: OfficeHall
  readonly asked: Asked
  readonly exhibitors: ExhibitorParts['exhibitors']
  readonly onClose: () => void
}

/** Which stand a shape is, and who has it. */
export function StandDialog({ hall, asked, exhibitors, onClose }: StandDialogProps) {
  const { t } = useText()
  const names = {
    code: t('Stand'),
    shape: t('Shape'),
    exhibitors: t('Exhibitors'),
    area: t('Place'),
    ...useAreaNames(),
  }
  const { form, conflict } = useStandForm({ hall, asked, onClose })
  const { stand } = asked
  return (
    <Dialog title={stand === null ? t('A new stand') : t('Stand {code}', { code: stand.code })} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={form.submit} aria-label={t('Stand')}>
        <FormProblems form={form} say={sayWith(names)} />
        <EditNotes form={form} conflict={conflict} names={names} />
        <TextField
          {...form.field('code')}
          look="code"
          autoComplete="off"
          label={names.code}
          hint={t('As its sign says it, without the hall: C12.')}
        />
        <ExhibitorsField form={form} exhibitors={exhibitors} />
        <AreaRow field={(name) => form.field(`area.${name}`)} />
        <WaysOut back={t('Close')} onClose={onClose}>
          <Button type="submit" isSending={form.isSending}>
            {t('Save the stand')}
          </Button>
        </WaysOut>
        {stand === null ? null : <RemoveStand {...{ hall, stand, exhibitors, onClose }} />}
      </form>
    </Dialog>
  )
}

function useStandForm({ hall, asked, onClose }: Omit<StandDialogProps, 'exhibitors'>) {
  const { t } = useText()
  const add = useCommand(addStand, ownWords)
  const change = useCommand(changeStand, ownWords)
  const id = asked.stand?.id ?? 0
  const params = { id: String(hall.id), standId: String(id) }
  return useEdit<StandFields, StandEntries, OfficeHall>({
    schema: standSchema,
    initial: standFields(asked),
    version: asked.stand?.version ?? null,
    save: (body, version) =>
      asked.stand === null
        ? add.mutateAsync({ params, body })
        : change.mutateAsync({ params, body: { ...body, version: version ?? 1 } }),
    refused: refusedStand,
    keep: useKeepHall(),
    theirsIn: (now) => standIn(now, id),
    onDone: () => {
      toast(t('The stand is saved.'))
      onClose()
    },
  })
}

interface RemoveStandProps extends Omit<StandDialogProps, 'asked'> {
  readonly stand: OfficeHall['stands'][number]
}

function RemoveStand({ hall, stand, exhibitors, onClose }: RemoveStandProps) {
  const { t } = useText()
  const keep = useKeepHall()
  const remove = useCommand(removeStand, ownWords)
  const names = stand.exhibitors.map((code) => exhibitors.find((one) => one.code === code)?.name ?? code)
  const take = () =>
    remove
      .mutateAsync({ params: { id: String(hall.id), standId: String(stand.id) }, body: { version: stand.version } })
      .then(
        (saved) => {
          keep(saved)
          toast(t('Stand {code} is removed.', { code: stand.code }))
          onClose()
        },
        () => {},
      )
  return (
    <details className={styles.remove}>
      <summary>
        <Icon name="chevron-down" />
        {t('Remove the stand')}
      </summary>
      <p>
        {names.length === 0
          ? t('Nobody has it.')
          : t('These exhibitors stay, without this stand: {names}', { names: names.join(', ') })}
      </p>
      {remove.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(remove.error.detail)}
        </Note>
      )}
      <Button variant="danger" isSmall isSending={remove.isPending} onClick={() => void take()}>
        {t('Remove it')}
      </Button>
    </details>
  )
}
