import { message } from '#platform/messages/messages.ts'

const names: readonly [path: string, name: string][] = [
  ['/accommodation', message('Accommodation')],
  ['/agenda', message('Agenda')],
  ['/floor-plan', message('Floor plan')],
  ['/information', message('Information')],
  ['/invoices', message('Invoices')],
  ['/pass', message('Pass')],
  ['/profile', message('Profile')],
  ['/registration', message('Registration')],
  ['/site-plan', message('Site plan')],
  ['/train-ticket', message('Train ticket')],
  ['/visa-invitation-letter', message('Visa Invitation Letter')],
]

/** What a page is called, in English; null for one that has no name here. */
export function pageName(path: string): string | null {
  const bare = path.replace(/[?#].*$/, '')
  if (bare === '/') return message('Home')
  return names.find(([root]) => bare === root || bare.startsWith(`${root}/`))?.[1] ?? null
}
