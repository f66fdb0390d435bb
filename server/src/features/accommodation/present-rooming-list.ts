import type { Locale } from '@foyer/contract/kit/languages'
import { writeDay, writeMoment } from '#platform/ground/days'
import { contentFor, type Reader } from '#platform/ground/texts'
import { spokenLocale, wordsIn } from '#platform/ground/words'
import { pagesIn, printedLine } from '#platform/papers/documents/printed-line'
import { type Change, countLines, type ListLine } from './compare-lists.ts'
import type { NamedRoom } from './rooming-lists.queries.ts'
import { nightsBetween } from './stay.ts'

/** A rooming list as it is written down, whatever it is written on. */
export interface ListToWrite {
  readonly house: { readonly name: string; readonly address: string }
  /** Null: it was not sent, and is as it stands now. */
  readonly number: number | null
  readonly at: Date
  readonly lines: readonly ListLine[]
  readonly rooms: readonly NamedRoom[]
}

interface Terms {
  /** The event's name and year, as people call it. */
  readonly event: string
  readonly timeZone: string
  readonly reader: Reader
  readonly seller: string
  readonly email: string
}

/** What every writing of the list has of a stay. */
export function rowsOf({ lines, rooms }: Pick<ListToWrite, 'lines' | 'rooms'>, reader: Reader) {
  const names = new Map(rooms.map(({ id, name }) => [id, contentFor(name, reader)]))
  return lines.map((line) => ({
    change: line.change,
    booking: line.bookingId,
    room: names.get(line.roomId) ?? '',
    arrival: line.arrival,
    departure: line.departure,
    nights: nightsBetween(line.arrival, line.departure),
    persons: line.occupancy,
    guests: line.guests?.join('; ') ?? null,
    bookedBy: line.bookedBy,
  }))
}

export function wordsOfList(locale: Locale) {
  const t = wordsIn(locale)
  const changes: Record<Change, string> = {
    none: '',
    added: t('new', undefined, { context: 'a stay' }),
    changed: t('changed', undefined, { context: 'a stay' }),
    cancelled: t('cancelled', undefined, { context: 'a stay' }),
  }
  return {
    t,
    changes,
    title: t('Rooming list'),
    columns: {
      change: t('Change'),
      booking: t('Booking'),
      room: t('Room'),
      arrival: t('Arrival'),
      departure: t('Departure'),
      nights: t('Nights'),
      persons: t('Persons'),
      guests: t('Guests'),
      bookedBy: t('Booked by'),
    },
  }
}

/** What the template prints: every number and day as text. */
export function presentRoomingList(list: ListToWrite, terms: Terms) {
  const { locale } = terms.reader
  const { t, changes: marks, title, columns } = wordsOfList(locale)
  const { stays, people, ...rest } = countLines(list.lines)
  const changes = rest.added + rest.changed + rest.cancelled
  const at = writeMoment(list.at, terms.timeZone, locale)
  return {
    locale: spokenLocale(locale),
    words: { title, ...columns },
    pages: pagesIn(t),
    event: printedLine(terms.event),
    house: printedLine(list.house.name),
    address: printedLine(list.house.address),
    version:
      list.number === null
        ? t('As of {moment}', { moment: at })
        : t('List {number}, {moment}', { number: list.number, moment: at }),
    summary: t(
      '{stays, plural, one {One stay} other {# stays}}, {people, plural, one {one person} other {# persons}}.',
      { stays, people },
    ),
    // The first list has nothing before it.
    since:
      changes === 0 && (list.number ?? 1) === 1
        ? ''
        : t('Since the list before: {added} new, {changed} changed, {cancelled} cancelled.', rest),
    nobody: t('No room is booked.'),
    rows: rowsOf(list, terms.reader).map((row) => ({
      kind: row.change,
      change: marks[row.change],
      booking: String(row.booking),
      room: printedLine(row.room),
      arrival: writeDay(row.arrival, locale),
      departure: writeDay(row.departure, locale),
      nights: String(row.nights),
      persons: String(row.persons),
      guests: printedLine(row.guests ?? ''),
      bookedBy: printedLine(row.bookedBy ?? ''),
    })),
    seller: printedLine(terms.seller),
    email: printedLine(terms.email),
  }
}
