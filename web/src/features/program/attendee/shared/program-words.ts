import { isLocale, languages } from '@foyer/contract/kit/languages'
import { message } from '@foyer/contract/kit/message'
import type { AgendaSession, SessionLevel } from '@foyer/contract/program'

export const levelNames: Readonly<Record<SessionLevel, ReturnType<typeof message>>> = {
  all: message('For all'),
  basics: message('Basics'),
  advanced: message('Advanced'),
  expert: message('Expert'),
}

/** A language by its own name. */
export const languageName = (code: string): string => (isLocale(code) ? languages[code].name : code.toUpperCase())

/** In which most sessions are held: only another one has to be said. */
export function usualLanguage(sessions: readonly AgendaSession[]): string | null {
  const counts = new Map<string, number>()
  for (const { language } of sessions) counts.set(language, (counts.get(language) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

export const namesOf = (session: Pick<AgendaSession, 'speakers'>): string =>
  session.speakers.map(({ name }) => name).join(', ')
