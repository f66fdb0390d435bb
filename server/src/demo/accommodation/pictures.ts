import { type DemoImage, type DemoText, say } from './hotel.ts'

/** What each drawing in `art/` shows, for those who cannot see it. */
const alternatives = {
  'bar-brick': say(
    'Bar against a brick wall, bottles under copper lamps',
    'Bar vor Ziegelwand, Flaschen unter kupfernen Lampen',
  ),
  'bar-plum': say(
    'Plum-coloured bar with five stools and a lit shelf',
    'Pflaumenblaue Bar mit fünf Hockern und beleuchtetem Regal',
  ),
  'bar-river': say(
    'Blue bar with amber stools, three shelves of bottles',
    'Blaue Bar mit gelben Hockern und drei Regalen voller Flaschen',
  ),
  'bicycles-lilac': say(
    'Vaulted bicycle cellar with three bicycles and a floor pump',
    'Fahrradkeller im Gewölbe mit drei Rädern und Standpumpe',
  ),
  'bicycles-mint': say('Green bicycle cellar with tools on the wall', 'Grüner Fahrradkeller mit Werkzeug an der Wand'),
  'bicycles-ochre': say('Bicycle room under ochre arches', 'Fahrradraum unter ockerfarbenen Bögen'),
  'bicycles-slate': say(
    'Grey bicycle cellar, three bicycles in the rack',
    'Grauer Fahrradkeller, drei Räder im Ständer',
  ),
  breakfast: say('Breakfast room with round tables', 'Frühstücksraum mit runden Tischen'),
  'breakfast-blue': say(
    'Breakfast room by the water, buffet on the right',
    'Frühstücksraum am Wasser, rechts das Buffet',
  ),
  'breakfast-garden': say(
    'Breakfast room on a green floor, garden behind the windows',
    'Frühstücksraum auf grünem Boden, Garten vor den Fenstern',
  ),
  'breakfast-gold': say(
    'Dark breakfast salon at sunrise, gold on the buffet',
    'Dunkler Frühstückssalon bei Sonnenaufgang, Gold am Buffet',
  ),
  'breakfast-mint': say(
    'Breakfast room with teal buffet and trees outside',
    'Frühstücksraum mit blaugrünem Buffet, draußen Bäume',
  ),
  'breakfast-plum': say(
    'Rose-coloured breakfast room in the early light',
    'Rosafarbener Frühstücksraum im frühen Licht',
  ),
  'breakfast-rose': say(
    'Small breakfast room with blue chairs facing the yard',
    'Kleiner Frühstücksraum mit blauen Stühlen zum Hof',
  ),
  'breakfast-terracotta': say(
    'Breakfast room with a clay-red floor above the town',
    'Frühstücksraum mit tonrotem Boden über der Stadt',
  ),
  'courtyard-linden': say('Courtyard with a yellow linden and a set table', 'Hof mit gelber Linde und gedecktem Tisch'),
  'gartenhotel-rotdorn': say(
    'Country house with green shutters between two red hawthorns',
    'Landhaus mit grünen Läden zwischen zwei Rotdornen',
  ),
  'grand-hotel-marstall': say(
    'Palace with dome and columns at night, door lit',
    'Palais mit Kuppel und Säulen bei Nacht, die Tür erleuchtet',
  ),
  'gym-blue': say(
    'Gym with two treadmills facing the evening sky',
    'Fitnessraum mit zwei Laufbändern vor dem Abendhimmel',
  ),
  'hafenhaus-sued': say(
    'Three brick warehouses on a quay, a crane and a barge',
    'Drei Backsteinspeicher am Kai, ein Kran und ein Kahn',
  ),
  'haus-kranich': say(
    'Three stepped gables in green, a crane flying over',
    'Drei grüne Treppengiebel, ein Kranich fliegt darüber',
  ),
  'hotel-adler': say(
    'Rounded white front with plum balconies at dusk',
    'Gerundete weiße Fassade mit pflaumenblauen Balkonen in der Dämmerung',
  ),
  'hotel-kontor': say('Stepped brick office house with a tower clock', 'Gestuftes Kontorhaus aus Klinker mit Turmuhr'),
  'hotel-kupferhof': say(
    'Brick house with arched windows and trees by day',
    'Backsteinhaus mit Bogenfenstern und Bäumen am Tag',
  ),
  'hotel-kupferhof-night': say(
    'Brick house with arched windows at night, door lit',
    'Backsteinhaus mit Bogenfenstern bei Nacht, die Tür erleuchtet',
  ),
  'hotel-tempelfeld': say(
    'Long white house with a control tower beside a runway',
    'Langes weißes Haus mit Kontrollturm an einer Rollbahn',
  ),
  'kitchen-shared': say(
    'Shared kitchen with a long table and hanging pans',
    'Gemeinschaftsküche mit langem Tisch und hängenden Pfannen',
  ),
  'lobby-clock': say('Lobby with a large clock and a dark reception desk', 'Halle mit großer Uhr und dunklem Empfang'),
  'lobby-harbour': say(
    'Lobby under steel beams, the harbour in the window',
    'Halle unter Stahlträgern, im Fenster der Hafen',
  ),
  'lobby-kupferhof': say('Lobby with arches and a stair', 'Halle mit Bögen und Treppe'),
  'lobby-marble': say('Lobby with marble columns and a plum desk', 'Halle mit Marmorsäulen und pflaumenblauem Empfang'),
  'lobby-neun': say('Dark lobby with a wall of small lights', 'Dunkle Halle mit einer Wand aus kleinen Lichtern'),
  'lobby-tempelfeld': say(
    'Bright lobby with a wide window and a teal desk',
    'Helle Halle mit breitem Fenster und blaugrünem Empfang',
  ),
  'pension-blaue-tuer': say(
    'Narrow rose townhouse with a blue door and an autumn tree',
    'Schmales rosa Stadthaus mit blauer Tür und Herbstbaum',
  ),
  'quartier-neun': say('Tower with a large figure nine at night', 'Hochhaus mit einer großen Neun bei Nacht'),
  'rooftop-day': say('Roof terrace with white sofas above the town', 'Dachterrasse mit weißen Sofas über der Stadt'),
  'rooftop-dusk': say('Roof terrace with yellow sofas at sunset', 'Dachterrasse mit gelben Sofas bei Sonnenuntergang'),
  'rooftop-night': say(
    'Roof terrace under a string of lamps at night',
    'Dachterrasse unter einer Lichterkette bei Nacht',
  ),
  'room-apartment-lilac': say(
    'Apartment with lilac kitchen, table for two and yellow sofa',
    'Apartment mit lila Küche, Tisch für zwei und gelbem Sofa',
  ),
  'room-apartment-night': say(
    'Apartment with teal kitchen, the town lit outside',
    'Apartment mit blaugrüner Küche, draußen die Lichter der Stadt',
  ),
  'room-apartment-ochre': say(
    'Apartment with blue kitchen and a red sofa',
    'Apartment mit blauer Küche und rotem Sofa',
  ),
  'room-apartment-river': say(
    'Apartment with light blue kitchen and river view',
    'Apartment mit hellblauer Küche und Blick auf den Fluss',
  ),
  'room-bunks-mint': say(
    'Room with two bunk beds, lockers under the window',
    'Zimmer mit zwei Stockbetten, Schränke unter dem Fenster',
  ),
  'room-bunks-slate': say(
    'Grey room with two bunk beds and reading lamps',
    'Graues Zimmer mit zwei Stockbetten und Leselampen',
  ),
  'room-comfort': say(
    'Comfort single with a wide bed and a window to the yard',
    'Komfort-Einzelzimmer mit breitem Bett und Fenster zum Hof',
  ),
  'room-double-dawn': say('Double room with a picture of a crane', 'Doppelzimmer mit dem Bild eines Kranichs'),
  'room-double-hawthorn': say(
    'Double room with a blossoming branch on the wall',
    'Doppelzimmer mit blühendem Zweig an der Wand',
  ),
  'room-double-lilac': say('Double room in lilac with a yellow blanket', 'Doppelzimmer in Lila mit gelber Decke'),
  'room-double-mauve': say(
    'Double room with three pictures and the canal outside',
    'Doppelzimmer mit drei Bildern, draußen der Kanal',
  ),
  'room-double-ochre': say(
    'Double room with an ochre blanket and a clay lamp',
    'Doppelzimmer mit ockerfarbener Decke und Tonlampe',
  ),
  'room-double-plum': say(
    'Double room in rose and plum with an armchair',
    'Doppelzimmer in Rosa und Pflaume mit Sessel',
  ),
  'room-double-rose': say(
    'Double room with a round mirror and a small desk',
    'Doppelzimmer mit rundem Spiegel und kleinem Tisch',
  ),
  'room-double-royal': say(
    'Blue double room with red curtains at night',
    'Blaues Doppelzimmer mit roten Vorhängen bei Nacht',
  ),
  'room-double-sky': say(
    'Double room high up, the night sky in the window',
    'Doppelzimmer weit oben, im Fenster der Nachthimmel',
  ),
  'room-double-teal': say(
    'Double room with a barge passing the window',
    'Doppelzimmer, vor dem Fenster zieht ein Kahn vorbei',
  ),
  'room-family-garden': say(
    'Family room with a double and a single bed, toys on the rug',
    'Familienzimmer mit Doppel- und Einzelbett, Spielzeug auf dem Teppich',
  ),
  'room-family-kranich': say(
    'Green family room with a second bed under a shelf',
    'Grünes Familienzimmer mit zweitem Bett unter einem Regal',
  ),
  'room-loft-brick': say(
    'Brick loft with a bed on the gallery and a green sofa',
    'Loft aus Ziegeln mit Bett auf der Galerie und grünem Sofa',
  ),
  'room-loft-slate': say(
    'Grey loft with a ladder to the bed, desk below',
    'Graues Loft mit Leiter zum Bett, darunter der Schreibtisch',
  ),
  'room-single-blue': say('Single room in blue with a long desk', 'Einzelzimmer in Blau mit langem Schreibtisch'),
  'room-single-green': say(
    'Single room with a book shelf and a view of trees',
    'Einzelzimmer mit Bücherbord und Blick auf Bäume',
  ),
  'room-single-hawthorn': say(
    'Small rose room with two prints and a green blanket',
    'Kleines rosa Zimmer mit zwei Drucken und grüner Decke',
  ),
  'room-single-lilac': say(
    'Single room with a wall clock and a dark desk',
    'Einzelzimmer mit Wanduhr und dunklem Schreibtisch',
  ),
  'room-single-navy': say(
    'Dark blue single room with a golden desk',
    'Dunkelblaues Einzelzimmer mit goldenem Schreibtisch',
  ),
  'room-single-rose': say(
    'Single room with a round mirror and a blue headboard',
    'Einzelzimmer mit rundem Spiegel und blauem Kopfteil',
  ),
  'room-single-sand': say('Sand-coloured single room with a coat rail', 'Sandfarbenes Einzelzimmer mit Garderobe'),
  'room-studio-dawn': say(
    'Studio in violet at sunset, a desk with a lamp',
    'Violettes Studio bei Sonnenuntergang, Schreibtisch mit Lampe',
  ),
  'room-studio-mist': say(
    'Pale studio with two shelves above the desk',
    'Helles Studio mit zwei Regalen über dem Schreibtisch',
  ),
  'room-studio-teal': say(
    'Dark green studio with a yellow desk chair',
    'Dunkelgrünes Studio mit gelbem Schreibtischstuhl',
  ),
  'room-suite': say('Suite in plum, the last light in the window', 'Suite in Pflaume, im Fenster das letzte Licht'),
  'room-suite-navy': say(
    'Navy suite with red curtains and a sofa on a round rug',
    'Marineblaue Suite mit roten Vorhängen und Sofa auf rundem Teppich',
  ),
  'room-suite-orchid': say(
    'Suite in orchid with a dark sofa facing the bed',
    'Suite in Orchidee mit dunklem Sofa neben dem Bett',
  ),
  'room-suite-quay': say(
    'Light suite with a blue sofa and a wide view of roofs',
    'Helle Suite mit blauem Sofa und weitem Blick über Dächer',
  ),
  'room-suite-river': say(
    'Suite with a yellow sofa, the river behind three panes',
    'Suite mit gelbem Sofa, hinter drei Scheiben der Fluss',
  ),
  'room-suite-tower': say(
    'Suite in the tower, the sun setting over the railway',
    'Suite im Turm, die Sonne sinkt über der Bahn',
  ),
  'room-twin': say('Two single beds with yellow blankets', 'Zwei Einzelbetten mit gelben Decken'),
  'room-twin-blue': say(
    'Blue bedroom with two beds and a large plant',
    'Blaues Schlafzimmer mit zwei Betten und großer Pflanze',
  ),
  'room-twin-clay': say('Cabin with two beds under slatted wood', 'Kajüte mit zwei Betten unter Holzlatten'),
  'room-twin-moss': say('Moss-green twin room with an armchair', 'Moosgrünes Zweibettzimmer mit Sessel'),
  'room-twin-slate': say(
    'Twin room with hanging lamps and a plant on the sill',
    'Zweibettzimmer mit Hängelampen und Pflanze',
  ),
  'sauna-cedar': say('Sauna in cedar with a window to the trees', 'Sauna aus Zeder mit Fenster ins Grüne'),
  'sauna-slate': say('Dark sauna with hot stones at dusk', 'Dunkle Sauna mit heißen Steinen in der Dämmerung'),
  'spreebogen-suites': say('Row of blue houses mirrored in the river', 'Reihe blauer Häuser, im Fluss gespiegelt'),
  'turmhotel-suedkreuz': say(
    'Round-topped blue tower beside a railway viaduct at dusk',
    'Blauer Turm mit rundem Kopf an einem Bahnviadukt in der Dämmerung',
  ),
  'werkhaus-ostkreuz': say(
    'Former factory with a saw-tooth roof and a chimney',
    'Frühere Fabrik mit Sheddach und Schornstein',
  ),
  'wohnhof-mariendorf': say(
    'Ochre housing court with blue loggias around a lawn',
    'Ockerfarbener Wohnhof mit blauen Loggien um eine Wiese',
  ),
} satisfies Record<string, DemoText>

export type DemoPicture = keyof typeof alternatives

/** The drawings by name, in the order given, as a hotel or a room carries them. */
export function pictures(...names: DemoPicture[]): DemoImage[] {
  return names.map((name) => ({ file: `${name}.svg`, alt: alternatives[name] }))
}
