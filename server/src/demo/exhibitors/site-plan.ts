import type { Content } from '@foyer/contract/kit/content'
import type { NewSitePlan } from '@foyer/contract/new-site-plan.schemas'

const say = (en: string, de: string): Content => ({ en, de })
const same = (name: string): Content => say(name, name)
type Shape = NewSitePlan['shapes'][number]
const shape = (kind: Shape['kind'], points: Shape['points'], name: Shape['name'] = null): Shape => ({
  kind,
  points,
  name,
})

const shapes: Shape[] = [
  shape(
    'water',
    [
      [-130, -90],
      [365, -90],
      [365, -66],
      [250, -52],
      [120, -72],
      [10, -64],
      [-130, -46],
    ],
    { text: say('Landwehr canal', 'Landwehrkanal'), at: [-118, -72] },
  ),
  shape(
    'green',
    [
      [-130, 180],
      [-50, 180],
      [-50, 300],
      [-130, 300],
    ],
    { text: same('Park'), at: [-122, 288] },
  ),
  shape('street', [
    [-130, -24],
    [365, -24],
  ]),
  shape(
    'street',
    [
      [-130, 172],
      [365, 172],
    ],
    { text: same('Gleisbogen'), at: [20, 188] },
  ),
  shape('street', [
    [-30, -40],
    [-30, 300],
  ]),
  shape('street', [
    [284, -40],
    [284, 300],
  ]),
  shape('path', [
    [242, 138],
    [252, 150],
    [256, 196],
  ]),
  shape('path', [
    [-62, 95],
    [-30, 110],
    [-30, 150],
    [60, 150],
    [108, 142],
  ]),
  shape('shuttle', [
    [-86, -24],
    [-30, -24],
    [-30, 172],
    [284, 172],
    [284, -6],
    [322, -38],
  ]),
  shape('shuttle', [
    [66, 158],
    [66, 178],
    [-90, 178],
    [-90, 214],
  ]),
  shape('shuttle', [
    [266, 74],
    [284, 74],
    [284, -24],
    [365, -24],
  ]),
  shape('railway', [
    [150, 300],
    [178, 262],
    [212, 234],
    [256, 216],
    [310, 212],
    [365, 212],
  ]),
  shape('underground', [
    [-130, 95],
    [-62, 95],
    [-62, 300],
  ]),
]

