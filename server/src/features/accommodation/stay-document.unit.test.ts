import { describe, expect, it } from 'vitest'
import { readTemplate } from '#platform/papers/documents/document-renderer'
import { createTypstRenderer } from '#platform/papers/documents/typst-renderer'
import { contentsOf } from '../../testing/read-pdf.ts'
import { presentStayDocument } from './present-stay-document.ts'
import type { StayDocument } from './stay-document.ts'

const renderer = createTypstRenderer()
const template = readTemplate(import.meta.dirname, 'stay.typ')
const draw = (data: StayDocument) => renderer.draw(template, presentStayDocument(data))

const stay: StayDocument = {
  locale: 'en',
  number: '30001',
  orderNumber: 'MS25-04817',
  house: 'Hotel Adler',
  address: 'Adlerufer 1, 12099 Berlin',
  phone: '+49 30 23125 026',
  mapUrl: 'https://www.openstreetmap.org/?mlat=52.4&mlon=13.4#map=17/52.4/13.4',
  event: 'MSPG 2025',
  eventStartsOn: '2025-10-20',
  eventEndsOn: '2025-10-24',
  venue: 'Hall 3, Berlin',
  minutesToVenue: 6,
  way: 'Walk along the canal',
  room: 'Superior double',
  board: 'breakfast',
  persons: 2,
  guests: ['Ada Lovelace', '#evil[text] ‮ reversed'],
  arrival: '2025-10-20',
  departure: '2025-10-22',
  checkInFrom: '15:00',
  checkOutUntil: '12:00',
  nights: [
    { day: '2025-10-20', priceMinor: 26_900 },
    { day: '2025-10-21', priceMinor: 30_900 },
  ],
  totalMinor: 57_800,
  currency: 'EUR',
  cancelBefore: '6 October 2025, 18:00',
  conditions: '',
  seller: 'MSPG Veranstaltungs GmbH',
  email: 'help@mspg.example',
}

describe('the confirmation of a stay as PDF', () => {
  it.each(['en', 'de'] as const)('is tagged and names its language: %s', async (locale) => {
    const contents = contentsOf(await draw({ ...stay, locale }))
    expect(contents).toContain(`/Lang (${locale})`)
    expect(contents).toContain('/StructTreeRoot')
    expect(contents).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  it.each([
    { phone: '+49 30 5550 100' },
    { event: 'MSPG 2026' },
    { eventEndsOn: '2025-10-25' },
    { venue: 'Hall 7, Berlin' },
    { minutesToVenue: 11 },
    { way: 'Shuttle S1' },
  ] satisfies Partial<StayDocument>[])('says %o', async (other) => {
    expect(contentsOf(await draw({ ...stay, ...other }))).not.toBe(contentsOf(await draw(stay)))
  })

  it('leads to the house on the map, and bears the door of the screens’ header', async () => {
    const contents = contentsOf(await draw(stay))
    expect(contents).toContain(`/URI (${stay.mapUrl})`)
    expect(contents).toMatch(/\n16 0 l\n16 16 l\n/)
  })

  it('bears a house with a long name, many guests and none', async () => {
    const house = 'Grandhotel und Konferenzzentrum am Alten Verschiebebahnhof'
    const guests = Array.from({ length: 20 }, (_, index) => `Guest ${index}`)
    expect((await draw({ ...stay, house, guests })).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await draw({ ...stay, guests: [] })).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
