import * as contract from '@foyer/contract/exports'
import { type Door, serve } from '#platform/door/serve'
import { beginAgain, beginExport, removeExport } from './begin-export.ts'
import { listExportsOf, listSaved } from './exports.queries.ts'
import { FILE_MS, presentExport, presentSaved } from './present-export.ts'
import { readExportFile } from './read-export-file.ts'
import { forgetSavedExport, saveExport } from './saved-exports.ts'
import { scheduleExport } from './schedule-export.ts'

/** Lists that staff take with them as files. */
export function openExports(door: Door): void {
  serve(door, contract.listExports, async (context) => {
    const since = new Date(context.now.getTime() - FILE_MS)
    return (await listExportsOf(context, context.caller.userId, since)).map(presentExport)
  })
  serve(door, contract.beginExport, beginExport)
  serve(door, contract.readExportFile, readExportFile)
  serve(door, contract.beginAgain, beginAgain)
  serve(door, contract.removeExport, removeExport)
  serve(door, contract.listSavedExports, async (context) => {
    const { userId, scopes } = context.caller
    const rows = await listSaved(context, userId)
    return rows.filter(({ kind }) => contract.mayExport(kind, scopes)).map((row) => presentSaved(row, userId))
  })
  serve(door, contract.saveExport, saveExport)
  serve(door, contract.scheduleExport, scheduleExport)
  serve(door, contract.forgetSavedExport, forgetSavedExport)
}
