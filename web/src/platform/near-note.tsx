import { useText } from './messages/messages.ts'

interface NearNoteProps {
  readonly people: readonly { readonly isNear?: boolean | undefined }[]
  /** What was typed. */
  readonly q: string
}

/** Above those who are found though nobody is called as it was typed. */
export function NearNote({ people, q }: NearNoteProps) {
  const { t } = useText()
  if (!people.some(({ isNear }) => isNear)) return null
  return <p role="status">{t('Nobody is found by “{q}”. With one letter changed these are:', { q })}</p>
}
