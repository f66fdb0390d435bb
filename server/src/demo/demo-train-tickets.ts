import { createHash } from 'node:crypto'
import type { NewTrainTicketType } from '@foyer/contract/new-train-ticket-type.schemas'

/** Signs that cannot be mistaken for each other when read aloud. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Codes as a railway hands them over: `FL-7KQ4-M2XD`, the same at every first start. */
function codesOf(letters: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const bytes = createHash('sha256').update(`${letters} ${index}`).digest()
    const signs = Array.from({ length: 8 }, (_sign, at) => alphabet[(bytes[at] ?? 0) % alphabet.length]).join('')
    return `${letters}-${signs.slice(0, 4)}-${signs.slice(4)}`
  })
}

const personal = {
  en: 'Personal: the name on the ticket is the name on the identity card that you bring.',
  de: 'Persönlich: Der Name auf dem Ticket steht auch auf dem Ausweis, den Sie mitbringen.',
}
const city = {
  en: 'Suburban trains and underground in Berlin are covered on both travel days.',
  de: 'S-Bahn und U-Bahn in Berlin sind an beiden Reisetagen enthalten.',
}
const luggage = {
  en: 'Bicycles and large luggage are not covered.',
  de: 'Fahrräder und großes Gepäck sind nicht enthalten.',
}

/** What the demo's organiser has under contract with a railway, each kind with its codes. */
export const trainTickets: readonly { readonly type: NewTrainTicketType; readonly codes: readonly string[] }[] = [
  {
    type: {
      name: { en: 'Event ticket Flex', de: 'Messe-Bahnticket Flex' },
      class: 'second',
      description: {
        en: 'Every train from any station in Germany to Berlin and back, without a reserved seat.',
        de: 'Jeder Zug von jedem Bahnhof in Deutschland nach Berlin und zurück, ohne Platzreservierung.',
      },
      rules: [
        personal,
        {
          en: 'One day there and one day back, any train of the day.',
          de: 'Ein Tag hin, ein Tag zurück, jeder Zug des Tages.',
        },
        city,
        luggage,
      ],
      price: 9_900,
      validFrom: '2025-10-18',
      validTo: '2025-10-26',
      cancelBefore: '2025-10-17T16:00:00Z',
      capacity: 400,
    },
    codes: codesOf('FL', 420),
  },
  {
    type: {
      name: { en: 'Event ticket Comfort', de: 'Messe-Bahnticket Komfort' },
      class: 'first',
      description: {
        en: 'Every train in first class, with a seat at every change and the lounges of the large stations.',
        de: 'Jeder Zug in der ersten Klasse, mit Sitzplatz bei jedem Umstieg und den Lounges der großen Bahnhöfe.',
      },
      rules: [
        personal,
        {
          en: 'Seats are reserved with the code, at the counter or by phone.',
          de: 'Plätze werden mit dem Code reserviert, am Schalter oder am Telefon.',
        },
        city,
        luggage,
      ],
      price: 15_900,
      validFrom: '2025-10-18',
      validTo: '2025-10-26',
      cancelBefore: '2025-10-17T16:00:00Z',
      capacity: 80,
    },
    codes: codesOf('KO', 90),
  },
  {
    type: {
      name: { en: 'Event ticket Regional', de: 'Messe-Bahnticket Regional' },
      class: 'second',
      description: {
        en: 'Regional and suburban trains in Germany, no long-distance trains.',
        de: 'Regionalzüge und S-Bahnen in Deutschland, keine Fernzüge.',
      },
      rules: [
        personal,
        { en: 'Change as often as you like.', de: 'Beliebig oft umsteigen.' },
        {
          en: 'Not valid on long-distance trains, whatever the delay.',
          de: 'Gilt in keinem Fernzug, auch nicht bei Verspätung.',
        },
      ],
      price: 3_900,
      validFrom: '2025-10-19',
      validTo: '2025-10-25',
      cancelBefore: '2025-10-06T16:00:00Z',
      capacity: 60,
    },
    codes: codesOf('RE', 60),
  },
]
