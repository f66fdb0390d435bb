import type { Content } from '@foyer/contract/kit/content'
import type { NewPage } from '@foyer/contract/new-page.schemas'

const say = (en: string, de: string): Content => ({ en, de })
const row = (...cells: (readonly [string, string])[]): Content[] => cells.map(([en, de]) => say(en, de))
const both = (text: string) => [text, text] as const

/** On the Friday before the demo's clock begins. */
export const writtenOn = new Date('2025-08-15T14:30:00Z')

/** What one must know on the spot, as an organiser would have typed it in. */
export const information: NewPage = {
  slug: 'information',
  title: say('Information', 'Informationen'),
  sections: [
    {
      anchor: 'opening-hours',
      title: say('Opening hours', 'Öffnungszeiten'),
      blocks: [
        {
          kind: 'table',
          columns: row(
            ['Day', 'Tag'],
            ['Halls', 'Hallen'],
            ['First session', 'Erste Session'],
            ['Check-in', 'Einlass'],
          ),
          rows: [
            row(['Sun 19 Oct', 'So 19. Okt.'], ['closed', 'geschlossen'], ['none', 'keine'], both('15:00–20:00')),
            row(['Mon 20 Oct', 'Mo 20. Okt.'], both('08:30–18:00'), both('09:30'), both('07:30–18:00')),
            row(['Tue 21 Oct', 'Di 21. Okt.'], both('08:30–18:00'), both('09:00'), both('08:00–18:00')),
            row(['Wed 22 Oct', 'Mi 22. Okt.'], both('08:30–18:00'), both('09:00'), both('08:00–18:00')),
            row(['Thu 23 Oct', 'Do 23. Okt.'], both('08:30–18:00'), both('09:30'), both('08:00–18:00')),
            row(['Fri 24 Oct', 'Fr 24. Okt.'], both('08:30–15:00'), both('09:30'), both('08:00–12:00')),
          ],
        },
        {
          kind: 'text',
          text: say(
            'VIP passes enter from 08:00 through Hall 1. All times are Berlin’s.',
            'Mit einem VIP-Ticket kommen Sie ab 08:00 durch Halle 1 herein. Alle Zeiten gelten in Berlin.',
          ),
          link: { to: '/agenda', text: say('See the programme', 'Zum Programm') },
        },
      ],
    },
    {
      anchor: 'arrival',
      title: say('Arrival', 'Anreise'),
      blocks: [
        {
          kind: 'text',
          text: say(
            'Südhallen Berlin, Gleisbogen 40, 10963 Berlin. Come to Entrance South; the counters for check-in are the first thing you see. Check in on Sunday if you can: on Monday between 08:30 and 09:15 the queue is about 20 minutes.\n\nThe underground stops at Gleisdreieck, six minutes on foot. Shuttle S1 runs every 8 minutes from 06:56, S2 every 12 from 07:00, both until after midnight, and they stop at the hotels with a shuttle. Car park P1 opens at 07:00 and costs 12.00\u00a0€ a day.',
            'Südhallen Berlin, Gleisbogen 40, 10963 Berlin. Kommen Sie zum Eingang Süd; die Schalter für den Einlass sehen Sie sofort. Kommen Sie möglichst schon am Sonntag vorbei: Am Montag zwischen 08:30 und 09:15 Uhr warten Sie etwa 20 Minuten.\n\nDie U-Bahn hält am Gleisdreieck, sechs Minuten zu Fuß. Shuttle S1 fährt ab 06:56 Uhr alle 8 Minuten, S2 ab 07:00 Uhr alle 12, beide bis nach Mitternacht; sie halten an den Hotels mit Shuttle. Der Parkplatz P1 öffnet um 07:00 Uhr und kostet 12.00\u00a0€ am Tag.',
          ),
          link: { to: '/accommodation', text: say('Hotels and their shuttles', 'Hotels und ihre Shuttles') },
        },
      ],
    },
    {
      anchor: 'contacts',
      title: say('Contacts', 'Kontakt'),
      blocks: [
        {
          kind: 'contacts',
          items: [
            {
              name: say('Help desk', 'Helpdesk'),
              note: say(
                'Passes, hotel, invoices. Mon to Fri 08:00–19:00, in the event week daily 07:00–23:00',
                'Tickets, Hotel, Rechnungen. Mo bis Fr 08:00–19:00, in der Messewoche täglich 07:00–23:00',
              ),
              phone: '+49 30 23125 100',
              email: null,
            },
            {
              name: say('On site, Entrance South', 'Vor Ort, Eingang Süd'),
              note: say('In the event week', 'In der Messewoche'),
              phone: '+49 30 23125 104',
              email: null,
            },
            {
              name: say('Write to us', 'Schreiben Sie uns'),
              note: say('Answer within one working day', 'Antwort innerhalb eines Werktags'),
              phone: null,
              email: 'help@mspg.example',
            },
            {
              name: say('Press', 'Presse'),
              note: say('Johanna Albers', 'Johanna Albers'),
              phone: null,
              email: 'press@mspg.example',
            },
          ],
        },
      ],
    },
    {
      anchor: 'wifi',
      title: say('Wi-Fi', 'WLAN'),
      blocks: [
        {
          kind: 'facts',
          items: [
            { term: say('Network', 'Netz'), value: say('MSPG-2025', 'MSPG-2025') },
            { term: say('Password', 'Passwort'), value: say('sued-hallen-63', 'sued-hallen-63') },
          ],
        },
        {
          kind: 'text',
          text: say(
            'In workshop rooms please leave the 2.4 GHz band to the devices on the tables.',
            'Bitte überlassen Sie das 2,4-GHz-Band in den Workshopräumen den Geräten auf den Tischen.',
          ),
          link: null,
        },
      ],
    },
    {
      anchor: 'cloakroom',
      title: say('Cloakroom', 'Garderobe'),
      blocks: [
        {
          kind: 'text',
          text: say(
            'Two cloakrooms, in Hall 1 and Hall 5, from 08:00 until one hour after the last session, 2.00\u00a0€ a piece, luggage included. On Friday luggage stays at Entrance South until 18:00. Left something? Ask at Entrance South, from Saturday at the help desk.',
            'Zwei Garderoben, in Halle 1 und Halle 5, von 08:00 Uhr bis eine Stunde nach der letzten Session, 2.00\u00a0€ je Stück, auch für Gepäck. Am Freitag bleibt Gepäck bis 18:00 Uhr am Eingang Süd. Etwas vergessen? Fragen Sie am Eingang Süd, ab Samstag beim Helpdesk.',
          ),
          link: null,
        },
      ],
    },
    {
      anchor: 'accessibility',
      title: say('Accessibility', 'Barrierefreiheit'),
      blocks: [
        {
          kind: 'list',
          items: [
            say(
              'All halls are on one level, doors are 120 cm or wider, aisles 250 cm.',
              'Alle Hallen liegen auf einer Ebene, Türen sind mindestens 120 cm breit, Gänge 250 cm.',
            ),
            say(
              'Hearing loops in 3 Stage and 5 A, live captions in English for everything on 3 Stage.',
              'Induktionsschleifen in 3 Stage und 5 A, Untertitel auf Englisch für alles auf 3 Stage.',
            ),
            say(
              'Sign language (DGS, IS) on request until 26 September.',
              'Gebärdensprache (DGS, IS) auf Anfrage bis 26. September.',
            ),
            say(
              'Quiet room behind Hall 6, no music, low light. Prayer room beside it.',
              'Ruheraum hinter Halle 6, ohne Musik, mit wenig Licht. Gebetsraum daneben.',
            ),
            say(
              'Wheelchairs to borrow at Entrance South. A companion needs no pass of their own.',
              'Rollstühle zum Ausleihen am Eingang Süd. Eine Begleitung braucht kein eigenes Ticket.',
            ),
            say('Guide dogs are welcome everywhere.', 'Blindenhunde sind überall willkommen.'),
          ],
        },
      ],
    },
    {
      anchor: 'emergency',
      title: say('Emergency', 'Notfall'),
      blocks: [
        {
          kind: 'emergency',
          number: '112',
          text: say(
            'Fire and ambulance. Say “Südhallen” and the hall number on the nearest sign.',
            'Feuerwehr und Rettungsdienst. Sagen Sie „Südhallen“ und die Nummer der Halle auf dem nächsten Schild.',
          ),
          note: say(
            'Our own first aid is faster, or in Hall 3 beside the main stage:',
            'Unser Sanitätsdienst ist schneller, auch in Halle 3 neben der Hauptbühne:',
          ),
          phone: '+49 30 23125 112',
        },
        {
          kind: 'text',
          text: say(
            'Assembly points are the forecourt at Entrance South and the car park P1. The awareness team is there day and night: +49 30 23125 170. Every call stays confidential.',
            'Sammelpunkte sind der Vorplatz am Eingang Süd und der Parkplatz P1. Das Awareness-Team ist Tag und Nacht da: +49 30 23125 170. Jeder Anruf bleibt vertraulich.',
          ),
          link: null,
        },
      ],
    },
  ],
}

