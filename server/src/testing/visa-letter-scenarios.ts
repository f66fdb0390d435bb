import { attendee, call, type Reply } from './people.ts'
import type { TestHouse } from './test-house.ts'
import { askForLetter, passport } from './visa-letters.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const pdfOf = (uuid: string) => `/api/visa-invitation-letter/${uuid}/pdf`

/** How the answers about visa letters come about; see `scenarios`. `vendor`: somebody let in without a pass. */
export const visaLetterScenarios = (
  vendor: (house: TestHouse) => Promise<{ readonly token: string }>,
): Readonly<Record<string, Scenario>> => ({
  'visaLetters.requestVisaLetter 201': async (house) => askForLetter(house, (await attendee(house)).token),
  'visaLetters.requestVisaLetter 409': async (house) =>
    call(house, 'POST', '/api/visa-invitation-letter', { ...(await vendor(house)), body: passport }),
  'visaLetters.withdrawVisaLetter 200': async (house) => {
    const { token } = await attendee(house)
    const { uuid } = (await askForLetter(house, token)).body
    return call(house, 'DELETE', `/api/visa-invitation-letter/${uuid}`, { token })
  },
  'visaLetters.readVisaLetterPdf 200': async (house) => {
    const { token } = await attendee(house)
    return call(house, 'GET', pdfOf((await askForLetter(house, token)).body.uuid), { token })
  },
  'visaLetters.readVisaLetterPdf 409': async (house) => {
    const { token } = await attendee(house)
    const { uuid } = (await askForLetter(house, token)).body
    await askForLetter(house, token)
    return call(house, 'GET', pdfOf(uuid), { token })
  },
})
