import { vatIdMessage } from '@foyer/contract/kit/fields'
import { message } from '@foyer/contract/kit/message'
import type * as contract from '@foyer/contract/setup'
import { fixedAfterOrder, saleIsOpen } from '@foyer/contract/setup'
import { EventEntries, TextsEntries } from '@foyer/contract/setup.schemas'
import { sameTitleMessage, type TextsStep } from '@foyer/contract/texts.schemas'
import {
  acceptIn,
  changeCancellation,
  changeEvent,
  changeLook,
  changeMail,
  changeSeller,
  changeTexts,
  getEdition,
  holdOrdersUp,
  isCodeTaken,
  planOpeningAt,
} from '#features/editions'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { checkVatId } from '#platform/payments/vat/vat-id'
import { saveStep } from './saved-step.ts'
import { isFixedByOrders } from './setup.queries.ts'

const endsFirstMessage = message('The event must begin before it ends.')
const departsFirstMessage = message('The departure must be after the arrival.')
const codeTakenMessage = message('Another edition has this code. Choose another one.')

/** @throws Refused `office/changed-meanwhile`, `setup/fixed-after-order`; InvalidInput. */
export const saveEvent: UseCase<typeof contract.saveEvent> = async (context, { body }) => {
  const { version: _version, ...event } = acceptIn(body.languages, EventEntries, body)
  if (event.endsOn < event.startsOn) throw new InvalidInput([{ path: 'endsOn', message: endsFirstMessage }])
  if (event.search !== null && event.search.end <= event.search.start)
    throw new InvalidInput([{ path: 'search.end', message: departsFirstMessage }])
  if (await isCodeTaken(context, event.code)) throw new InvalidInput([{ path: 'code', message: codeTakenMessage }])
  return saveStep(context, 'event', body, async () => {
    await holdOrdersUp(context)
    if (!(await changeEvent(context, event, isFixedByOrders(context)))) throw refuse(fixedAfterOrder)
  })
}

/** @throws Refused `office/changed-meanwhile`; InvalidInput for a VAT ID that cannot be right where the seller is. */
export const saveSeller: UseCase<typeof contract.saveSeller> = async (context, { body }) => {
  const { version: _version, ...seller } = body
  const vatId = keptVatId(seller.vatId, seller.country)
  return saveStep(context, 'seller', body, () => changeSeller(context, { ...seller, vatId }))
}

/** Outside the Union each country has rules of its own. */
function keptVatId(text: string, country: string): string {
  if (text === '') return ''
  const { valid, reason, countryCode, number } = checkVatId(text, country)
  if (valid) return `${countryCode}${number}`
  if (reason === 'not-eu') return text
  throw new InvalidInput([{ path: 'vatId', message: vatIdMessage }])
}

/** @throws Refused `office/changed-meanwhile`. */
export const saveMail: UseCase<typeof contract.saveMail> = async (context, { body }) =>
  saveStep(context, 'mail', body, () =>
    changeMail(context, { from: `${body.senderName} <${body.senderAddress}>`, contact: body.contactEmail }),
  )

/** What was ordered before keeps what was agreed with it. @throws Refused `office/changed-meanwhile`. */
export const saveCancellation: UseCase<typeof contract.saveCancellation> = async (context, { body }) =>
  saveStep(context, 'cancellation', body, () => changeCancellation(context, body))

/** @throws Refused `office/changed-meanwhile`; InvalidInput for what is not in the first language, or twice the same. */
export const saveTexts: UseCase<typeof contract.saveTexts> = async (context, { body }) => {
  const { languages } = await getEdition(context)
  const { version: _version, ...texts } = acceptIn(languages, TextsEntries, body)
  const first = languages[0] as keyof TextsStep['phases'][number]['title']
  const titles = texts.phases.map(({ title }) => title[first])
  const twice = titles.findIndex((title, at) => titles.indexOf(title) < at)
  if (twice >= 0) throw new InvalidInput([{ path: `phases.${twice}.title`, message: sameTitleMessage }])
  return saveStep(context, 'texts', body, () => changeTexts(context, texts, first))
}

/** @throws Refused `office/changed-meanwhile`. */
export const saveLook: UseCase<typeof contract.saveLook> = async (context, { body }) =>
  saveStep(context, 'look', body, () => changeLook(context, body.accent))

/** @throws Refused `office/changed-meanwhile`, `setup/sale-is-open`. */
export const planOpening: UseCase<typeof contract.planOpening> = async (context, { body }) =>
  saveStep(context, 'opening', body, async () => {
    if (!(await planOpeningAt(context, body.opensAt))) throw refuse(saleIsOpen)
  })
