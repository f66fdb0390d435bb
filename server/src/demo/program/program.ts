import type { NewSession, NewStage, NewTrack } from '@foyer/contract/new-program.schemas'
import { aiSessions, aiSpeakers } from './ai-operations.ts'
import { channelSessions, channelSpeakers } from './channel.ts'
import { cloudSessions, cloudSpeakers } from './cloud.ts'
import { managedSessions, managedSpeakers } from './managed-services.ts'
import { peopleSessions, peopleSpeakers } from './people.ts'
import { sessionsIn, speakersIn, timesOf } from './records.ts'
import { securitySessions, securitySpeakers } from './security.ts'

export const tracks: NewTrack[] = [
  { code: 'managed-services', name: { en: 'Managed services', de: 'Managed Services' } },
  { code: 'security', name: { en: 'Security', de: 'Sicherheit' } },
  { code: 'cloud', name: { en: 'Cloud', de: 'Cloud' } },
  { code: 'ai-operations', name: { en: 'AI operations', de: 'KI im Betrieb' } },
  { code: 'people', name: { en: 'People', de: 'Menschen' } },
  { code: 'channel', name: { en: 'Channel', de: 'Vertrieb' } },
]

export const stages: NewStage[] = [
  {
    code: '3-stage',
    hall: '3',
    name: 'Stage',
    seats: 900,
    way: {
      en: 'One minute from Entrance South, straight on. Step-free, hearing loop in rows 1 to 12, live captions in English.',
      de: 'Eine Minute vom Eingang Süd, geradeaus. Stufenlos, Induktionsschleife in den Reihen 1 bis 12, Untertitel auf Englisch.',
    },
  },
  {
    code: '5-a',
    hall: '5',
    name: 'A',
    seats: 180,
    way: {
      en: 'Three minutes from Entrance South: in at Door 5 South, straight on, back right. Step-free, hearing loop in rows 1 to 6.',
      de: 'Drei Minuten vom Eingang Süd: durch Tür 5 Süd, geradeaus, hinten rechts. Stufenlos, Induktionsschleife in den Reihen 1 bis 6.',
    },
  },
  {
    code: '5-b',
    hall: '5',
    name: 'B',
    seats: 180,
    way: {
      en: 'Three minutes from Entrance South: in at Door 5 South, straight on, back left. Step-free.',
      de: 'Drei Minuten vom Eingang Süd: durch Tür 5 Süd, geradeaus, hinten links. Stufenlos.',
    },
  },
  {
    code: '3-a',
    hall: '3',
    name: 'A',
    seats: 240,
    way: {
      en: 'Two minutes from Entrance South, left of the main stage. Step-free.',
      de: 'Zwei Minuten vom Eingang Süd, links neben der Hauptbühne. Stufenlos.',
    },
  },
  {
    code: '7-lab',
    hall: '7',
    name: 'Lab',
    seats: 60,
    way: {
      en: 'Two minutes from Entrance South, left through Hall 3. Step-free; from the yard by the lift beside Door 7.',
      de: 'Zwei Minuten vom Eingang Süd, links durch Halle 3. Stufenlos; vom Hof mit dem Aufzug neben Tür 7.',
    },
  },
  {
    code: '2-b',
    hall: '2',
    name: 'B',
    seats: 160,
    way: {
      en: 'Four minutes from Entrance South, through Hall 3 and over the yard. Step-free.',
      de: 'Vier Minuten vom Eingang Süd, durch Halle 3 und über den Hof. Stufenlos.',
    },
  },
]

export const speakers = [
  managedSpeakers,
  securitySpeakers,
  cloudSpeakers,
  aiSpeakers,
  peopleSpeakers,
  channelSpeakers,
].flatMap(speakersIn)

const codes = new Map(
  speakers.map(({ code, sortName }) => [sortName.normalize('NFC').toLowerCase().replaceAll(' ', '-'), code]),
)
const codeOfSpeaker = (sortName: string): string => {
  const code = codes.get(sortName)
  if (code === undefined) throw new Error(`Nobody speaks who is called ${sortName}.`)
  return code
}

const lunch = (written: string, nth: number): NewSession => ({
  code: `lunch-${nth + 1}`,
  title: { en: 'Lunch', de: 'Mittagspause' },
  abstract: { en: 'Hall 4 and the yard, on every pass', de: 'Halle 4 und der Hof, mit jedem Ticket' },
  ...timesOf(written),
  place: null,
  level: 'all',
  language: 'en',
  speakers: [],
  repeats: null,
})

const codeOfSession = {
  runbook: 'workshop-write-your-first-runbook',
  badTuesday: 'workshop-a-bad-tuesday-played-through',
  accounts: 'workshop-own-your-service-accounts',
  meetings: 'meetings-that-end-early',
  questions: 'ask-the-cloud-people',
}

/** What has seats to reserve, and how many. */
const seats: Readonly<Record<string, NonNullable<NewSession['seats']>>> = {
  [codeOfSession.runbook]: { capacity: 24, answerHours: 24 },
  [codeOfSession.badTuesday]: { capacity: 2, answerHours: 12 },
  [codeOfSession.accounts]: { capacity: 30, answerHours: 24 },
  [codeOfSession.meetings]: { capacity: 3, answerHours: 12 },
  [codeOfSession.questions]: { capacity: 60, answerHours: 6 },
}

const withSeats = (session: NewSession): NewSession => {
  const own = seats[session.code]
  return own === undefined ? session : { ...session, seats: own }
}

/** Twenty in each track. */
export const sessions: NewSession[] = [
  ...[
    [managedSessions, 'managed-services', '3-stage'] as const,
    [securitySessions, 'security', '5-a'] as const,
    [cloudSessions, 'cloud', '5-b'] as const,
    [aiSessions, 'ai-operations', '3-a'] as const,
    [peopleSessions, 'people', '7-lab'] as const,
    [channelSessions, 'channel', '2-b'] as const,
  ].flatMap(([text, track, stage]) => sessionsIn(text, { track, stage }, codeOfSpeaker).map(withSeats)),
  ...['mon 12:15 60', 'tue 12:15 60', 'wed 12:15 60', 'thu 12:15 60', 'fri 12:00 60'].map(lunch),
]

/** What became of some since they were announced. */
export const moved = { code: 'interviews-without-puzzles', to: { ...timesOf('thu 13:45 45'), stage: '7-lab' } }
export const cancelled = 'routing-around-your-provider'

/** Which of them it is, from 1. */
const numberOf = (code: string): number => sessions.findIndex((session) => session.code === code) + 1

/** Who asks for a seat, in this order: the bad Tuesday is full, and somebody waits; of another one seat is left. */
export const reservations = [
  { email: 'host@demo.example', session: numberOf(codeOfSession.badTuesday) },
  { email: 'vendorvip@demo.example', session: numberOf(codeOfSession.badTuesday) },
  { email: 'vip@demo.example', session: numberOf(codeOfSession.badTuesday) },
  { email: 'host@demo.example', session: numberOf(codeOfSession.meetings) },
  { email: 'vendorvip@demo.example', session: numberOf(codeOfSession.meetings) },
]
