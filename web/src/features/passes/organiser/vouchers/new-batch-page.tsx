import { formatMoney } from '@foyer/contract/kit/money'
import { listOfficePassTypes, type OfficePassType } from '@foyer/contract/office-pass-types'
import { makeVoucherBatch } from '@foyer/contract/office-vouchers'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useEdition } from '#platform/edition.ts'
import { SelectField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { type Form, useForm, useValue } from '#platform/forms/use-form.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { toast } from '#platform/toasts.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { refreshVouchers } from './batch-acts.tsx'
import { type BatchEntries, batchSchema, emptyBatch } from './batch-entries.ts'
import styles from './vouchers.module.css'
import { WhatCodesMean } from './what-codes-mean.tsx'

/** `/organiser/vouchers/new`: codes after a pattern, or one that is typed. Nothing exists until they are made. */
export function NewBatchPage() {
  const { t } = useText()
  usePlainTitle(t('New batch'))
  const { data, error, refetch } = useQuery(query(listOfficePassTypes, { query: { limit: '200' } }))
  return (
    <>
      <p className={styles.back}>
        <Link to="/organiser/vouchers">{t('All vouchers')}</Link>
      </p>
      <PageHead title={t('New batch')} note={t('Nothing exists until you make the codes.')} />
      {data === undefined ? (
        error === null ? (
          <Skeleton boxes={[76, 76, 76, 76]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <Make types={data.items.filter(({ list }) => list !== 'paid-upgrade')} />
      )}
    </>
  )
}

function Make({ types }: { readonly types: readonly OfficePassType[] }) {
  const { t } = useText()
  if (types.length === 0)
    return (
      <Empty
        title={t('There is no pass type yet.')}
        text={t('Add one that is sold or given by voucher, and make codes for it then.')}
        action={
          <Link {...buttonLook('line')} to="/organiser/pass-types">
            {t('Pass types')}
          </Link>
        }
      />
    )
  return <BatchForm types={types} />
}

function BatchForm({ types }: { readonly types: readonly OfficePassType[] }) {
  const { t } = useText()
  const { timeZone } = useEdition()
  const navigate = useNavigate()
  const make = useCommand(makeVoucherBatch, ownWords)
  const form = useForm<BatchEntries, Parameters<typeof make.mutateAsync>[0]['body']>({
    schema: batchSchema(timeZone),
    initial: types.length === 1 ? { ...emptyBatch, passTypeId: String(types[0]?.id) } : emptyBatch,
    onSubmit: async (body) => {
      const batch = await make.mutateAsync({ body })
      toast(t('{n, plural, one {One code is there.} other {# codes are there.}}', { n: batch.codes }))
      await refreshVouchers()
      await navigate({ to: '/organiser/vouchers/$id', params: { id: String(batch.id) } })
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      <BatchFields form={form} types={types} timeZone={timeZone} />
      <WhatCodesMean form={form} types={types} />
      <p className="row">
        <Button type="submit" isSending={form.isSending}>
          {t('Make the codes')}
        </Button>
        <Link {...buttonLook('line')} to="/organiser/vouchers">
          {t('Cancel')}
        </Link>
      </p>
    </form>
  )
}

interface FieldsProps {
  readonly form: Form<BatchEntries>
  readonly types: readonly OfficePassType[]
  readonly timeZone: string
}

function BatchFields({ form, types, timeZone }: FieldsProps) {
  const { t, locale } = useText()
  const { currency } = useEdition()
  return (
    <div className="fields">
      <div className="half-w">
        <TextField {...form.field('name')} label={t('For')} hint={t('Only those who work here read it.')} />
      </div>
      <div className="half-w">
        <SelectField {...form.field('passTypeId')} label={t('Gives')}>
          <option value="">{t('Choose one', undefined, { context: 'of several' })}</option>
          {types.map(({ id, name, list, priceNow }) => (
            <option key={id} value={id}>
              {name[locale] ?? Object.values(name)[0]},{' '}
              {list === 'voucher' ? t('by voucher only') : formatMoney({ amount: priceNow, currency })}
            </option>
          ))}
        </SelectField>
      </div>
      <ValueFields form={form} />
      <div className="half-w">
        <TextField
          {...form.field('pattern')}
          label={t('Pattern')}
          hint={t('{pattern} draws a letter or figure for each number sign. Without one it is the code itself.', {
            pattern: 'KC25-######',
          })}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <div className="half">
        <TextField {...form.field('codes')} label={t('Codes')} inputMode="numeric" look="num" />
      </div>
      <div className="half">
        <TextField {...form.field('usesPerCode')} label={t('Uses per code')} inputMode="numeric" look="num" />
      </div>
      <div className="half-w">
        <TextField
          {...form.field('validFrom')}
          type="datetime-local"
          label={t('Good from (optional)')}
          hint={t('On the clocks of {zone}.', { zone: timeZone })}
        />
      </div>
      <div className="half-w">
        <TextField {...form.field('validUntil')} type="datetime-local" label={t('Good until (optional)')} />
      </div>
      <div className="half-w">
        <TextField {...form.field('company')} label={t('Handed out by (optional)')} autoComplete="organization" />
      </div>
    </div>
  )
}

/** What a code does to the price of its pass. */
function ValueFields({ form }: Pick<FieldsProps, 'form'>) {
  const { t } = useText()
  const { currency } = useEdition()
  const kind = useValue(form, 'valueKind')
  return (
    <>
      <div className="half-w">
        <SelectField {...form.field('valueKind')} label={t('Value')}>
          <option value="free">{t('Free: there is nothing to pay')}</option>
          <option value="percent">{t('A share off its price')}</option>
          <option value="amount">{t('An amount off its price')}</option>
          <option value="price">{t('A fixed price')}</option>
        </SelectField>
      </div>
      {kind === 'free' ? null : (
        <div className="half-w">
          <TextField
            {...form.field('value')}
            label={kind === 'percent' ? t('Share in per cent') : t('Amount in {currency}', { currency })}
            hint={kind === 'percent' ? t('Rounded to the cent.') : t('With VAT.')}
            inputMode="decimal"
            look="num"
          />
        </div>
      )}
    </>
  )
}
