import { useRouter } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import { pickRow, stepRow } from '#ui/row-steps.ts'
import { useOwnPlaces } from '../places.ts'

interface OfficeKey {
  readonly keys: readonly string[]
  /** What it does, as the help says. */
  readonly word: string
  /** null: the browser does it by itself. */
  readonly run: (() => void) | null
}

export interface OfficeKeyGroup {
  readonly word: string
  readonly keys: readonly OfficeKey[]
}

interface Opens {
  readonly openSearch: () => void
  readonly openHelp: () => void
}

/** Every key of the back office: one table, which both binds them and is shown as the help. */
export function useOfficeKeys({ openSearch, openHelp }: Opens): readonly OfficeKeyGroup[] {
  const { t } = useText()
  const { history } = useRouter()
  const places = useOwnPlaces().flatMap((group) => group.places)
  const step = (by: 1 | -1) => () => stepRow(document.getElementById('main') ?? document, by)
  return [
    {
      word: t('On every page'),
      keys: [
        { keys: ['/'], word: t('Search everything'), run: openSearch },
        { keys: ['?'], word: t('Show what keys do'), run: openHelp },
      ],
    },
    {
      word: t('In lists'),
      keys: [
        { keys: ['j'], word: t('Next line'), run: step(1) },
        { keys: ['k'], word: t('Line before'), run: step(-1) },
        { keys: ['Enter'], word: t('Open the line'), run: null },
        { keys: ['x'], word: t('Select the line'), run: pickRow },
      ],
    },
    {
      word: t('Go to'),
      keys: places.map(({ path, word, letter }) => ({
        keys: ['g', letter],
        word,
        // Another app, with a sign-in of its own.
        run: () => (path.startsWith('/organiser') ? history.push(path) : location.assign(path)),
      })),
    },
  ]
}
