import * as contract from '@foyer/contract/visa-letters'
import { BinaryAnswer } from '#platform/door/answers'
import { type Door, serve } from '#platform/door/serve'
import { listOwnVisaLetters } from './present-visa-letter.ts'
import { requestVisaLetter } from './request-visa-letter.ts'
import { verifyCode } from './verify-code.ts'
import { drawOwnVisaLetter } from './visa-letter-document.ts'
import { withdrawVisaLetter } from './withdraw-visa-letter.ts'

export function openVisaLetters(door: Door): void {
  serve(door, contract.listVisaLetters, listOwnVisaLetters)
  serve(door, contract.requestVisaLetter, requestVisaLetter)
  serve(door, contract.withdrawVisaLetter, withdrawVisaLetter)
  serve(
    door,
    contract.readVisaLetterPdf,
    async (context, { params }) =>
      new BinaryAnswer('application/pdf', await drawOwnVisaLetter(context, params.uuid), {
        fileName: 'visa-invitation-letter.pdf',
      }),
  )
  serve(door, contract.verifyCode, (context, { params }) => verifyCode(context, params.code))
}