/** What a reader finds beside it. */
export const access: NewPage = {
  slug: 'accessibility',
  title: say('Without barriers', 'Barrierefrei'),
  sections: [
    {
      anchor: 'wheelchairs',
      title: say('With a wheelchair', 'Mit dem Rollstuhl'),
      blocks: [
        {
          kind: 'list',
          items: row(
            [
              'All halls are on one level; Entrance South has no steps.',
              'Alle Hallen liegen auf einer Ebene; am Eingang Süd gibt es keine Stufen.',
            ],
            ['Wheelchairs are lent at the help desk.', 'Am Infoschalter leihen wir Rollstühle aus.'],
          ),
        },
        {
          kind: 'text',
          text: say('The plan finds ways without steps.', 'Der Hallenplan findet Wege ohne Stufen.'),
          link: { to: '/floor-plan', text: say('To the floor plan', 'Zum Hallenplan') },
        },
      ],
    },
  ],
}

/** What nobody reads yet. */
export const press: NewPage = {
  slug: 'press',
  title: say('For the press', 'Für die Presse'),
  sections: [
    {
      anchor: 'accreditation',
      title: say('Accreditation', 'Akkreditierung'),
      blocks: [
        {
          kind: 'facts',
          items: [{ term: say('Press desk', 'Presseschalter'), value: say('Entrance South', 'Eingang Süd') }],
        },
      ],
    },
  ],
}
