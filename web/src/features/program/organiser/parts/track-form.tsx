import type { Locale } from '@foyer/contract/kit/languages'
import { addTrack, changeTrack, type OfficeTrack } from '@foyer/contract/office-program-parts'
import { TrackEntries } from '@foyer/contract/office-program-parts.schemas'
import { ownWords, useCommand } from '#platform/command.ts'
import { ContentFields } from '#platform/forms/content-fields.tsx'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { type InEach, inEach, written } from '#platform/forms/in-each-language.ts'
import { addUnderFreeCode } from '#platform/forms/under-free-code.ts'
import { useEdit } from '#platform/forms/use-edit.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { addressOf } from '../address-of.ts'
import { PartForm, useRefreshParts } from './part-form.tsx'

interface TrackFields extends Record<string, unknown> {
  readonly name: InEach
}

const schema = (languages: readonly Locale[]): FormSchema<{ name: OfficeTrack['name'] }> => ({
  safeParse: (values) => TrackEntries.safeParse({ name: written((values as TrackFields).name, languages) }),
})

interface TrackFormProps {
  /** Null: a new one. */
  readonly track: OfficeTrack | null
  readonly languages: readonly Locale[]
}

export function TrackForm({ track, languages }: TrackFormProps) {
  const { t } = useText()
  const add = useCommand(addTrack, ownWords)
  const change = useCommand(changeTrack, ownWords)
  const edit = useEdit<TrackFields, { name: OfficeTrack['name'] }, OfficeTrack>({
    schema: schema(languages),
    initial: { name: inEach(track?.name) },
    version: track?.version ?? null,
    save: (body, version) =>
      track === null
        ? addUnderFreeCode(addressOf(body.name[languages[0] ?? 'en'] ?? '', 60) || 'track', (code) =>
            add.mutateAsync({ body: { ...body, code } }),
          )
        : change.mutateAsync({ params: { id: String(track.id) }, body: { ...body, version: version ?? 1 } }),
    keep: useRefreshParts(),
    theirsIn: ({ version, name }) => ({ version, fields: { name: inEach(name) } }),
    onDone: () => toast(t('The track is saved.')),
  })
  const label = t('Name')
  return (
    <PartForm label={t('Track')} edit={edit} names={{ name: label, code: t('Code') }}>
      <ContentFields field={(one) => edit.form.field(`name.${one}`)} label={label} languages={languages} />
    </PartForm>
  )
}
