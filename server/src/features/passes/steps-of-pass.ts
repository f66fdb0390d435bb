import { priceKept } from '#features/orders'
import type { Context } from '#platform/context'
import { upgradePrice } from './pass-type-state.ts'
import { findPassTypeRow, type PassRow, updatePass } from './passes.queries.ts'
import { type PricedStep, type UndoneStep, undoPrice } from './undo-price.ts'
import { listDoneUpgrades, takeOffGift } from './upgrades.queries.ts'

type DoneUpgrade = Awaited<ReturnType<typeof listDoneUpgrades>>[number]

/** All that may have been paid for a pass, now and in earlier upgrades. */
export const stepNames = async (context: Context, { id }: Pick<PassRow, 'id'>) =>
  namesOf(id, await listDoneUpgrades(context, id))

const namesOf = (passId: string, upgrades: readonly DoneUpgrade[]) => [
  { kind: 'pass' as const, reference: passId },
  ...upgrades.map(({ id }) => ({ kind: 'upgrade' as const, reference: id })),
]

/** What goes where a pass costs so much less from now on, with domestic VAT. */
export async function undone(context: Context, pass: PassRow, amount: number): Promise<UndoneStep[]> {
  const upgrades = await listDoneUpgrades(context, pass.id)
  const kept = await priceKept(context, namesOf(pass.id, upgrades))
  const step = (kind: PricedStep['kind'], reference: string, given: number): PricedStep => ({
    kind,
    reference,
    given,
    paid: kept.get(reference) ?? 0,
  })
  const steps = [step('pass', pass.id, (pass.given_away ?? 0) - pass.given_back)]
  for (const upgrade of upgrades) steps.push(step('upgrade', upgrade.id, await givenWith(context, upgrade)))
  return undoPrice(steps, amount)
}

/** What staff gave is worth what both types cost now, as every difference is. */
async function givenWith(context: Context, upgrade: DoneUpgrade): Promise<number> {
  if (upgrade.order_id !== null || upgrade.undone_at !== null) return 0
  const from = await findPassTypeRow(context, upgrade.from_type_id)
  const to = await findPassTypeRow(context, upgrade.to_type_id)
  if (from === undefined || to === undefined) return 0
  return Math.max(0, upgradePrice(from, to, context.now) - upgrade.given_back)
}

export const paidBackOf = (steps: readonly UndoneStep[]): number =>
  steps.reduce((sum, { paidBack }) => sum + paidBack, 0)

/** What nobody paid is taken off once. */
export async function noteUndone(context: Context, pass: PassRow, steps: readonly UndoneStep[]): Promise<void> {
  for (const { kind, reference, given, givenBack } of steps) {
    if (givenBack === 0) continue
    if (kind === 'pass') await updatePass(context, reference, { given_back: pass.given_back + givenBack })
    else await takeOffGift(context, reference, givenBack, givenBack === given)
  }
}
