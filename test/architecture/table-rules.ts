/** Whose tables are whose. */
export const tables: Readonly<Record<string, readonly string[]>> = {
  editions: ['editions', 'edition_steps', 'countdown_phases', 'countries'],
  identity: [
    'users',
    'user_tags',
    'user_scopes',
    'tags',
    'sessions',
    'sign_ups',
    'password_tokens',
    'addresses',
    'known_networks',
    'person_notes',
    'former_addresses',
  ],
  'vat-ids': ['vat_id_checks'],
  bank: ['bank_entries', 'bank_allocations'],
  orders: [
    'orders',
    'order_lines',
    'order_events',
    'payments',
    'payment_events',
    'refunds',
    'refund_lines',
    'order_comments',
  ],
  passes: [
    'pass_types',
    'pass_quotas',
    'pass_type_upgrades',
    'voucher_batches',
    'vouchers',
    'passes',
    'pass_upgrades',
    'pass_keys',
    'eligibility_entries',
  ],
  ledger: ['ledger_entries', 'ledger_lines'],
  invoices: ['invoices', 'invoice_lines', 'invoice_series'],
  accommodation: [
    'accommodations',
    'rooms',
    'availabilities',
    'bookings',
    'booking_guests',
    'booking_changes',
    'booked_nights',
    'stay_plans',
  ],
  'train-tickets': ['train_ticket_types', 'train_ticket_codes', 'train_tickets'],
  program: [
    'tracks',
    'stages',
    'speakers',
    'program_sessions',
    'session_speakers',
    'pages',
    'favourites',
    'kept_clashes',
    'calendar_keys',
    'session_seats',
    'session_reservations',
  ],
  exhibitors: [
    'halls',
    'hall_rooms',
    'hall_drawings',
    'stands',
    'product_categories',
    'exhibitors',
    'exhibitor_categories',
    'exhibitor_stands',
    'facilities',
    'way_points',
    'way_segments',
    'entrances',
    'way_versions',
    'site_plans',
  ],
  surveys: ['survey_questions', 'survey_responses', 'survey_answers'],
  news: ['news_posts', 'news_reads'],
  'visa-letters': ['visa_letters'],
  'pass-transfers': ['pass_transfers'],
  audit: ['audit_entries'],
  setup: ['owner_links'],
  dashboard: [],
  search: [],
  books: ['provider_lines', 'provider_reads'],
  people: [],
  mails: ['mails'],
  'made-orders': [],
  exports: ['exports', 'export_pieces', 'saved_exports'],
  'list-views': ['list_views'],
  'bulk-acts': ['bulk_acts', 'bulk_act_people'],
  'waiting-room': ['waiting_rooms', 'waiting_places', 'waiting_gauges'],
  'vip-events': ['vip_events', 'vip_attendances', 'vip_ignores'],
}

/** Tables whose rows have a state, and the columns in which it is written. */
const states: Readonly<Record<string, readonly string[]>> = {
  orders: ['state'],
  payments: ['state'],
  refunds: ['state'],
  passes: ['state'],
  pass_upgrades: ['state'],
  bookings: ['state'],
  booking_changes: ['state'],
  train_tickets: ['state'],
  visa_letters: ['state'],
  pass_transfers: ['state'],
  sign_ups: ['confirmed_at', 'erased_at'],
  vip_attendances: ['state'],
  session_reservations: ['state'],
}

/** Tables that answers many share are made of: what is left, and what it is. */
const sold: Readonly<Record<string, string>> = {
  accommodations: 'rooms',
  rooms: 'rooms',
  availabilities: 'rooms',
  pass_types: 'passes',
  pass_quotas: 'passes',
  pass_type_upgrades: 'passes',
  vouchers: 'passes',
  train_ticket_types: 'train-tickets',
}

/** They make something sold of what was held: no fewer are left, and no shared answer is another one. */
const leavesAsMany = ['sellNights', 'countSoldPlace', 'countSoldVoucher', 'giveCode']