/** What is around the halls, in the metres of the floor plan. */
export const sitePlan: NewSitePlan = {
  address: same('Südhallen, Gleisbogen 40, 10963 Berlin'),
  area: { x: -130, y: -90, width: 495, depth: 390 },
  shapes,
  marks: [
    { kind: 'stop', sign: 'S1', name: say('Stop S1, Entrance South', 'Haltestelle S1, Eingang Süd'), at: [176, 162] },
    { kind: 'stop', sign: 'S2', name: say('Stop S2, Entrance South', 'Haltestelle S2, Eingang Süd'), at: [66, 162] },
    { kind: 'stop', sign: 'BER', name: say('Stop BER, Entrance East', 'Haltestelle BER, Eingang Ost'), at: [264, 74] },
    { kind: 'railway-station', sign: 'S', name: same('Südkreuzbogen'), at: [256, 216] },
    { kind: 'underground-station', sign: 'U', name: same('Gleisdreieck'), at: [-62, 95] },
    { kind: 'car-park', sign: 'P1', name: say('Car park P1', 'Parkplatz P1'), at: [150, -46] },
    { kind: 'car-park', sign: 'P2', name: say('Car park P2', 'Parkplatz P2'), at: [326, 120] },
  ],
  accommodations: [
    { id: 22, at: [-56, -52] },
    { id: 28, at: [332, -46] },
    { id: 30, at: [-90, 222] },
    { id: 31, at: [-96, -24] },
    { id: 23, at: [350, 212] },
    { id: 24, at: [164, 282] },
    { id: 27, at: [40, 222] },
    { id: 29, at: [90, 248] },
    { id: 25, at: [216, 196] },
  ],
  lines: [
    {
      ...{ line: 'S1', kind: 'shuttle', first: '06:56', last: '00:56', everyMinutes: 8 },
      to: same('Kupferhof, Haus Kranich'),
      stop: say('Stop S1, Entrance South', 'Haltestelle S1, Eingang Süd'),
    },
    {
      ...{ line: 'S2', kind: 'shuttle', first: '07:00', last: '00:48', everyMinutes: 12 },
      to: same('Quartier Neun'),
      stop: say('Stop S2, Entrance South', 'Haltestelle S2, Eingang Süd'),
    },
    {
      ...{ line: 'BER', kind: 'shuttle', first: '06:30', last: '22:30', everyMinutes: 40 },
      to: say('Airport BER, Terminal 1', 'Flughafen BER, Terminal 1'),
      stop: say('Stop BER, Entrance East', 'Haltestelle BER, Eingang Ost'),
    },
    {
      ...{ line: 'S3', kind: 'railway', first: '04:41', last: '00:41', everyMinutes: 10 },
      to: say('S-Bahn to Spandau', 'S-Bahn nach Spandau'),
      stop: say('Südkreuzbogen, 5 min walk', 'Südkreuzbogen, 5 Min. zu Fuß'),
    },
    {
      ...{ line: 'U7', kind: 'underground', first: '04:20', last: '00:50', everyMinutes: 5 },
      to: say('Underground to Rudow', 'U-Bahn nach Rudow'),
      stop: say('Gleisdreieck, 6 min walk', 'Gleisdreieck, 6 Min. zu Fuß'),
    },
  ],
  linesFrom: '2025-10-19',
  linesUntil: '2025-10-25',
  linesNote: say(
    'Shuttles run 19 to 25 October, free with every pass. Low floor, one wheelchair place each.',
    'Die Shuttles fahren vom 19. bis 25. Oktober und sind mit jedem Ticket frei. Niederflur, je ein Platz für einen Rollstuhl.',
  ),
  arrivals: [
    {
      kind: 'train',
      text: say(
        'From Berlin Hbf take the S-Bahn S3 or S5 to Südkreuzbogen, 11 minutes, then 300 m on the marked path. The underground stops at Gleisdreieck, six minutes on foot.',
        'Ab Berlin Hbf mit der S-Bahn S3 oder S5 bis Südkreuzbogen, 11 Minuten, dann 300 m auf dem ausgeschilderten Weg. Die U-Bahn hält am Gleisdreieck, sechs Minuten zu Fuß.',
      ),
      link: { to: '/train-ticket', text: say('Your train ticket', 'Ihr Bahnticket') },
    },
    {
      kind: 'plane',
      text: say(
        'Shuttle BER from Terminal 1, exit E0, 42 minutes. A taxi takes 30 to 50 minutes and costs about 55.00\u00a0€.',
        'Shuttle BER ab Terminal 1, Ausgang E0, 42 Minuten. Ein Taxi braucht 30 bis 50 Minuten und kostet etwa 55.00\u00a0€.',
      ),
      link: null,
    },
    {
      kind: 'car',
      text: say(
        'P1, 420 places, at Entrance North, opens at 07:00, 12.00\u00a0€ a day. P2, 260 places, 24 with chargers, at Entrance East, 22.00\u00a0€ a day. Wheelchair users park free at P1, row A.',
        'P1, 420 Plätze, am Eingang Nord, ab 07:00 Uhr, 12.00\u00a0€ am Tag. P2, 260 Plätze, 24 mit Ladesäule, am Eingang Ost, 22.00\u00a0€ am Tag. Wer im Rollstuhl kommt, parkt frei auf P1, Reihe A.',
      ),
      link: null,
    },
    {
      kind: 'foot',
      text: say(
        'Flat paths along the canal and through the park. 300 covered bicycle stands at Entrance South, tools at the counter.',
        'Ebene Wege am Kanal und durch den Park. 300 überdachte Fahrradständer am Eingang Süd, Werkzeug am Schalter.',
      ),
      link: { to: '/floor-plan', text: say('The way through the halls', 'Der Weg durch die Hallen') },
    },
  ],
}
