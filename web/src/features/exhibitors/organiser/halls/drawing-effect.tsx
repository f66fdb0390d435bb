import type { Answer } from '@foyer/contract/kit/endpoint'
import type { previewDrawing } from '@foyer/contract/office-halls'
import { useText } from '#platform/messages/messages.ts'
import { Note } from '#ui/note.tsx'

type Found = Answer<typeof previewDrawing>

const standsText = (stands: Found['moved']): string =>
  stands
    .map(({ code, exhibitors }) =>
      exhibitors.length === 0 ? code : `${code} (${exhibitors.map(({ name }) => name).join(', ')})`,
    )
    .join(', ')

/** What of a file is not kept, in words; what it has none of is not named. */
function useLeftOut({ scripts, pictures, references, others }: Found['leftOut']): string {
  const { t } = useText()
  const parts = [
    scripts > 0 && t('{count, plural, one {1 script} other {# scripts}}', { count: scripts }),
    pictures > 0 && t('{count, plural, one {1 picture} other {# pictures}}', { count: pictures }),
    references > 0 &&
      t('{count, plural, one {1 copy of another part} other {# copies of other parts}}', { count: references }),
    others > 0 &&
      t('{count, plural, one {1 part that is no shape} other {# parts that are no shapes}}', { count: others }),
  ]
  return parts.filter((part) => part !== false).join(', ')
}

/** What is in a drawing, what of the file is left out, and which stands it moves. */
export function DrawingEffect({ found: { shapes, leftOut, moved, left } }: { readonly found: Found }) {
  const { t } = useText()
  const out = useLeftOut(leftOut)
  return (
    <Note kind={moved.length + left.length === 0 ? 'info' : 'warning'} role="status">
      <p>{t('{count, plural, one {1 shape is in it.} other {# shapes are in it.}}', { count: shapes.length })}</p>
      {out === '' ? null : <p>{t('Left out: {parts}.', { parts: out })}</p>}
      {moved.length === 0 ? null : (
        <p>{t('These stands go where their shape is now: {stands}', { stands: standsText(moved) })}</p>
      )}
      {left.length === 0 ? null : (
        <p>{t('These stands have no shape in it and stay where they are: {stands}', { stands: standsText(left) })}</p>
      )}
      <p>{t('Walls and rooms stay as they are.')}</p>
    </Note>
  )
}
