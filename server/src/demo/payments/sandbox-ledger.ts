import { type Kysely, type Selectable, sql } from 'kysely'
import type { FailureReason, Refund } from '#platform/payments/payments'
import type { SandboxCharge, SandboxLedger, SandboxState } from './sandbox-provider.ts'

export interface SandboxTables {
  sandbox_charges: {
    provider_ref: string
    attempt_id: string
    order_uuid: string
    amount: number
    currency: string
    state: SandboxState
    refunded: number
    /** A failed charge's reason; a paid one's refunds as `refunds:<id>,<id>`: a real provider keeps those apart. */
    reason: string | null
    return_url: string
    created_at: Date
  }
}

function present(row: Selectable<SandboxTables['sandbox_charges']>): SandboxCharge {
  return {
    providerRef: row.provider_ref,
    attemptId: row.attempt_id,
    orderUuid: row.order_uuid,
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    refunded: row.refunded,
    reason: row.state === 'failed' ? (row.reason as FailureReason | null) : null,
    returnUrl: row.return_url,
    createdAt: row.created_at,
  }
}

/** The pretend provider's books in one table. `attempt_id` must be unique: it is what makes a charge idempotent. */
export function createSandboxLedger(db: Kysely<SandboxTables>): SandboxLedger {
  return {
    async bookCharge(charge) {
      const row = await db
        .insertInto('sandbox_charges')
        .values({
          provider_ref: charge.providerRef,
          attempt_id: charge.attemptId,
          order_uuid: charge.orderUuid,
          amount: charge.amount,
          currency: charge.currency,
          state: charge.state,
          refunded: 0,
          reason: charge.reason,
          return_url: charge.returnUrl,
          created_at: charge.createdAt,
        })
        // Without a change of anything: a row that is left alone is not returned.
        .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet({ attempt_id: charge.attemptId }))
        .returningAll()
        .executeTakeFirstOrThrow()
      return present(row)
    },

    async findByAttempt(attemptId) {
      const row = await db
        .selectFrom('sandbox_charges')
        .selectAll()
        .where('attempt_id', '=', attemptId)
        .executeTakeFirst()
      return row ? present(row) : null
    },

    async findByRef(providerRef) {
      const row = await db
        .selectFrom('sandbox_charges')
        .selectAll()
        .where('provider_ref', '=', providerRef)
        .executeTakeFirst()
      return row ? present(row) : null
    },

    async setState(providerRef, from, to) {
      const updated = await db
        .updateTable('sandbox_charges')
        .set({ state: to.state, reason: to.state === 'failed' ? to.reason : null })
        .where('provider_ref', '=', providerRef)
        .where('state', 'in', from)
        .executeTakeFirst()
      return updated.numUpdatedRows === 1n
    },

    addRefund: (refund) => addRefund(db, refund),
  }
}

async function addRefund(db: Kysely<SandboxTables>, { refundId, providerRef, amount }: Refund): Promise<boolean> {
  // The refund's id is written with its amount in one statement: a repeated call finds it and gives nothing twice.
  const updated = await db
    .updateTable('sandbox_charges')
    .set({
      refunded: sql<number>`refunded + ${amount}`,
      reason: sql<string>`coalesce(reason || ',', 'refunds:') || ${refundId}::text`,
    })
    .where('provider_ref', '=', providerRef)
    .where('state', '=', 'succeeded')
    .where(sql<boolean>`refunded + ${amount} <= amount`)
    .where(sql<boolean>`position(${refundId}::text in coalesce(reason, '')) = 0`)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 1n) return true
  const standing = await db
    .selectFrom('sandbox_charges')
    .select('provider_ref')
    .where('provider_ref', '=', providerRef)
    .where('state', '=', 'succeeded')
    .where(sql<boolean>`position(${refundId}::text in coalesce(reason, '')) > 0`)
    .executeTakeFirst()
  return standing !== undefined
}
