import type { DemoHotel } from './hotel.ts'
import { centreHotels } from './hotels-centre.ts'
import { nearHotels } from './hotels-near.ts'
import { shuttleHotels } from './hotels-shuttle.ts'
import { trainHotels } from './hotels-train.ts'
import { waterHotels } from './hotels-water.ts'

/** Every hotel of the demo. Those that the design's drawings show have its names, prices and free nights. */
export const hotels: readonly DemoHotel[] = [
  ...nearHotels,
  ...shuttleHotels,
  ...waterHotels,
  ...trainHotels,
  ...centreHotels,
]
