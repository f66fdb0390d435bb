import type { Locale } from '@foyer/contract/kit/languages'
import {
  addExhibitor,
  changeExhibitor,
  type ExhibitorParts,
  type OfficeExhibitor,
  readOfficeExhibitor,
} from '@foyer/contract/office-exhibitors'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { ContentFields } from '#platform/forms/content-fields.tsx'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { addUnderFreeCode } from '#platform/forms/under-free-code.ts'
import { useEdit } from '#platform/forms/use-edit.ts'
import { type Form, useFormState, useValue } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/check-field.tsx'
import { codeOf, type ExhibitorFields, exhibitorFields, exhibitorSchema, noProduct } from './exhibitor-entries.ts'
import styles from './exhibitors.module.css'
import { StandsField } from './stands-field.tsx'
import { useWritten } from './written.ts'

interface ExhibitorFormProps {
  /** Null: a new one. */
  readonly exhibitor: OfficeExhibitor | null
  readonly languages: readonly Locale[]
  readonly parts: ExhibitorParts
  readonly onDone: (exhibitor: OfficeExhibitor) => void
}

/** All that is written of an exhibitor, and where it stands. */
export function ExhibitorForm({ exhibitor, languages, parts, onDone }: ExhibitorFormProps) {
  const { t } = useText()
  const names = {
    code: t('Code'),
    name: t('Name'),
    city: t('City'),
    tagline: t('In a few words'),
    description: t('Description'),
    website: t('Website'),
    categories: t('Categories'),
    products: t('What they show'),
    stands: t('Stands'),
  }
  const { form, conflict } = useExhibitorForm({ exhibitor, languages, onDone })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-label={t('Exhibitor')}>
      <FormProblems form={form} say={sayWith(names)} />
      <EditNotes form={form} conflict={conflict} names={names} />
      <div className="fields">
        <div className="half-w">
          <TextField {...form.field('name')} label={names.name} autoComplete="off" />
        </div>
        <div className="half-w">
          <TextField {...form.field('city')} label={names.city} autoComplete="off" />
        </div>
        <ContentFields field={(one) => form.field(`tagline.${one}`)} label={names.tagline} languages={languages} />
        <ContentFields
          isLong={6}
          field={(one) => form.field(`description.${one}`)}
          label={names.description}
          languages={languages}
        />
        <TextField {...form.field('website')} type="url" label={names.website} isOptional autoComplete="off" />
      </div>
      <Categories form={form} categories={parts.categories} label={names.categories} />
      <Products form={form} languages={languages} label={names.products} />
      <StandsField form={form} stands={parts.stands} />
      <p className="row">
        <Button type="submit" isSending={form.isSending}>
          {t('Save the exhibitor')}
        </Button>
      </p>
    </form>
  )
}

function useExhibitorForm({ exhibitor, languages, onDone }: Omit<ExhibitorFormProps, 'parts'>) {
  const { t } = useText()
  const client = useQueryClient()
  const add = useCommand(addExhibitor, ownWords)
  const change = useCommand(changeExhibitor, ownWords)
  return useEdit({
    schema: exhibitorSchema(languages),
    initial: exhibitorFields(exhibitor),
    version: exhibitor?.version ?? null,
    save: (body, version) =>
      exhibitor === null
        ? addUnderFreeCode(codeOf(body.name), (code) => add.mutateAsync({ body: { ...body, code } }))
        : change.mutateAsync({ params: { id: String(exhibitor.id) }, body: { ...body, version: version ?? 1 } }),
    keep: (saved) => {
      client.setQueryData(query(readOfficeExhibitor, { params: { id: String(saved.id) } }).queryKey, saved)
      for (const key of ['exhibitors.listOfficeExhibitors', 'exhibitors.readExhibitorParts'])
        void client.invalidateQueries({ queryKey: [key] })
    },
    theirsIn: (now) => ({ version: now.version, fields: exhibitorFields(now) }),
    onDone: (saved) => {
      toast(t('The exhibitor is saved.'))
      onDone(saved)
    },
  })
}

interface CategoriesProps {
  readonly form: Form<ExhibitorFields>
  readonly categories: ExhibitorParts['categories']
  readonly label: string
}

function Categories({ form, categories, label }: CategoriesProps) {
  const say = useWritten()
  const chosen = useValue(form, 'categories')
  if (categories.length === 0) return null
  return (
    <fieldset className={styles.checks}>
      <legend className="legend">{label}</legend>
      <div>
        {categories.map(({ code, name }) => (
          <CheckField
            key={code}
            id={`category-${code}`}
            checked={chosen.includes(code)}
            onChange={(isChosen) =>
              form.set('categories', isChosen ? [...chosen, code] : chosen.filter((one) => one !== code))
            }
          >
            {say(name)}
          </CheckField>
        ))}
      </div>
    </fieldset>
  )
}

interface ProductsProps {
  readonly form: Form<ExhibitorFields>
  readonly languages: readonly Locale[]
  readonly label: string
}

/** What they show, a line each; a line that says nothing is none. */
function Products({ form, languages, label }: ProductsProps) {
  const { t } = useText()
  const count = useFormState<ExhibitorFields, number>(form, ({ values }) => values.products.length)
  return (
    <fieldset className={styles.part}>
      <legend className="legend">{label}</legend>
      <div className="fields">
        {Array.from({ length: count }, (_, at) => (
          <ContentFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
            key={at}
            isOptional
            field={(one) => form.field(`products.${at}.${one}`)}
            label={t('Product {n}', { n: at + 1 })}
            languages={languages}
          />
        ))}
      </div>
      {count >= 20 ? null : (
        <p>
          <Button variant="line" isSmall onClick={() => form.set('products', [...form.values().products, noProduct])}>
            {t('Add a product')}
          </Button>
        </p>
      )}
    </fieldset>
  )
}
