import { noPersonalData, type PersonalData } from '#features/identity'
import { listTransfersOf } from './bank.queries.ts'

/** What came into the account stays as long as the books, with its payer and their words; it is told to whom it was for. */
export const personalTransfersIn: PersonalData<'transfers'> = {
  ...noPersonalData,
  archive: async (context, { userId }) => ({
    transfers: (await listTransfersOf(context, userId)).map((row) => ({
      orderUuid: row.order_id,
      bookedOn: row.booked_on,
      amount: { amount: row.amount, currency: row.currency },
      payerName: row.payer_name,
      payerIban: row.payer_iban,
      remittance: row.remittance,
    })),
  }),
}
