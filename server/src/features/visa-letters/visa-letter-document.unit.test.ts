import { describe, expect, it } from 'vitest'
import { readTemplate } from '#platform/papers/documents/document-renderer'
import { createTypstRenderer } from '#platform/papers/documents/typst-renderer'
import { contentsOf } from '../../testing/read-pdf.ts'
import { passport } from '../../testing/visa-letters.ts'
import { presentVisaLetterDocument } from './visa-letter-document.ts'

type Written = Parameters<typeof presentVisaLetterDocument>[0]

const renderer = createTypstRenderer()
const template = readTemplate(import.meta.dirname, 'visa-letter.typ')
const draw = (written: Written) => renderer.draw(template, presentVisaLetterDocument(written))

const written: Written = {
  letter: { code: 'VLK7HD93QRST', issued_at: new Date('2025-08-18T22:30:00Z') },
  edition: {
    product: 'MSPG',
    year: 2025,
    startsOn: '2025-10-20',
    endsOn: '2025-10-24',
    venue: 'Südhallen',
    city: 'Berlin',
    timeZone: 'Europe/Berlin',
    seller: {
      name: 'MSPG Veranstaltungs GmbH',
      addressLines: ['Hallenring 1', '12099 Berlin'],
    } as Written['edition']['seller'],
    contactEmail: 'help@mspg.example',
    visaDesk: {
      signedBy: 'Johanna Albers',
      position: { en: 'Head of Visitor Services', de: 'Leiterin Besucherservice' },
      phone: '+49 30 23125 102',
    },
    languages: ['en', 'de', 'fr'],
  },
  passport,
  stays: [
    { house: 'Hotel Adler', address: 'Kanalufer 2, 10963 Berlin', arrival: '2025-10-20', departure: '2025-10-24' },
  ],
  publicUrl: 'https://mspg.example/',
}

describe('the visa letter as PDF', () => {
  it('is tagged, and each of its two parts names its language', async () => {
    const contents = contentsOf(await draw(written))
    expect(contents).toContain('/Lang (en)')
    expect(contents).toContain('/Lang (de)')
    expect(contents).toContain('/StructTreeRoot')
    expect(contents).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  it('says who invites whom, for how long, and where its code is checked, in English and in the event’s own language', () => {
    const { versions, ...shown } = presentVisaLetterDocument(written)
    expect(shown).toMatchObject({ seller: 'MSPG Veranstaltungs GmbH', code: 'VLK7 HD93 QRST', event: 'MSPG 2025' })
    expect(versions.map(({ locale }) => locale)).toEqual(['en', 'de'])
    for (const { invites, checkAt } of versions) {
      for (const told of ['Ada Quastenflosser Rangarajan', 'N7421906', 'IND', 'Südhallen, Berlin'])
        expect(invites).toContain(told)
      expect(checkAt).toContain('mspg.example/verify')
    }
    // Made after midnight at the venue.
    expect(versions[0]?.place).toBe('Berlin, 19\u00a0August\u00a02025')
  })

  it('says where the guest sleeps, who signs, and where authorities call; without those, nothing of it', async () => {
    const { versions, foot } = presentVisaLetterDocument(written)
    expect(versions.map(({ sleeps, signature }) => [sleeps, signature])).toEqual([
      [
        ['The guest has a room at Hotel Adler, Kanalufer 2, 10963 Berlin, 20–24\u00a0October\u00a02025.'],
        ['Johanna Albers', 'Head of Visitor Services'],
      ],
      [[expect.stringContaining('Hotel Adler, Kanalufer 2')], ['Johanna Albers', 'Leiterin Besucherservice']],
    ])
    expect(foot).toEqual(['MSPG Veranstaltungs GmbH', '+49 30 23125 102', 'help@mspg.example'])
    const bare = { ...written, stays: [], edition: { ...written.edition, visaDesk: null } }
    expect(presentVisaLetterDocument(bare)).toMatchObject({
      foot: ['MSPG Veranstaltungs GmbH', 'help@mspg.example'],
      versions: [
        { sleeps: [], signature: [] },
        { sleeps: [], signature: [] },
      ],
    })
    expect(contentsOf(await draw(bare))).toContain('/StructTreeRoot')
  })

  it('is in English alone where the event is', () => {
    const alone = { ...written, edition: { ...written.edition, languages: ['en'] } }
    expect(presentVisaLetterDocument(alone).versions.map(({ locale }) => locale)).toEqual(['en'])
  })

  it('bears the longest names and signs that would be code elsewhere, on one page', async () => {
    const long: Written['passport'] = {
      ...passport,
      givenNames: 'Thiruvenkatachari Parthasarathy Venkatanarasimharajuvaripeta Srinivasa Raghavan Iy',
      surname: 'Uvuvwevwevwe Onyetenyevwe Ugwemuhwem Osas Krungthepmahanakhon Amonrattanakosin Mah',
      consulate: `#evil[text] $x$ \\ ${'Consulate General of the Federal Republic '.repeat(2)}`,
    }
    const stay = { house: 'Grand Hotel '.repeat(9), address: `#evil[text] ${'Straße 1, '.repeat(10)}` }
    const stays = [20, 21, 22].map((day) => ({ ...stay, arrival: `2025-10-${day}`, departure: `2025-10-${day + 1}` }))
    const contents = contentsOf(await draw({ ...written, passport: long, stays }))
    expect(contents.match(/\/Type \/Pages\s+\/Count (\d+)/)?.[1]).toBe('1')
  })
})
