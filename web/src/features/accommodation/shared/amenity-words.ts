import type { Amenity } from '@foyer/contract/accommodation'
import { message } from '#platform/messages/messages.ts'

export const amenityNames: Record<Amenity, string> = {
  wifi: message('Wi-Fi'),
  breakfast: message('Breakfast'),
  parking: message('Parking'),
  gym: message('Gym'),
  sauna: message('Sauna'),
  bar: message('Bar'),
  restaurant: message('Restaurant'),
  bicycles: message('Bicycles'),
  airConditioning: message('Air conditioning'),
  stepFree: message('Step-free'),
  pets: message('Pets welcome'),
  quietRooms: message('Quiet rooms'),
  kitchen: message('Kitchen'),
  roofTerrace: message('Roof terrace'),
  garden: message('Garden'),
}
