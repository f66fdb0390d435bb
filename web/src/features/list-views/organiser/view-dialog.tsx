import {
  changedMeanwhile,
  changeView,
  type ListView,
  listViews,
  removeView,
  saveView,
  type ViewedList,
} from '@foyer/contract/list-views'
import { type FormEvent, useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { type ProblemError, refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/check-field.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { TextField } from '#ui/text-field.tsx'

interface ViewDialogProps {
  readonly list: ViewedList
  /** null: a new one. */
  readonly view: ListView | null
  /** What the list shows now. */
  readonly search: string
  readonly onSaved: (view: ListView) => void
  readonly onRemoved: () => void
  readonly onClose: () => void
}

const asSeen = { ...ownWords, refreshes: [listViews] } as const

/** The same, as it is sent. */
function useKeepView({ list, view, search, onSaved, onRemoved, onClose }: ViewDialogProps) {
  const { t } = useText()
  const [theirs, setTheirs] = useState<ListView | null>(null)
  const adding = useCommand(saveView, asSeen)
  const changing = useCommand(changeView, asSeen)
  const removal = useCommand(removeView, asSeen)
  const done = (word: string, then: () => void) => {
    toast(word)
    onClose()
    then()
  }
  const onSuccess = (saved: ListView) => done(t('View saved.'), () => onSaved(saved))
  return {
    theirs,
    problem: adding.error ?? changing.error ?? removal.error,
    isSaving: adding.isPending || changing.isPending,
    isRemoving: removal.isPending,
    /** @param isAnew with what the list shows now. */
    save: (entries: Pick<ListView, 'name' | 'isShared'>, isAnew: boolean) => {
      if (view === null) return adding.mutate({ body: { list, ...entries, search } }, { onSuccess })
      const body = { ...entries, search: isAnew ? search : view.search, version: (theirs ?? view).version }
      const onError = (error: ProblemError) => setTheirs(refusedWith(error, changedMeanwhile) ? asNow(error) : theirs)
      return changing.mutate({ params: { uuid: view.uuid }, body }, { onSuccess, onError })
    },
    remove: (uuid: string) =>
      removal.mutate({ params: { uuid } }, { onSuccess: () => done(t('View removed.'), onRemoved) }),
  }
}

/** Which one stands there by now: whoever saves once more has read that somebody changed it. */
const asNow = (error: ProblemError) => error.problem['theirs'] as ListView

/** Keeps what a list shows under a name; or changes that, and removes it once that was asked. */
export function ViewDialog(props: ViewDialogProps) {
  const [isLeaving, setLeaving] = useState(false)
  const keeping = useKeepView(props)
  const { view, onClose } = props
  if (view !== null && isLeaving) return <RemoveDialog view={view} keeping={keeping} onClose={onClose} />
  return <EntryDialog {...props} keeping={keeping} onRemove={() => setLeaving(true)} />
}

type Keeping = ReturnType<typeof useKeepView>

interface RemoveDialogProps {
  readonly view: ListView
  readonly keeping: Keeping
  readonly onClose: () => void
}

function RemoveDialog({ view, keeping, onClose }: RemoveDialogProps) {
  const { t } = useText()
  return (
    <Dialog title={t('Remove the view “{name}”?', { name: view.name })} onClose={onClose}>
      <p>
        {view.isShared
          ? t('Colleagues do not find it any more either. There is no way back.')
          : t('There is no way back.')}
      </p>
      <Problem {...keeping} />
      <WaysOut back={t('Leave it as it is')} onClose={onClose}>
        <Button variant="danger" isSending={keeping.isRemoving} onClick={() => keeping.remove(view.uuid)}>
          {t('Remove the view')}
        </Button>
      </WaysOut>
    </Dialog>
  )
}

interface EntryDialogProps extends ViewDialogProps {
  readonly keeping: Keeping
  readonly onRemove: () => void
}

function EntryDialog({ view, search, keeping, onRemove, onClose }: EntryDialogProps) {
  const { t } = useText()
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.isShared ?? false)
  const [isAnew, setAnew] = useState(true)
  const [isMissing, setMissing] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() !== '' && !keeping.isSaving) keeping.save({ name: name.trim(), isShared }, isAnew)
  }
  return (
    <Dialog title={view === null ? t('Save view') : t('Change view')} onClose={onClose}>
      <form className="stack" noValidate onSubmit={save}>
        <TextField
          id="view-name"
          label={t('Name')}
          value={name}
          onChange={setName}
          maxLength={40}
          autoComplete="off"
          error={isMissing ? t('Give it a name.') : undefined}
        />
        <CheckField id="view-shared" checked={isShared} onChange={setShared}>
          {t('Colleagues see it too')}
        </CheckField>
        {view !== null && view.search !== search ? (
          <CheckField id="view-anew" checked={isAnew} onChange={setAnew}>
            {t('Keep what the list shows now')}
          </CheckField>
        ) : null}
        <Problem {...keeping} />
        <WaysOut back={t('Cancel')} onClose={onClose}>
          <Button type="submit" isSending={keeping.isSaving}>
            {t('Save')}
          </Button>
          {view === null ? null : (
            <Button variant="line" onClick={onRemove}>
              {t('Remove…')}
            </Button>
          )}
        </WaysOut>
      </form>
    </Dialog>
  )
}

function Problem({ problem, theirs }: Pick<ReturnType<typeof useKeepView>, 'problem' | 'theirs'>) {
  const { t } = useText()
  if (problem === null) return null
  return (
    <Note kind="danger" role="alert">
      {t(problem.detail)}
      {theirs === null ? null : <p>{t('Saved by them: {name}', { name: theirs.name })}</p>}
    </Note>
  )
}
