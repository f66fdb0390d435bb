import * as contract from '@foyer/contract/exhibitors'
import { type Door, serve } from '#platform/door/serve'
import { listExhibitors } from './list-exhibitors.ts'
import { readFloorPlan } from './read-floor-plan.ts'
import { readSitePlan } from './read-site-plan.ts'

export function openExhibitors(door: Door): void {
  serve(door, contract.listExhibitors, listExhibitors)
  serve(door, contract.readFloorPlan, readFloorPlan)
  serve(door, contract.readSitePlan, readSitePlan)
}
