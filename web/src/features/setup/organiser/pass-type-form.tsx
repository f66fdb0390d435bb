import type { Locale } from '@foyer/contract/kit/languages'
import {
  addPassType,
  changePassType,
  listOfficePassTypes,
  type OfficePassType,
} from '@foyer/contract/office-pass-types'
import { readSetup, type Setup } from '@foyer/contract/setup'
import { useRef } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { CheckField, SelectField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { LinesField } from '#platform/forms/lines-field.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { type PassTypeEntries, passTypeForm, passTypeSchema } from './pass-type-entries.ts'
import styles from './setup.module.css'

interface PassTypeFormProps {
  /** Null: a new one. */
  readonly type: OfficePassType | null
  readonly setup: Setup
  readonly onDone: () => void
}

/** The button that opened it may be gone: whoever works by keyboard goes on here. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

const refreshes = [listOfficePassTypes, readSetup] as const

/** One pass type: saved with the version that was seen, so that nobody's change is lost. */
export function PassTypeForm({ type, setup, onDone }: PassTypeFormProps) {
  const { t } = useText()
  const { form, conflict } = usePassTypeForm({ type, setup, onDone })
  const names = useNames()
  return (
    <form className={styles.part} noValidate onSubmit={form.submit} aria-label={names.title(type !== null)}>
      <h3 className="h3" tabIndex={-1} ref={takeFocus}>
        {names.title(type !== null)}
      </h3>
      <FormProblems form={form} say={sayWith(names.fields)} />
      <EditNotes form={form} conflict={conflict} names={names.fields} />
      <div className="fields">
        <Texts form={form} languages={setup.languages} />
        <div className="half">
          <TextField
            {...form.field('price')}
            label={t('Price with VAT, {currency}', { currency: setup.currency })}
            inputMode="decimal"
            look="num"
          />
        </div>
        <div className="half">
          <TextField
            {...form.field('capacity')}
            label={names.fields['capacity'] ?? ''}
            hint={t('Empty: without end.')}
            inputMode="numeric"
            look="num"
          />
        </div>
        {type === null ? (
          <div className="half-w">
            <SelectField {...form.field('codeType')} label={names.fields['codeType'] ?? ''}>
              <option value="standard">{t('Standard')}</option>
              <option value="vip">{t('VIP')}</option>
              <option value="badge-vip">{t('Badge VIP')}</option>
              <option value="host">{t('Host')}</option>
              <option value="vendor-vip">{t('Vendor VIP')}</option>
            </SelectField>
          </div>
        ) : null}
      </div>
      <CheckField {...form.field('isHidden')}>{names.fields['isHidden']}</CheckField>
      <p className="row">
        <Button type="submit" isSending={form.isSending}>
          {t('Save')}
        </Button>
        <Button variant="text" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </p>
    </form>
  )
}

/** What it is called, and what it is, in each language of the edition. */
function Texts({ form, languages }: { readonly form: Form<PassTypeEntries>; readonly languages: readonly Locale[] }) {
  const { t, locale } = useText()
  const inLanguage = (one: Locale) => new Intl.DisplayNames([locale], { type: 'language' }).of(one) ?? one
  return (
    <>
      {languages.map((one) => (
        <div className="half-w" key={`name-${one}`}>
          <TextField
            {...form.field(`name.${one}`)}
            label={t('Name, {language}', { language: inLanguage(one) })}
            lang={one}
          />
        </div>
      ))}
      {languages.map((one) => (
        <div className="half-w" key={`description-${one}`}>
          <LinesField
            {...form.field(`description.${one}`)}
            label={t('Description, {language}', { language: inLanguage(one) })}
          />
        </div>
      ))}
    </>
  )
}

function useNames() {
  const { t } = useText()
  return {
    title: (isKnown: boolean) => (isKnown ? t('Change the pass type') : t('Add a pass type')),
    fields: {
      name: t('Name'),
      description: t('Description'),
      price: t('Price with VAT'),
      capacity: t('Places'),
      codeType: t('Badge'),
      isHidden: t('Hidden: nobody can buy it'),
    } as Readonly<Record<string, string>>,
  }
}

function usePassTypeForm({ type, setup, onDone }: PassTypeFormProps) {
  const add = useCommand(addPassType, { ...ownWords, refreshes })
  const change = useCommand(changePassType, { ...ownWords, refreshes })
  // What this form does not ask for stays as it was saved last.
  const known = useRef(type)
  return useEdit({
    schema: passTypeSchema(setup.languages),
    initial: passTypeForm(type),
    version: type?.version ?? null,
    save: (entered, version) => {
      if (known.current === null) return add.mutateAsync({ body: entered })
      const { codeType: _codeType, list: _list, upgradeableBy: _upgradeableBy, ...body } = entered
      const { id, benefits, onSaleFrom, onSaleUntil, requiresApproval } = known.current
      const kept = { benefits, onSaleFrom, onSaleUntil, requiresApproval }
      return change.mutateAsync({ params: { id: String(id) }, body: { ...body, ...kept, version: version ?? 1 } })
    },
    theirsIn: (now) => ({ version: now.version, fields: passTypeForm(now) }),
    keep: (now) => {
      known.current = now
    },
    onDone,
  })
}
