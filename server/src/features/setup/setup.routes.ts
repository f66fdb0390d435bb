import * as logo from '@foyer/contract/logo'
import * as editions from '@foyer/contract/office-editions'
import * as contract from '@foyer/contract/setup'
import { type Door, serve } from '#platform/door/serve'
import { removeBanner, setBanner } from './change-banner.ts'
import { removeLogo, setLogo } from './change-logo.ts'
import { beginNextEdition, listEditions, showEdition } from './next-edition.ts'
import { checkOwnerLink, claimOwnership } from './owner-link.ts'
import { readSetup } from './present-setup.ts'
import { planOpening, saveCancellation, saveEvent, saveLook, saveMail, saveSeller, saveTexts } from './save-step.ts'
import { sendTestMail } from './send-test-mail.ts'

export function openSetup(door: Door): void {
  serve(door, contract.checkOwnerLink, checkOwnerLink)
  serve(door, contract.claimOwnership, claimOwnership)
  serve(door, contract.readSetup, readSetup)
  serve(door, contract.saveEvent, saveEvent)
  serve(door, contract.saveSeller, saveSeller)
  serve(door, contract.saveMail, saveMail)
  serve(door, contract.saveCancellation, saveCancellation)
  serve(door, contract.saveLook, saveLook)
  serve(door, contract.saveTexts, saveTexts)
  serve(door, logo.setLogo, setLogo)
  serve(door, logo.removeLogo, removeLogo)
  serve(door, logo.setBanner, setBanner)
  serve(door, logo.removeBanner, removeBanner)
  serve(door, contract.planOpening, planOpening)
  serve(door, contract.sendTestMail, sendTestMail)
  serve(door, editions.listEditions, listEditions)
  serve(door, editions.beginNextEdition, beginNextEdition)
  serve(door, editions.makeEditionCurrent, showEdition)
}
