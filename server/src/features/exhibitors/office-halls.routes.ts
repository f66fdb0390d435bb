import * as contract from '@foyer/contract/office-halls'
import * as plan from '@foyer/contract/office-site-plan'
import * as ways from '@foyer/contract/office-ways'
import { type Door, serve } from '#platform/door/serve'
import { previewDrawing, removeDrawing, setDrawing } from './change-drawing.ts'
import { addHall, arrangeHalls, changeHall, removeHall } from './change-hall.ts'
import { addStand, changeStand, removeStand } from './change-stand.ts'
import { getOfficeHall, presentHallLine } from './office-hall.ts'
import { listHallLineRows } from './office-halls.queries.ts'
import { readOfficeSitePlan, readSiteDrawing, removeSitePlan, saveSitePlan } from './office-site-plan.ts'
import { readOfficeWays, saveWays } from './office-ways.ts'

/** What staff do with halls, their stands and drawings, and what is around them. */
export function openOfficeHalls(door: Door): void {
  serve(door, contract.listHalls, async (context) => (await listHallLineRows(context)).map(presentHallLine))
  serve(door, contract.readHall, (context, { params }) => getOfficeHall(context, params.id))
  serve(door, contract.addHall, addHall)
  serve(door, contract.arrangeHalls, arrangeHalls)
  serve(door, contract.changeHall, changeHall)
  serve(door, contract.removeHall, removeHall)
  serve(door, contract.addStand, addStand)
  serve(door, contract.changeStand, changeStand)
  serve(door, contract.removeStand, removeStand)
  serve(door, contract.previewDrawing, previewDrawing)
  serve(door, contract.setDrawing, setDrawing)
  serve(door, contract.removeDrawing, removeDrawing)
  serve(door, plan.readOfficeSitePlan, readOfficeSitePlan)
  serve(door, plan.saveSitePlan, saveSitePlan)
  serve(door, plan.removeSitePlan, removeSitePlan)
  serve(door, plan.readSiteDrawing, readSiteDrawing)
  serve(door, ways.readWays, readOfficeWays)
  serve(door, ways.saveWays, saveWays)
}
