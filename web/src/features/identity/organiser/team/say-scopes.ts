import { type StaffScope, staffScopes } from '@foyer/contract/kit/scopes'
import { useText } from '#platform/messages/messages.ts'

/** What each scope is called, and what for. */
export function useScopeWords(): Readonly<Record<StaffScope, { readonly name: string; readonly what: string }>> {
  const { t } = useText()
  return {
    owner: { name: t('Owner'), what: t('Everything, and who works here.') },
    organiser: { name: t('Organiser'), what: t('The event and everything in it.') },
    finance: { name: t('Finance'), what: t('Orders, payments and documents.') },
    support: { name: t('Support'), what: t('People and what they have.') },
    gate: {
      name: t('Check-in', undefined, { context: 'a role' }),
      what: t('Letting people in, without a second factor.'),
    },
  }
}

/** Says roles by their names, always in one order. */
export function useSayScopes(): (scopes: readonly StaffScope[]) => string {
  const words = useScopeWords()
  return (scopes) =>
    staffScopes
      .filter((scope) => scopes.includes(scope))
      .map((scope) => words[scope].name)
      .join(', ')
}
