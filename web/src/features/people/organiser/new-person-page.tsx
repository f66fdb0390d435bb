import { AddressFields } from '@foyer/contract/address-fields.schemas'
import { listCountries } from '@foyer/contract/editions'
import { type Locale, languages, locales } from '@foyer/contract/kit/languages'
import { NewPerson } from '@foyer/contract/new-person.schemas'
import { accountExists, addPerson } from '@foyer/contract/office-accounts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { AddressFieldset } from '#platform/address-fieldset.tsx'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { CheckField, SelectField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { type Form, useForm, useFormState, useValue } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePlainTitle } from '#platform/title.ts'
import { toast } from '#platform/toasts.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import styles from './people.module.css'

const nobody = {
  email: '',
  firstName: '',
  lastName: '',
  companyName: '',
  locale: 'en' as Locale,
  hasAddress: false,
  address: { addressLine1: '', addressLine2: '', zip: '', city: '', state: '', countryId: 0 },
}
type Entries = typeof nobody

const entries = { ...NewPerson.shape, hasAddress: z.boolean() }
const WithAddress = z.object({ ...entries, address: AddressFields })
const WithoutAddress = z.object({ ...entries, address: z.unknown() })

/** Where staff go on with somebody: their record, or the order that they are added for. */
function useGoOn() {
  const navigate = useNavigate()
  const isForOrder = useSearchText('next') === 'order'
  const link = (uuid: string) =>
    isForOrder
      ? ({ to: '/organiser/orders/new', search: { person: uuid } } as const)
      : ({ to: '/organiser/people/$uuid', params: { uuid } } as const)
  return { isForOrder, link, go: (uuid: string) => navigate(link(uuid)) }
}

/** `/organiser/people/new`: an account for somebody who has none, before they have a pass or an order. */
export function NewPersonPage() {
  const { t } = useText()
  const goOn = useGoOn()
  const add = useCommand(addPerson, ownWords)
  const form = useForm<Entries, z.output<typeof WithoutAddress>>({
    schema: ({ hasAddress }) => (hasAddress ? WithAddress : WithoutAddress),
    initial: nobody,
    onSubmit: async ({ hasAddress, address, ...person }) => {
      const body = hasAddress ? { ...person, address: address as AddressFields } : person
      const { uuid } = await add.mutateAsync({ body })
      toast(t('The account is there, and a mail is on its way.'))
      await goOn.go(uuid)
    },
  })
  usePlainTitle(t('Add somebody'))
  return (
    <>
      <p className="label">
        {goOn.isForOrder ? (
          <Link to="/organiser/orders/new">{t('New order')}</Link>
        ) : (
          <Link to="/organiser/people">{t('All people')}</Link>
        )}
      </p>
      <PageHead
        title={t('Add somebody')}
        note={t('For somebody who has no account. They get a mail with a link to choose a password.')}
      />
      <form className={styles.add} noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <WhoHasIt form={form} link={goOn.link} />
        <PersonFields form={form} />
        <BillingAddress form={form} />
        <p className="row">
          <Button type="submit" isSending={form.isSending}>
            {t('Add them')}
          </Button>
          <Link {...buttonLook('line')} to={goOn.isForOrder ? '/organiser/orders/new' : '/organiser/people'}>
            {t('Cancel')}
          </Link>
        </p>
      </form>
    </>
  )
}

interface PartProps {
  readonly form: Form<Entries>
}

/** The way to whoever has the address already. */
function WhoHasIt({ form, link }: PartProps & Pick<ReturnType<typeof useGoOn>, 'link'>) {
  const { t } = useText()
  const failure = useFormState(form, (state) => state.failure)
  const uuid = failure !== null && refusedWith(failure, accountExists) ? failure.problem['uuid'] : undefined
  // Erased in the same moment: then the address is free again.
  if (typeof uuid !== 'string') return null
  return (
    <p>
      <Link {...link(uuid)}>{t('Go on with that account')}</Link>
    </p>
  )
}

function PersonFields({ form }: PartProps) {
  const { t } = useText()
  return (
    <div className="fields">
      <TextField
        {...form.field('email')}
        label={t('E-mail')}
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="half">
        <TextField {...form.field('firstName')} label={t('First name')} autoComplete="off" />
      </div>
      <div className="half">
        <TextField {...form.field('lastName')} label={t('Last name')} autoComplete="off" />
      </div>
      <TextField {...form.field('companyName')} label={t('Company')} isOptional autoComplete="off" />
      <div className="half-w">
        <SelectField {...form.field('locale')} label={t('Language of their mails')}>
          {locales.map((one) => (
            <option key={one} value={one}>
              {languages[one].name}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}

function BillingAddress({ form }: PartProps) {
  const { t } = useText()
  const isAsked = useValue(form, 'hasAddress')
  const { data: countries = [] } = useQuery(query(listCountries))
  return (
    <>
      <CheckField {...form.field('hasAddress')}>{t('Add the address that they are invoiced at')}</CheckField>
      {isAsked ? <AddressFieldset form={form.part('address')} countries={countries} /> : null}
    </>
  )
}
