import { createHash } from 'node:crypto'
import { type Locale, sourceLocale } from '@foyer/contract/kit/languages'
import { SignJWT } from 'jose'
import { writeIsoIn } from '#platform/ground/days'
import { type WalletTicket, walletColours } from './wallet-ticket.ts'
import type { GoogleKeys, GoogleReader } from './wallets.ts'

/** Where Google takes what it is asked to save. */
const SAVE = 'https://pay.google.com/gp/v/save/'

const said = (value: string, language: Locale = sourceLocale) => ({ defaultValue: { language, value } })

/** So many characters that differ where anything of it does. */
const fingerprint = (value: unknown, length: number) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, length)

/** The event (EventTicketClass), the same for everybody. Google only loads a picture that everybody can. */
function eventOf(ticket: WalletTicket, publicUrl: string) {
  return {
    issuerName: ticket.organiser,
    reviewStatus: 'UNDER_REVIEW',
    eventName: said(ticket.event),
    venue: { name: said(ticket.venue), address: said(ticket.city) },
    dateTime: {
      start: writeIsoIn(ticket.timeZone, ticket.doorsOpenAt),
      end: writeIsoIn(ticket.timeZone, ticket.endsAt),
    },
    ...(publicUrl.startsWith('https:') ? { logo: { sourceUri: { uri: `${publicUrl}/icon-512.png` } } } : {}),
  }
}

/** One's own ticket to it (EventTicketObject), in one's own language. */
function ticketOf(ticket: WalletTicket, locale: Locale) {
  return {
    state: 'ACTIVE',
    ticketHolderName: ticket.holder,
    ticketType: said(ticket.name[locale], locale),
    seatInfo: { gate: said(ticket.entrance[locale], locale) },
    barcode: { type: 'QR_CODE', value: ticket.text, alternateText: ticket.spoken },
    hexBackgroundColor: walletColours[ticket.style].band,
  }
}

/**
 * The address that saves a pass: a signed token (JWT, RS256) with the event and the ticket in it, so that Google is
 * told of nobody who does not ask for it. What Google knows by its id it does not read again, so an id is another one
 * as soon as anything is. It travels in an address, so nothing is said twice.
 */
export async function writeGoogleLink(
  { issuerId, account, key }: GoogleKeys,
  ticket: WalletTicket,
  { publicUrl, now, locale }: GoogleReader,
): Promise<string> {
  const event = eventOf(ticket, publicUrl)
  const classId = `${issuerId}.${ticket.editionCode.replaceAll(/[^\w.-]/g, '_')}.${fingerprint(event, 8)}`
  const own = { classId, ...ticketOf(ticket, locale) }
  const id = `${issuerId}.${fingerprint(own, 16)}`
  const token = await new SignJWT({
    typ: 'savetowallet',
    origins: [new URL(publicUrl).origin],
    payload: { eventTicketClasses: [{ id: classId, ...event }], eventTicketObjects: [{ id, ...own }] },
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account)
    .setAudience('google')
    .setIssuedAt(now)
    .sign(key)
  return `${SAVE}${token}`
}