/** Each declaration that changes what shared answers are made of says so, or they would be handed out as they were. */
export function checkSold(feature: string | undefined, source: string): string[] {
  if (feature === undefined) return []
  return declarationsOf(source).flatMap((declaration) =>
    Object.entries(sold).flatMap(([table, kind]) => {
      const isChanged = new RegExp(
        `(?:updateTable|insertInto|deleteFrom)\\(\\s*'${table}'|\\b(?:update|into|delete from) ${table}\\b`,
      ).test(declaration)
      const name = /(?:const|function) (\w+)/.exec(declaration)?.[1] ?? ''
      if (!isChanged || leavesAsMany.includes(name) || declaration.includes(`.changed('${kind}')`)) return []
      return [`who takes, gives back or changes what is sold says so: ${name}`]
    }),
  )
}

/** Each with the statements that are kept for it: who sends one says what it does. */
function declarationsOf(source: string): string[] {
  const all = source.split(/^(?=(?:export )?(?:async )?(?:const|function) )/m)
  const keptName = (declaration: string) => /^const (\w+) = composed(?:Once|Write)\(/.exec(declaration)?.[1]
  const kept = all.flatMap((text) => ({ name: keptName(text), text }))
  return all
    .filter((declaration) => keptName(declaration) === undefined)
    .map((declaration) =>
      kept
        .filter(({ name }) => name !== undefined && new RegExp(`\\b${name}\\(`).test(declaration))
        .reduce((whole, { text }) => whole + text, declaration),
    )
}

/** Only a feature's queries name tables, and those its own. */
export function checkTables(feature: string | undefined, file: string, text: string): string[] {
  if (feature === undefined) return []
  const source = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const named = [
    ...source.matchAll(/(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*'(\w+)/g),
    ...source.matchAll(/\b(?:from|join|update|into)\s+([a-z_]+)\s+[a-z]{1,2}\b/g),
  ].map((match) => match[1] ?? '')
  if (named.length === 0) return []
  if (!file.endsWith('.queries.ts')) return ['only queries name tables']
  const foreign = named.filter(
    (name) => !(tables[feature] ?? []).includes(name) && Object.values(tables).flat().includes(name),
  )
  return foreign.map((name) => `a feature's queries name its own tables only: ${name}`)
}

/** The demo makes its event as an office does; what it writes itself is its own clock, mailbox, bank and pictures. */
export function checkDemoRows(file: string, source: string): string[] {
  if (!file.startsWith('server/src/demo/')) return []
  const written = [...source.matchAll(/(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g)].map(
    (match) => match[1] ?? '',
  )
  const theirs = written.filter((name) => Object.values(tables).flat().includes(name))
  return theirs.map((name) => `the demo makes its event by use cases: ${name}`)
}

/** Each declaration that changes rows with a state asks the table of states, or cannot name the state at all. */
export function checkStates(feature: string | undefined, source: string): string[] {
  if (feature === undefined) return []
  const rule = 'a state is written by who asks its table, where it was read'
  return declarationsOf(source).flatMap((declaration) =>
    Object.entries(states).flatMap(([table, columns]) => {
      const isChanged = new RegExp(`updateTable\\(\\s*'${table}'|\\bupdate ${table}\\b`).test(declaration)
      if (!isChanged) return []
      if (declaration.includes('nextState(')) return declaration.includes('mustHaveChanged(') ? [] : [rule]
      const barred = /Omit<\s*Updateable<\w+>,([^>]*)>/.exec(declaration)?.[1]
      if (barred !== undefined) return columns.every((column) => barred.includes(`'${column}'`)) ? [] : [rule]
      if (/Updateable</.test(declaration)) return [rule]
      const set = declaration.slice(declaration.search(/\bset\b/)).split(/\.?\bwhere\b/)[0] ?? ''
      return columns.some((column) => new RegExp(`\\b${column}\\b`).test(set)) ? [rule] : []
    }),
  )
}
