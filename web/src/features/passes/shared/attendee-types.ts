import type { AttendeeType } from '@foyer/contract/editions'
import { message } from '#platform/messages/messages.ts'

/** The seven answers to "What do you do?", one for each business category, in plain words. */
export const attendeeAnswers: Readonly<Record<AttendeeType, { readonly label: string; readonly hint: string }>> = {
  'managed-service-provider': {
    label: message('We run IT for other companies'),
    hint: message('Managed service provider'),
  },
  'platform-integrator': {
    label: message('We connect systems and platforms for our clients'),
    hint: message('Platform integrator'),
  },
  distributor: { label: message('We supply resellers with products'), hint: message('Distributor') },
  reseller: { label: message('We sell hardware and software to companies'), hint: message('Reseller') },
  oem: { label: message('We build products under our own or another name'), hint: message('OEM') },
  'cloud-service-provider': {
    label: message('We offer cloud services of our own'),
    hint: message('Cloud service provider'),
  },
  'corporate-it': { label: message('We buy and run IT for our own company'), hint: message('Corporate IT') },
}
