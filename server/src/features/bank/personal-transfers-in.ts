import { noPersonalData, type PersonalData } from '#features/identity'
import { listTransfersOf } from './bank.queries.ts'

/**
 * What came into the account stays as long as the books, with its payer and their words. Whom it was for is told of it, and
 * nothing of others: neither the payer's whole IBAN nor what they wrote of several orders at once.
 */
export const personalTransfersIn: PersonalData<'transfers'> = {
  ...noPersonalData,
  archive: async (context, { userId }) => ({
    transfers: (await listTransfersOf(context, userId)).map((row) => ({
      orderUuid: row.order_id,
      bookedOn: row.booked_on,
      amount: { amount: row.amount, currency: row.currency },
      payerName: row.payer_name,
      payerIbanLast4: row.payer_iban?.slice(-4) ?? null,
      remittance: row.amount === row.entry_amount ? row.remittance : null,
    })),
  }),
}
