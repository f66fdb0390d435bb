import type { Export, NewExport } from '@foyer/contract/exports'
import { call } from './people.ts'
import { provenColleague } from './staff.ts'
import type { TestHouse } from './test-house.ts'

export const exportPath = '/api/organiser/export'

export const orderExport: NewExport = {
  kind: 'orders',
  format: 'csv',
  columns: ['number', 'total', 'email'],
  filters: {},
}

/** Begins an export, as somebody who showed their second factor just now. */
export const begin = (house: TestHouse, token: string, changes: Partial<NewExport> = {}) =>
  call<Export & { code?: string }>(house, 'POST', exportPath, { token, body: { ...orderExport, ...changes } })

/** One that is written. */
export async function withExport(house: TestHouse): Promise<{ readonly token: string; readonly uuid: string }> {
  const { token } = await provenColleague(house, 'owner')
  const { body } = await begin(house, token)
  await house.app.jobs.drain()
  return { token, uuid: body.uuid }
}
