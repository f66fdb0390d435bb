import { requests } from '@foyer/contract/kit/refusal'
import * as contract from '@foyer/contract/platform'
import { giveCode } from '#features/identity'
import { refuse } from '#platform/door/refused'
import { type Door, serve } from '#platform/door/serve'
import { systemClock } from '#platform/ground/clock'
import type { SetClock } from './demo-clock.ts'

/** What only the demo answers: its mailbox, and its clock, which people may move (null: it stands where it was set). */
export function openDemoRoutes(door: Door, clock: SetClock | null): void {
  serve(door, contract.listDemoMails, async (context, { query }) => {
    const rows = await context.db
      .selectFrom('demo_mails')
      .selectAll()
      .$if(query.to !== undefined, (mails) => mails.where('to_address', '=', query.to ?? ''))
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(200)
      .execute()
    return rows.map((row) => ({
      to: row.to_address,
      subject: row.subject,
      text: row.body_text,
      html: row.body_html,
      sentAt: row.sent_at.toISOString(),
    }))
  })

  serve(door, contract.giveDemoCode, async (context, { body }) => {
    const code = await giveCode(context, body.email)
    if (code === null) throw refuse(requests.notFound)
    return { code }
  })

  serve(door, contract.moveDemoClock, async (context, { body }) => {
    const machineAt = systemClock.now()
    const appAt = new Date(body.now)
    await context.db
      .insertInto('demo_clock')
      .values({ machine_at: machineAt, app_at: appAt })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ machine_at: machineAt, app_at: appAt }))
      .execute()
    clock?.set(machineAt, appAt)
    return { now: appAt.toISOString() }
  })
}
