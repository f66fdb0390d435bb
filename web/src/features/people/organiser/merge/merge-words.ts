import { listCountries } from '@foyer/contract/editions'
import type { MergeField, MergeSide, Obstacle } from '@foyer/contract/merge-people'
import { useQuery } from '@tanstack/react-query'
import { attendeeAnswers } from '#features/passes'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'

export function useFieldWords(): Readonly<Record<MergeField, string>> {
  const { t } = useText()
  return {
    firstName: t('First name'),
    lastName: t('Last name'),
    email: t('E-mail'),
    companyName: t('Company'),
    jobTitle: t('Job title'),
    phone: t('Phone'),
    vatId: t('VAT ID'),
    attendeeType: t('Category'),
    locale: t('Language'),
    image: t('Picture'),
    billingAddress: t('Billing address'),
    shippingAddress: t('Shipping address'),
    survey: t('Answers to the survey'),
  }
}

/** What somebody has, in the order in which it is told. */
export function useHoldingWords(): Readonly<Record<keyof MergeSide['has'], string>> {
  const { t } = useText()
  return {
    passes: t('Passes'),
    orders: t('Orders'),
    stays: t('Stays'),
    trainTickets: t('Train tickets'),
    vipEvents: t('VIP events'),
    seats: t('Seats in sessions'),
    favourites: t('Starred sessions'),
    surveyAnswers: t('Answers to the survey'),
    visaLetters: t('Visa letters'),
    waits: t('Waiting for a pass'),
    notes: t('Notes'),
    mails: t('Mails'),
  }
}

/** What stands in the way, and what to do first. */
export function useObstacleWords(): (obstacle: Obstacle) => string {
  const { t } = useText()
  return ({ kind, edition, what }) => {
    const named = { edition: edition ?? '', what: what ?? '' }
    const words: Readonly<Record<Obstacle['kind'], string>> = {
      'works-here': t('{what} works here. An owner has to take their roles away first.', named),
      'worked-here': t(
        'Whoever has the account that goes worked here, and the log names it for ever. Keep that account, and let the other go.',
      ),
      paying: t('Order {what} is being paid just now. Wait until that is over.', named),
      order: t('Both are ordering for {edition}: {what}. Cancel one of the two orders first.', named),
      pass: t('Both have a pass for {edition}. Refund one first, or cancel its order.', named),
      'train-ticket': t('Both have a train ticket for {edition}. Cancel one first.', named),
      'visa-letter': t('Both have a visa letter for {edition}. One has to be withdrawn first.', named),
      'vip-event': t('Both have a place at {what}, {edition}. One has to be given back first.', named),
      seat: t('Both have a seat at {what}, {edition}. One has to be given back first.', named),
      invitation: t('The one invited the other, {what}, to take their pass. That has to be taken back first.', named),
    }
    return words[kind]
  }
}

/** What stands in a field of an account, as it is read; empty where nothing does. */
export function useFieldValues(): (side: MergeSide, field: Exclude<MergeField, 'image' | 'survey'>) => string {
  const { t, locale } = useText()
  const { data: countries } = useQuery(query(listCountries))
  const addressOf = ({ addresses }: MergeSide, type: string) => {
    const address = addresses.find((one) => one.type === type)
    if (address === undefined) return ''
    const country = countries?.find(({ id }) => id === address.countryId)?.name
    const { addressLine1, addressLine2, zip, city, state } = address
    return [addressLine1, addressLine2, `${zip} ${city}`, state, country]
      .filter((line) => (line ?? '') !== '')
      .join(', ')
  }
  return (side, field) => {
    if (field === 'billingAddress' || field === 'shippingAddress') return addressOf(side, field)
    const value = side.person[field]
    if (value == null) return ''
    if (field === 'attendeeType') return t(attendeeAnswers[value as keyof typeof attendeeAnswers].hint)
    return field === 'locale' ? (new Intl.DisplayNames(locale, { type: 'language' }).of(value) ?? value) : value
  }
}
