import { placeOfEvent } from '@foyer/contract/event-place'
import { locales, sourceLocale } from '@foyer/contract/kit/languages'
import { PassType, PKPass } from 'passkit-generator'
import { instantIn, writeDays, writeIsoIn } from '#platform/ground/days'
import { inEveryLanguage, type Texts } from '#platform/ground/texts'
import { type Say, wordsIn } from '#platform/ground/words'
import { walletPictures } from './wallet-pictures.ts'
import { type WalletTicket, walletColours } from './wallet-ticket.ts'
import type { AppleKeys } from './wallets.ts'

const DAY_MS = 86_400_000

/** Texts of a pass: English stands in it, and beside it what that is called in each language. */
class SpokenTexts {
  readonly #said: Texts[] = []
  readonly say = (texts: Texts): string => {
    this.#said.push(texts)
    return texts[sourceLocale]
  }
  readonly label = (write: (t: Say) => string): string => this.say(inEveryLanguage((locale) => write(wordsIn(locale))))
  /** By what stands in the pass. */
  stringsIn(locale: keyof Texts): Record<string, string> {
    return Object.fromEntries(this.#said.map((texts) => [quoted(texts[sourceLocale]), quoted(texts[locale])]))
  }
}

/** As a strings file has it between its quotes: the library writes what it is given. */
const quoted = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\r', '').replaceAll('\n', '\\n')

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** What stands where on an event ticket: the front has room for little, the back for all. */
function fieldsOf(ticket: WalletTicket, texts: SpokenTexts): PassType<'eventTicket'> {
  const { label, say } = texts
  const fields = new PassType('eventTicket')
  // A pass is shown where the event is: its clock is the venue's, wherever the phone's is.
  const doors = { value: writeIsoIn(ticket.timeZone, ticket.doorsOpenAt), ignoresTimeZone: true } as const
  const days = inEveryLanguage((locale) => writeDays(ticket.startsOn, ticket.endsOn, locale))
  const entrance = { key: 'entrance', label: label((t) => t('Entrance')), value: say(ticket.entrance) }
  const place = placeOfEvent(ticket)
  fields.headerFields.push({
    key: 'doors',
    label: label((t) => t('Doors')),
    ...doors,
    dateStyle: 'PKDateStyleNone',
    timeStyle: 'PKDateStyleShort',
  })
  fields.primaryFields.push({ key: 'event', label: ticket.venue, value: ticket.event })
  fields.secondaryFields.push(
    { key: 'holder', label: label((t) => t('Name')), value: ticket.holder },
    { key: 'pass', label: label((t) => t('Pass')), value: say(ticket.name), textAlignment: 'PKTextAlignmentRight' },
  )
  fields.auxiliaryFields.push({ key: 'days', label: label((t) => t('When')), value: say(days) }, entrance)
  fields.backFields.push(
    { key: 'where', label: label((t) => t('Where')), value: place },
    {
      key: 'doors-open',
      label: label((t) => t('Doors')),
      ...doors,
      dateStyle: 'PKDateStyleFull',
      timeStyle: 'PKDateStyleShort',
    },
    ...(ticket.company === null ? [] : [{ key: 'company', label: label((t) => t('Company')), value: ticket.company }]),
    ...(ticket.orderNumber === null
      ? []
      : [{ key: 'order', label: label((t) => t('Order')), value: ticket.orderNumber }]),
    {
      key: 'yours',
      label: label((t) => t('Your pass')),
      value: label((t) =>
        t(
          'It is yours alone: who has it can come in in your place. Given to a colleague or cancelled, its code opens no door.',
        ),
      ),
    },
    { key: 'page', label: label((t) => t('Show my pass')), value: ticket.url },
    { key: 'contact', label: label((t) => t('Contact')), value: ticket.email },
  )
  return fields
}

/** When a phone offers it by itself: at the doors' hour of each day. */
function relevantDates({ startsOn, endsOn, doorsOpenAt, timeZone }: WalletTicket) {
  const clock = writeIsoIn(timeZone, doorsOpenAt).slice(11, 19)
  const days = Math.round((Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS) + 1
  return Array.from({ length: days }, (_, at) => {
    const day = new Date(Date.parse(startsOn) + at * DAY_MS).toISOString().slice(0, 10)
    const date = instantIn(timeZone, day, clock)
    // Which of the two names it reads depends on the phone's system.
    return { date, relevantDate: date }
  })
}

/**
 * A pass as a signed file of Apple Wallet (Wallet Passes, formatVersion 1): an event ticket that speaks every language
 * of the product. The same pass has the same number, so that a newer file takes the place of an older one.
 */
export async function writeAppleWallet(keys: AppleKeys, ticket: WalletTicket): Promise<Buffer> {
  const texts = new SpokenTexts()
  const colours = walletColours[ticket.style]
  const pass = new PKPass(
    { ...(await walletPictures()) },
    { wwdr: keys.issuer, signerCert: keys.certificate, signerKey: keys.key },
    {
      serialNumber: ticket.passId,
      passTypeIdentifier: keys.passTypeId,
      teamIdentifier: keys.teamId,
      organizationName: ticket.organiser,
      description: texts.label((t) => t('Pass for {event}', { event: ticket.event })),
      logoText: ticket.event,
      groupingIdentifier: ticket.editionCode,
      sharingProhibited: true,
      backgroundColor: rgb(colours.band),
      foregroundColor: rgb(colours.words),
      labelColor: rgb(colours.labels),
    },
  )
  pass.types.push(fieldsOf(ticket, texts))
  pass.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: ticket.text,
    messageEncoding: 'iso-8859-1',
    altText: ticket.spoken,
  })
  // Systems before iOS 18 know this one alone.
  pass.setRelevantDate(ticket.doorsOpenAt)
  pass.setRelevantDates(relevantDates(ticket))
  pass.setExpirationDate(ticket.endsAt)
  for (const locale of locales) pass.localize(locale, texts.stringsIn(locale))
  return pass.getAsBuffer()
}
