import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '@foyer/contract/kit/content'
import type { NewNewsPost } from '@foyer/contract/new-news-post.schemas'
import type { Context } from '#platform/context'
import { pictureId } from './accommodation/keep-pictures.ts'
import { drawingId, keepDrawings } from './keep-drawings.ts'

const hallMorning = readFileSync(join(import.meta.dirname, 'news-art/hall-morning.svg'))

/** Keeps as files what no other part of the demo does. */
export const keepNewsPictures = (context: Pick<Context, 'db' | 'now'>): Promise<void> =>
  keepDrawings(context, [{ svg: hallMorning, drawnWidth: 800, width: 1600, height: 640 }])

const travel: Content = { en: 'Travel', de: 'Anreise' }
const programme: Content = { en: 'Programme', de: 'Programm' }

const post = (
  publishedAt: string,
  topic: Content | null,
  title: { readonly en: string; readonly de: string },
  body: { readonly en: readonly string[]; readonly de: readonly string[] },
  image: NewNewsPost['image'] = null,
): NewNewsPost => ({
  publishedAt,
  topic,
  title,
  body: { en: body.en.join('\n\n'), de: body.de.join('\n\n') },
  image,
})

/** Ten posts between the opening of the registration and the first morning of the demo. */
export const newsPosts: readonly NewNewsPost[] = [
  post(
    '2025-08-18T06:40:00Z',
    null,
    {
      en: 'Registration for the evening at the Boiler House is open',
      de: 'Die Anmeldung zum Abend im Kesselhaus ist offen',
    },
    {
      en: [
        'On Thursday 23 October we dine between the turbines of the Boiler House, from 20:00, and a brass band from Neukölln plays.',
        'There are 80 places for holders of a VIP pass. Whoever comes later waits in line and is told as soon as one comes free.',
        '- Shuttle S2 takes twelve minutes, the last one back leaves at 00:45.\n- Dress: smart casual. The hall is heated, the yard is not.',
      ],
      de: [
        'Am Donnerstag, 23. Oktober, essen wir ab 20:00 Uhr zwischen den Turbinen des Kesselhauses, und eine Blaskapelle aus Neukölln spielt.',
        'Es gibt 80 Plätze für alle mit einem VIP-Pass. Wer später kommt, steht auf der Warteliste und hört von uns, sobald einer frei wird.',
        '- Shuttle S2 braucht zwölf Minuten, der letzte zurück fährt um 0:45 Uhr.\n- Kleidung: gepflegt, nicht förmlich. Die Halle ist geheizt, der Hof nicht.',
      ],
    },
  ),
  post(
    '2025-08-15T09:20:00Z',
    programme,
    { en: 'Hall 5 opens an hour earlier on Wednesday', de: 'Halle 5 öffnet am Mittwoch eine Stunde früher' },
    {
      en: [
        'Workshops in 5 A and 5 B start at 08:00 on Wednesday 22 October. The doors of Hall 5 open at 07:30, coffee is ready then.',
        'You asked for more time in the workshops and for shorter evenings. So three workshops of Wednesday move one hour forward; the other halls open at 08:30 as on every day.',
        '- Shuttle S1 leaves Hotel Kupferhof from 06:56, S2 leaves Quartier Neun from 07:00.\n- Check-in at Entrance South opens at 07:30.',
      ],
      de: [
        'Die Workshops in 5 A und 5 B beginnen am Mittwoch, 22. Oktober, um 8:00 Uhr. Die Türen von Halle 5 öffnen um 7:30 Uhr, der Kaffee steht dann bereit.',
        'Sie haben sich mehr Zeit in den Workshops und kürzere Abende gewünscht. Drei Workshops am Mittwoch beginnen deshalb eine Stunde früher; die anderen Hallen öffnen wie jeden Tag um 8:30 Uhr.',
        '- Shuttle S1 fährt ab Hotel Kupferhof ab 6:56 Uhr, S2 ab Quartier Neun ab 7:00 Uhr.\n- Der Einlass am Eingang Süd öffnet um 7:30 Uhr.',
      ],
    },
    {
      file: drawingId(hallMorning),
      alt: {
        en: 'Hall 5 before opening: a row of folded chairs, one lit doorway',
        de: 'Halle 5 vor der Öffnung: eine Reihe geklappter Stühle, eine helle Tür',
      },
    },
  ),
  post(
    '2025-08-12T10:05:00Z',
    travel,
    { en: 'Shuttle S2 now stops at Quartier Neun', de: 'Shuttle S2 hält jetzt am Quartier Neun' },
    {
      en: [
        'The second shuttle line has a new stop right in front of Quartier Neun. From there it takes eleven minutes to Entrance South.',
        'It runs every twelve minutes from 07:00 to 10:00 and from 16:30 to 20:00, on all five days. Your pass is your ticket.',
      ],
      de: [
        'Die zweite Shuttle-Linie hat eine neue Haltestelle direkt vor dem Quartier Neun. Von dort sind es elf Minuten bis zum Eingang Süd.',
        'Sie fährt alle zwölf Minuten von 7:00 bis 10:00 Uhr und von 16:30 bis 20:00 Uhr, an allen fünf Tagen. Ihr Ticket ist Ihr Fahrschein.',
      ],
    },
  ),
  post(
    '2025-08-06T08:00:00Z',
    programme,
    { en: 'The programme has its first 120 sessions', de: 'Das Programm hat seine ersten 120 Sessions' },
    {
      en: [
        'Six tracks, five days, ninety speakers: from patching without night shifts to selling security that customers understand.',
        'Star what you do not want to miss. Your own agenda can be kept in your calendar, and moves along when a session moves.',
      ],
      de: [
        'Sechs Tracks, fünf Tage, neunzig Menschen auf den Bühnen: vom Patchen ohne Nachtschicht bis zu Sicherheit, die Kunden verstehen.',
        'Markieren Sie, was Sie nicht verpassen wollen. Ihre Agenda lässt sich im Kalender abonnieren und zieht um, wenn eine Session umzieht.',
      ],
    },
  ),
  post(
    '2025-07-31T07:30:00Z',
    travel,
    { en: 'Train tickets from every station in Germany', de: 'Zugtickets von jedem Bahnhof in Deutschland' },
    {
      en: [
        'Come by train, and book the ticket with your registration: one price from every station in Germany, second or first class.',
        'A ticket can be given back until the day that stands beside it. What it cost goes back the way it came.',
      ],
      de: [
        'Kommen Sie mit der Bahn und buchen Sie das Ticket gleich mit Ihrer Registrierung: ein Preis von jedem Bahnhof in Deutschland, zweite oder erste Klasse.',
        'Bis zu dem Tag, der dabeisteht, können Sie es zurückgeben. Das Geld geht den Weg zurück, den es kam.',
      ],
    },
  ),
  post(
    '2025-07-22T12:00:00Z',
    null,
    { en: 'What changed in the terms on 1 July', de: 'Was sich am 1. Juli an den Bedingungen geändert hat' },
    {
      en: [
        'Two things, both in your favour.',
        '1. Hotel nights can be changed until the edition’s deadline, with the difference refunded.\n2. A pass can be handed to a colleague; the invoice stays with whoever paid it.',
      ],
      de: [
        'Zwei Dinge, beide zu Ihren Gunsten.',
        '1. Hotelnächte lassen sich bis zum Stichtag ändern; die Differenz wird erstattet.\n2. Ein Ticket kann an jemanden aus Ihrem Unternehmen weitergegeben werden; die Rechnung bleibt bei denen, die bezahlt haben.',
      ],
    },
  ),
  post(
    '2025-07-10T09:00:00Z',
    programme,
    { en: 'Adaeze Okonkwo-Lindqvist opens Monday', de: 'Adaeze Okonkwo-Lindqvist eröffnet den Montag' },
    {
      en: [
        'Her keynote is called “The desk leaves the service desk”: what is left of a help desk when half of its tickets never come in, with three years of figures from 340 customers.',
        'Monday 20 October, 09:30, Stage in Hall 3.',
      ],
      de: [
        'Ihre Keynote heißt „Der Tisch verlässt den Servicedesk“: was vom Helpdesk bleibt, wenn die Hälfte der Tickets nicht mehr kommt, mit Zahlen von 340 Kunden aus drei Jahren.',
        'Montag, 20. Oktober, 9:30 Uhr, Bühne in Halle 3.',
      ],
    },
  ),
  post(
    '2025-07-01T06:00:00Z',
    null,
    { en: 'Summer Kits: lower prices until 5 September', de: 'Summer Kits: niedrigere Preise bis 5. September' },
    {
      en: [
        'Until Friday 5 September, 23:59 in Berlin, passes cost less. What you have chosen keeps its price while it is held for you.',
      ],
      de: [
        'Bis Freitag, 5. September, 23:59 Uhr in Berlin, kosten Tickets weniger. Was Sie gewählt haben, behält seinen Preis, solange es für Sie reserviert ist.',
      ],
    },
  ),
  post(
    '2025-06-17T08:30:00Z',
    travel,
    {
      en: 'Twelve hotels, most of them within half an hour',
      de: 'Zwölf Hotels, die meisten binnen einer halben Stunde',
    },
    {
      en: [
        'We hold rooms in twelve houses, from the Kupferhof across the bridge to the Werkhaus at Ostkreuz. Prices are the ones you pay, taxes included.',
        'Three of them are stops of the shuttle.',
      ],
      de: [
        'Wir halten Zimmer in zwölf Häusern, vom Kupferhof jenseits der Brücke bis zum Werkhaus am Ostkreuz. Die Preise sind die, die Sie zahlen, mit Steuern.',
        'An dreien hält der Shuttle.',
      ],
    },
    {
      file: pictureId({ file: 'hotel-kupferhof.svg' }),
      alt: {
        en: 'A brick hotel with arched windows and a lit entrance',
        de: 'Ein Hotel aus Backstein mit Bogenfenstern und hellem Eingang',
      },
    },
  ),
  post(
    '2025-06-02T07:00:00Z',
    null,
    { en: 'Registration is open', de: 'Die Registrierung ist offen' },
    {
      en: [
        'Five days in Berlin, 20 to 24 October 2025. Choose a pass, book your nights, and tell us what you come for.',
        'Exhibitors find their passes under *Pass*.',
      ],
      de: [
        'Fünf Tage in Berlin, 20. bis 24. Oktober 2025. Wählen Sie ein Ticket, buchen Sie Ihre Nächte und sagen Sie uns, was Sie vorhaben.',
        'Aussteller finden ihre Tickets unter *Ticket*.',
      ],
    },
  ),
]
