import type { FloorPlan } from '@foyer/contract/exhibitors'
import type { Locale } from '@foyer/contract/kit/languages'
import type { WaysEntries } from '@foyer/contract/office-ways'
import type { ReactNode } from 'react'
import { Choice, ContentFields } from '#platform/forms/content-fields.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { CheckField, TextField } from '#platform/forms/fields.tsx'
import type { Values } from '#platform/forms/form-model.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { type Form, useForm } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { useAreaNames } from '../halls/area-row.tsx'
import { useFacilityKinds } from '../halls/facilities-part.tsx'
import hallStyles from '../halls/halls.module.css'
import { PlaceFields } from '../site-plan/place-row.tsx'
import type { AskedThing } from './chosen.ts'
import { hallBetweenPoints } from './plan-parts.ts'
import { signOf } from './sign-keys.ts'
import type { Ways } from './use-ways.ts'
import {
  entranceFields,
  entranceSchema,
  pointFields,
  pointSchema,
  signFields,
  signSchema,
  WHERE_IT_LIES,
  wayFields,
  waySchema,
} from './way-forms.ts'
import { newPointCode, wayKey, withEntrance, withPoint, withSign, withWay } from './ways-draft.ts'
import { useThingNames } from './ways-words.ts'

interface ThingDialogProps {
  readonly plan: FloorPlan
  readonly ways: Ways
  readonly languages: readonly Locale[]
  readonly asked: AskedThing
  readonly onClose: () => void
}

/** One thing of the plan as a form; with the others it is saved later. */
export function ThingDialog(props: ThingDialogProps) {
  const dialogs = { point: PointDialog, entrance: EntranceDialog, way: WayDialog, sign: SignDialog } as const
  const Kind = dialogs[props.asked.kind]
  const { onClose, ways } = props
  const take = (next: WaysEntries) => {
    ways.change(next)
    onClose()
  }
  return <Kind {...props} now={ways.now} take={take} />
}

interface KindProps extends Omit<ThingDialogProps, 'ways'> {
  readonly now: WaysEntries
  /** The plan is this from now on. */
  readonly take: (next: WaysEntries) => void
}

interface FrameProps<V extends Values> {
  readonly title: string
  readonly form: Form<V>
  readonly names: Readonly<Record<string, string>>
  readonly onClose: () => void
  readonly children: ReactNode
}

function Frame<V extends Values>({ title, form, names, onClose, children }: FrameProps<V>) {
  const { t } = useText()
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={hallStyles.form} noValidate onSubmit={form.submit} aria-label={title}>
        <FormProblems form={form} say={sayWith(names)} />
        {children}
        <WaysOut back={t('Close')} onClose={onClose}>
          <Button type="submit">{t('Take it over')}</Button>
        </WaysOut>
      </form>
    </Dialog>
  )
}

function useTitle({ now, asked }: KindProps, fresh: string): string {
  const nameOf = useThingNames()
  return asked.key === null ? fresh : nameOf(now, asked)
}

function PointDialog(props: KindProps) {
  const { languages, now, take, asked, onClose } = props
  const { t } = useText()
  const point = now.points.find(({ code }) => code === asked.key) ?? null
  const names = { door: t('Door'), ...useAreaNames() }
  const form = useForm({
    schema: pointSchema(languages, point?.code ?? newPointCode(now)),
    initial: pointFields(point),
    onSubmit: (entered) => take(withPoint(now, entered)),
  })
  return (
    <Frame title={useTitle(props, t('A new point'))} {...{ form, names, onClose }}>
      <div className={hallStyles.four}>
        <PlaceFields field={(name) => form.field(name)} />
      </div>
      <p className="hint">{t('Where a door is, its name is what attendees read on their way.')}</p>
      <div className="fields">
        <ContentFields isOptional field={(one) => form.field(`door.${one}`)} label={names.door} languages={languages} />
      </div>
    </Frame>
  )
}

