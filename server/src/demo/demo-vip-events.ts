import type { NewVipEvent } from '@foyer/contract/new-vip-event.schemas'

/** Evenings and a breakfast for holders of some passes, in the order in which they are made. */

const event = { dressCode: null, invitedBy: null, price: 0, hasPlusOne: false, answerHours: 24 }

const counter: NewVipEvent = {
  ...event,
  name: { en: 'Kitchen counter', de: 'Küchentresen' },
  description: {
    en: 'Two stools at the counter of the hall kitchen: seven small courses, and the cook explains each.',
    de: 'Zwei Hocker am Tresen der Messeküche: sieben kleine Gänge, und die Köchin erklärt jeden.',
  },
  place: { en: 'Hall 1, kitchen behind the lounge', de: 'Halle 1, Küche hinter der Lounge' },
  dressCode: { en: 'As you are', de: 'So wie Sie sind' },
  startsAt: '2025-10-20T15:00:00Z',
  endsAt: '2025-10-20T17:00:00Z',
  openTo: ['host', 'vip', 'vendor-vip'],
  capacity: 2,
  hasPlusOne: true,
  withdrawBefore: '2025-10-19T15:00:00Z',
}

const dinner: NewVipEvent = {
  ...event,
  name: { en: 'Partner Dinner', de: 'Partner-Dinner' },
  description: { en: 'Three courses at long tables.', de: 'Drei Gänge an langen Tafeln.' },
  place: { en: 'Gasometer, shuttle S1 at 19:05', de: 'Gasometer, Shuttle S1 um 19:05 Uhr' },
  dressCode: { en: 'Smart, no tie needed', de: 'Festlich, ohne Krawatte' },
  startsAt: '2025-10-21T17:30:00Z',
  endsAt: '2025-10-21T21:00:00Z',
  openTo: ['host', 'vip', 'vendor-vip'],
  capacity: 60,
  hasPlusOne: true,
  withdrawBefore: '2025-10-19T15:00:00Z',
}

const cruise: NewVipEvent = {
  ...event,
  name: { en: 'Canal Cruise', de: 'Kanalfahrt' },
  description: {
    en: 'Ninety minutes on the water with the people who run the seven halls. Supper on board is included.',
    de: 'Neunzig Minuten auf dem Wasser mit den Leuten, die die sieben Hallen betreiben. Das Abendessen an Bord ist dabei.',
  },
  place: { en: 'Landing at Entrance North', de: 'Anleger am Eingang Nord' },
  dressCode: { en: 'Warm, flat shoes', de: 'Warm, flache Schuhe' },
  startsAt: '2025-10-22T16:30:00Z',
  endsAt: '2025-10-22T18:00:00Z',
  openTo: ['vip', 'vendor-vip'],
  price: 4_500,
  capacity: 40,
  withdrawBefore: '2025-10-15T15:00:00Z',
}

const night: NewVipEvent = {
  ...event,
  name: { en: 'Boiler House Night', de: 'Nacht im Kesselhaus' },
  description: {
    en: 'Dinner between the turbines, then a brass band from Neukölln.',
    de: 'Abendessen zwischen den Turbinen, danach eine Blaskapelle aus Neukölln.',
  },
  place: { en: 'Boiler House, 12 min by S2', de: 'Kesselhaus, 12 Min. mit S2' },
  dressCode: { en: 'Smart casual', de: 'Gepflegt, nicht förmlich' },
  invitedBy: 'Kestrel Cloud',
  startsAt: '2025-10-23T18:00:00Z',
  endsAt: '2025-10-23T22:30:00Z',
  openTo: ['badge-vip', 'vip', 'vendor-vip'],
  capacity: 80,
  hasPlusOne: true,
  withdrawBefore: '2025-10-22T15:00:00Z',
}

const breakfast: NewVipEvent = {
  ...event,
  name: { en: 'Breakfast with the jury', de: 'Frühstück mit der Jury' },
  description: {
    en: 'What the jury of the innovation award argued about, over eggs.',
    de: 'Worüber die Jury des Innovationspreises gestritten hat, bei Rührei.',
  },
  place: { en: 'Gardener’s House, Hall 4 garden', de: 'Gärtnerhaus, Garten an Halle 4' },
  startsAt: '2025-10-24T07:00:00Z',
  endsAt: '2025-10-24T08:30:00Z',
  openTo: ['host', 'vip', 'vendor-vip'],
  capacity: 24,
  withdrawBefore: '2025-10-22T15:00:00Z',
}

export const vipEvents: readonly NewVipEvent[] = [counter, dinner, cruise, night, breakfast]

/** Which of them it is, from 1. */
const numberOf = (wanted: NewVipEvent): number => vipEvents.indexOf(wanted) + 1

/** Who answers to what, in this order: the counter is full, and has a line. */
export const answers = [
  { email: 'host@demo.example', event: numberOf(counter), guest: 'Rui Ferreira' },
  { email: 'vendorvip@demo.example', event: numberOf(counter), guest: null },
  { email: 'vip@demo.example', event: numberOf(counter), guest: null },
  { email: 'host@demo.example', event: numberOf(dinner), guest: null },
  { email: 'vip@demo.example', event: numberOf(breakfast), guest: null },
]

/** What was called off after people had answered. */
export const calledOff = {
  event: numberOf(breakfast),
  reason: {
    en: 'The house has water damage. There is no other date.',
    de: 'Das Haus hat einen Wasserschaden. Einen anderen Termin gibt es nicht.',
  },
}
