import { endsSale, makeEditionCurrent, type OfficeEdition } from '@foyer/contract/office-editions'
import { useId, useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { useSearchText } from '#platform/search-text.ts'
import { inWorkEdition } from '#platform/work-edition.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { useReader } from '#ui/read-only.tsx'
import styles from './editions.module.css'

/** In the address: which edition was shown before, so that the way back survives a reload. */
const INSTEAD = 'instead'

const nameOf = ({ product, year }: Omit<SoldEdition, 'id'>) => `${product} ${year}`

type SoldEdition = Pick<OfficeEdition, 'id' | 'product' | 'year'>

/** Shows an edition to everybody: at once, but where the server says that the one which is shown sells at this moment. */
export function useShowEdition() {
  const [pressed, setPressed] = useState<OfficeEdition | null>(null)
  const [selling, setSelling] = useState<SoldEdition | null>(null)
  const command = useCommand(makeEditionCurrent, ownWords)
  const isAsked = refusedWith(command.error, endsSale)
  const show = ({ id }: OfficeEdition, endsSaleOf: number | null) =>
    command.mutate(
      { params: { id: String(id) }, body: { endsSaleOf } },
      {
        // Whoever shows a year works on it from here on; everything that is known is of the other one, so the page begins anew.
        onSuccess: ({ instead }) => {
          const told = instead === null ? '' : `?${INSTEAD}=${instead}`
          window.location.assign(inWorkEdition(`/organiser/editions${told}`, String(id)))
        },
        onError: (error) => setSelling(refusedWith(error, endsSale) ? (error.problem['selling'] as SoldEdition) : null),
      },
    )
  return {
    press: (edition: OfficeEdition) => {
      setPressed(edition)
      show(edition, null)
    },
    /** Which one was pressed last. */
    pressed,
    /** The one on sale that is shown, where it is asked first. */
    selling,
    leave: () => setSelling(null),
    agree: () => pressed !== null && selling !== null && show(pressed, selling.id),
    isSending: command.isPending || command.isSuccess,
    error: isAsked ? null : command.error,
  }
}

type Showing = ReturnType<typeof useShowEdition>

interface ShowButtonProps {
  readonly edition: OfficeEdition
  readonly showing: Showing
  /** What it is called where it leads back. */
  readonly word?: string
}

/** Shows a year in one press, with what that does beside it. */
export function ShowButton({ edition, showing, word }: ShowButtonProps) {
  const { t } = useText()
  const effect = useId()
  const words = useEffectWords(edition)
  // On a phone it is only read which one is shown.
  if (useReader() !== null) return null
  return (
    <div className={styles.show}>
      <Button
        variant="line"
        isSmall
        isSending={showing.isSending && showing.pressed?.id === edition.id}
        aria-describedby={effect}
        onClick={() => showing.press(edition)}
      >
        {word ?? t('Show {year}', { year: String(edition.year) })}
      </Button>
      <small id={effect}>{words}</small>
    </div>
  )
}

function useEffectWords({ saleOpenedAt, isSelling }: OfficeEdition): string {
  const { t } = useText()
  if (saleOpenedAt === null) return t('Everybody sees it at once. Nobody can sign up before you open its sale.')
  return isSelling
    ? t('Everybody sees it at once and can sign up for it.')
    : t('Everybody sees it at once. It is over.')
}

interface ShownNoteProps {
  readonly editions: readonly OfficeEdition[]
  readonly showing: Showing
}

const focus = (note: HTMLElement | null) => note?.focus({ preventScroll: true })

/** What was done just now, and the way back. */
export function ShownNote({ editions, showing }: ShownNoteProps) {
  const { t } = useText()
  const instead = useSearchText(INSTEAD)
  const before = editions.find(({ id }) => String(id) === instead)
  const shown = editions.find(({ isCurrent }) => isCurrent)
  if (before === undefined || shown === undefined || before === shown) return null
  return (
    <section ref={focus} tabIndex={-1} aria-label={t('Shown to everybody')}>
      <Note kind="success">
        <p>{t('Everybody sees {next} now, and no longer {shown}.', { next: nameOf(shown), shown: nameOf(before) })}</p>
        <ShowButton edition={before} showing={showing} word={t('Show {year} again', { year: String(before.year) })} />
      </Note>
    </section>
  )
}

/** Asked before a year is taken away that visitors sign up for at this moment. */
export function LeaveSaleDialog({ showing }: { readonly showing: Showing }) {
  const { t } = useText()
  const { pressed, selling, isSending, leave, agree } = showing
  if (pressed === null || selling === null) return null
  const names = { next: nameOf(pressed), shown: nameOf(selling) }
  return (
    <Dialog title={t('{shown} is on sale. Show {next} instead?', names)} onClose={leave}>
      <ul className="bullets">
        <li>{t('Nobody can sign up for {shown} any more, as long as another one is shown.', names)}</li>
        {pressed.saleOpenedAt === null ? (
          <li>{t('Nobody can sign up for {next} before you open its sale.', names)}</li>
        ) : null}
        <li>{t('What was begun in {shown} is paid, ends and is invoiced there.', names)}</li>
      </ul>
      <WaysOut back={t('Leave it as it is')} onClose={leave}>
        <Button variant="danger" isSending={isSending} onClick={agree}>
          {t('Show {year}', { year: String(pressed.year) })}
        </Button>
      </WaysOut>
    </Dialog>
  )
}