function EntranceDialog(props: KindProps) {
  const { languages, now, take, asked, onClose } = props
  const { t } = useText()
  const entrance = now.entrances.find(({ code }) => code === asked.key) ?? null
  const names = { name: t('Name'), code: t('Code'), ...useAreaNames() }
  const form = useForm({
    schema: entranceSchema(languages, now, entrance),
    initial: entranceFields(now, entrance),
    onSubmit: ({ at, ...entered }) => take(withEntrance(now, entered, at, entrance?.code ?? null)),
  })
  return (
    <Frame title={useTitle(props, t('A new entrance'))} {...{ form, names, onClose }}>
      <div className="fields">
        <ContentFields field={(one) => form.field(`name.${one}`)} label={names.name} languages={languages} />
        <div className="half-w">
          <TextField
            {...form.field('code')}
            look="code"
            autoComplete="off"
            isOptional
            label={names.code}
            hint={t('It stands in addresses that attendees keep. Another code, and those begin at the first entrance.')}
          />
        </div>
      </div>
      <div className={hallStyles.four}>
        <PlaceFields field={(name) => form.field(name)} />
      </div>
    </Frame>
  )
}

function WayDialog(props: KindProps) {
  const { plan, languages, now, take, asked, onClose } = props
  const { t } = useText()
  const way = now.segments.find((one) => wayKey(one) === asked.key) ?? null
  const names = {
    from: t('From', undefined, { context: 'a way' }),
    to: t('To', undefined, { context: 'a way' }),
    hall: t('Lies in'),
    name: t('Name'),
    isStepFree: t('Without steps'),
  }
  const form = useForm({
    schema: waySchema(languages, now, way, (from, to) => hallBetweenPoints(plan, now, from, to)),
    initial: wayFields(way),
    onSubmit: (entered) => take(withWay(now, entered, way ?? entered)),
  })
  const points = usePointChoices(now)
  const places = [
    ...(way === null ? [[WHERE_IT_LIES, t('the hall in which it lies')] as const] : []),
    ['', t('outside')] as const,
    ...plan.halls.map(({ code, name }) => [code, name] as const),
  ]
  return (
    <Frame title={useTitle(props, t('A new way'))} {...{ form, names, onClose }}>
      <div className="fields">
        <div className="half-w">
          <Choice {...form.field('from')} label={names.from} choices={points} />
        </div>
        <div className="half-w">
          <Choice {...form.field('to')} label={names.to} choices={points} />
        </div>
        <ContentFields isOptional field={(one) => form.field(`name.${one}`)} label={names.name} languages={languages} />
        <div className="half-w">
          <Choice {...form.field('hall')} label={names.hall} choices={places} />
        </div>
      </div>
      <CheckField {...form.field('isStepFree')}>{t('One gets along it without steps')}</CheckField>
    </Frame>
  )
}

/** Points by their names, with where they are: many are called alike. */
function usePointChoices(now: WaysEntries): readonly (readonly [string, string])[] {
  const { t, locale } = useText()
  const nameOf = useThingNames()
  const named = now.points.map(
    ({ code, at: [x, y] }) =>
      [code, t('{name} ({x}, {y})', { name: nameOf(now, { kind: 'point', key: code }), x, y })] as const,
  )
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return [['', t('Choose')], ...named.toSorted(([, one], [, other]) => compare(one, other))]
}

function SignDialog(props: KindProps) {
  const { now, take, asked, onClose } = props
  const { t } = useText()
  const names = { kind: t('Kind'), ...useAreaNames() }
  const form = useForm({
    schema: signSchema,
    initial: signFields(signOf(now, asked.key) ?? null),
    onSubmit: (entered) => take(withSign(now, entered, asked.key)),
  })
  return (
    <Frame title={useTitle(props, t('A new sign'))} {...{ form, names, onClose }}>
      <div className={hallStyles.four}>
        <Choice {...form.field('kind')} label={names.kind} choices={useFacilityKinds()} />
        <PlaceFields field={(name) => form.field(name)} />
      </div>
    </Frame>
  )
}
