// Written from the migrated database by `npm run types`. Do not edit.
import type { Locale } from '@foyer/contract/kit/languages'
import type { ColumnType, Generated } from 'kysely'

export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Read as the value, written as its text: an array given as such would become an SQL array. */
export type Json = ColumnType<unknown, string, string>
export type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>

export interface Accommodations {
  id: Generated<number>
  edition_id: number
  name: string
  stars: number
  description: Json
  address: string
  latitude: number
  longitude: number
  minutes_to_venue: number
  way_kind: 'walk' | 'shuttle' | 'train'
  way: Json
  has_shuttle: Generated<boolean>
  amenities: Json
  images: Json
  check_in_from: string
  check_out_until: string
  is_active: Generated<boolean>
  phone: string | null
  version: Generated<number>
  nights_version: Generated<number>
}

export interface Addresses {
  id: Generated<number>
  user_id: string
  type: 'billingAddress' | 'shippingAddress'
  address_line_1: string
  address_line_2: string | null
  zip: string
  city: string
  state: string | null
  country_id: number
}

export interface AuditEntries {
  id: Generated<number>
  edition_id: number
  at: Timestamp
  actor_id: string
  act: string
  record: string
  record_id: string
  changes: Json
}

export interface Availabilities {
  id: Generated<number>
  room_id: number
  night: string
  allotment: number
  held: Generated<number>
  booked: Generated<number>
  price: number
  minimum_stay: Generated<number>
  is_closed_to_arrival: Generated<boolean>
}

export interface BankAllocations {
  id: string
  entry_id: string
  order_id: string
  amount: number
  created_at: Timestamp
  is_paying: Generated<boolean>
}

export interface BankEntries {
  id: string
  entry_key: string
  source: 'hand' | 'camt.053' | 'csv'
  booked_on: string
  amount: number
  currency: string
  payer_name: string
  payer_iban: string | null
  remittance: string
  allocated: Generated<number>
  sent_back: Generated<number>
  created_at: Timestamp
}

export interface BookedNights {
  availability_id: number
  booking_id: number
  change_id: string | null
  hold: 'held' | 'booked'
  price: number
}

export interface BookingChanges {
  id: string
  booking_id: number
  order_id: string | null
  room_id: number
  arrival: string
  departure: string
  price: number
  state: 'held' | 'done' | 'released'
  created_at: Timestamp
}

export interface BookingGuests {
  id: Generated<number>
  booking_id: number
  first_name: string
  last_name: string
  email: string | null
  created_at: Timestamp
}

export interface Bookings {
  id: Generated<number>
  edition_id: number
  user_id: string
  order_id: string
  room_id: number
  arrival: string
  departure: string
  occupancy: number
  state: 'held' | 'booked' | 'cancelled' | 'expired'
  price: number
  created_at: Timestamp
  booked_at: Timestamp | null
  ended_at: Timestamp | null
  fees_kept: Generated<number>
}

export interface BulkActPeople {
  act_id: string
  user_id: string
  pass_id: string | null
  outcome: Generated<'waiting' | 'done' | 'refused'>
  reason: string | null
  tries: Generated<number>
}

export interface BulkActs {
  id: string
  edition_id: number
  begun_by: string
  kind: 'approve' | 'reject' | 'tag-vendor' | 'untag-vendor'
  reason: string | null
  created_at: Timestamp
  finished_at: Timestamp | null
}

export interface CalendarKeys {
  user_id: string
  number: number
  key_hash: string
  locale: Locale
  made_at: Timestamp
}

export interface Callers {
  session_id: string
  token_hash: string
  expires_at: Timestamp
  last_seen_at: Timestamp
  second_factor_at: Timestamp
  seen_by: string
  user_id: string
  email: string
  locale: Locale
  is_vendor: boolean
  approved_pass_id: string
  scopes: string[]
  edition_id: number
  is_current: boolean
}

export interface ClientReports {
  what: 'availability'
  status: number
  day: string
  failures: number
}

export interface CountdownPhases {
  edition_id: number
  name: string
  starts_at: Timestamp
  ends_at: Timestamp
  link: Json | null
  title: Json | null
}

export interface Countries {
  id: number
  code: string
  name: string
  native_name: string
  in_eu: boolean
}

export interface DemoClock {
  only_row: Generated<boolean>
  machine_at: Timestamp
  app_at: Timestamp
}

export interface DemoMails {
  id: string
  to_address: string
  subject: string
  body_text: string
  body_html: string
  sent_at: Timestamp
}

export interface DemoSeed {
  only_row: Generated<boolean>
  began_at: Timestamp
  finished_at: Timestamp | null
}

export interface Downloads {
  token_hash: string
  path: string
  user_id: string
  session_id: string
  expires_at: Timestamp
}

export interface EditionSteps {
  edition_id: number
  step: 'event' | 'seller' | 'mail' | 'cancellation' | 'opening' | 'look' | 'logo' | 'banner' | 'texts'
  version: Generated<number>
  is_entered: Generated<boolean>
}

export interface Editions {
  id: Generated<number>
  is_current: Generated<boolean>
  product: string
  year: number
  starts_on: string
  ends_on: string
  doors_open_at: Timestamp
  venue: string
  city: string
  entrance: Json
  time_zone: string
  currency: string
  vat_rate_bp: number
  seller_country: string
  charges_vat_outside_eu: Generated<boolean>
  accommodation_search: Json
  survey_starts_on: string | null
  partner_banner: Json | null
  external_links: Json
  seller: Json
  contact_email: string
  mail_from: string
  room_vat_rate_bp: Generated<number>
  cancel_before: Timestamp
  open_order_days: Generated<number>
  languages: Generated<string[]>
  code: string
  train_vat_rate_bp: Generated<number>
  pass_transfers_until: Timestamp | null
  sale_opens_at: Timestamp | null
  sale_opened_at: Timestamp | null
  mail_tested_at: Timestamp | null
  is_mail_well: Generated<boolean>
  visa_desk: Json | null
  cancellation_policy: Json | null
  admission_taxed_there: Generated<boolean>
  lodging_taxed_there: Generated<boolean>
  transport_taxed_there: Generated<boolean>
  accent: string | null
  logo: Generated<Json>
  billing_until: string | null
  vat_changes: Json | null
  banner_picture: Json | null
}

export interface EligibilityEntries {
  edition_id: number
  list: 'blacklist' | 'whitelist'
  email_key: string
  reason: string | null
  id: Generated<number>
  added_at: Timestamp
}

export interface Entrances {
  id: Generated<number>
  edition_id: number
  code: string
  name: Json
  point_id: number
  position: number
}

export interface ExhibitorCategories {
  exhibitor_id: number
  category_id: number
  edition_id: number
}

export interface ExhibitorStands {
  exhibitor_id: number
  stand_id: number
  edition_id: number
  position: number
}

export interface Exhibitors {
  id: Generated<number>
  edition_id: number
  code: string
  name: string
  city: string
  tagline: Json
  description: Json
  website: string | null
  products: Json
  version: Generated<number>
}

export interface ExportPieces {
  export_id: string
  number: number
  content: Bytes
}

export interface Exports {
  id: string
  edition_id: number
  begun_by: string
  kind: 'orders' | 'order-lines' | 'payments' | 'people' | 'sessions' | 'speakers'
  format: 'csv' | 'xlsx'
  columns: Json
  filters: Json
  locale: Locale
  created_at: Timestamp
  run: Generated<number>
  tries: Generated<number>
  touched_at: Timestamp | null
  rows: Generated<number>
  expected_rows: number | null
  size: number | null
  finished_at: Timestamp | null
  failure: 'interrupted' | 'unexpected' | null
}

export interface Facilities {
  id: Generated<number>
  edition_id: number
  kind: 'toilet' | 'accessible-toilet' | 'first-aid' | 'food' | 'cloakroom' | 'lift' | 'information' | 'quiet-room'
  hall_id: number | null
  x: number
  y: number
  position: number
}

export interface FactorChallenges {
  session_id: string
  purpose: 'add-totp' | 'add-passkey' | 'prove-passkey'
  challenge: string
  expires_at: Timestamp
}

export interface Favourites {
  user_id: string
  session_id: number
  starred_at: Timestamp
}

export interface Files {
  id: string
  content_type: string
  bytes: Bytes
  created_at: Timestamp
}

export interface FormerAddresses {
  id: string
  user_id: string
  email: string
  left_at: Timestamp
  told_at: Timestamp | null
  is_merged: Generated<boolean>
}

export interface HallDrawings {
  hall_id: number
  edition_id: number
  shapes: Json
}

export interface HallRooms {
  id: Generated<number>
  edition_id: number
  hall_id: number
  code: string
  name: Json
  kind: 'stage' | 'room' | 'lounge' | 'food'
  x: number
  y: number
  width: number
  depth: number
}

export interface Halls {
  id: Generated<number>
  edition_id: number
  code: string
  name: Json
  outline: Json
  position: number
  version: Generated<number>
}

export interface HouseContracts {
  accommodation_id: number
  version: Generated<number>
  room_nights: number
  cut_off_on: string
  attrition_percent: number
  rate: number
  email: string | null
  saved_by: string
  released_at: Timestamp | null
  released_nights: number | null
}

export interface IdempotencyKeys {
  caller: string
  key: string
  endpoint: string
  request_hash: string
  status: number | null
  answer: string | null
  created_at: Timestamp
  taken_by: string | null
}

export interface ImageVariants {
  file_id: string
  size: string
  bytes: Bytes
  created_at: Timestamp
}

export interface InvoiceLines {
  id: Generated<number>
  invoice_id: string
  description: string
  quantity: number
  net: number
  tax_rate_bp: number
  tax: number
  gross: number
}

export interface InvoiceSeries {
  edition_id: number
  kind: 'invoice' | 'creditNote'
  prefix: string
  last_number: Generated<number>
  issuer: string | null
}

export interface Invoices {
  id: string
  edition_id: number
  kind: 'invoice' | 'creditNote'
  series_number: number
  number: string
  order_id: string
  refers_to: string | null
  refund_id: string | null
  issued_on: string
  locale: Locale
  seller: Json
  buyer: Json
  description: Json
  currency: string
  reverse_charge: boolean
  net: number
  tax: number
  total: number
  paid_on: string | null
  file_id: string | null
  xml_file_id: string | null
  series: string
  issuer: Generated<string | null>
}

export interface KeptClashes {
  user_id: string
  session_id: number
  other_id: number
  kept_at: Timestamp
}

export interface KnownNetworks {
  user_id: string
  network: string
  seen_at: Timestamp
}

export interface LedgerEntries {
  id: Generated<number>
  cause_kind: 'payment' | 'refund' | 'refund-paid' | 'refund-returned' | 'refund-settled' | 'document' | 'bank-entry' | 'bank-entry-back' | 'provider-line'
  cause_id: string
  cause_part: Generated<number>
  booked_on: string
  booked_at: Timestamp
  edition_id: number | null
  order_id: string | null
  currency: string
}

export interface LedgerLines {
  id: Generated<number>
  entry_id: number
  account: 'customers' | 'provider' | 'bank' | 'unassigned' | 'to-refund' | 'revenue' | 'vat' | 'fees' | 'payouts' | 'foreign'
  kind: string | null
  tax_rate_bp: number | null
  amount: number
}

export interface ListViews {
  id: string
  edition_id: number
  saved_by: string
  list: string
  name: string
  is_shared: boolean
  search: string
  version: Generated<number>
  created_at: Timestamp
  lost_at: Timestamp | null
}

export interface Mails {
  id: string
  edition_id: number
  kind: string
  ids: Json
  user_id: string | null
  sign_up_id: string | null
  order_id: string | null
  sent_to: string | null
  sent_to_key: string | null
  subject: string | null
  outcome: 'waiting' | 'accepted' | 'refused' | 'unanswered' | 'dropped'
  answer: string | null
  tries: Generated<number>
  asked_by: string | null
  created_at: Timestamp
  tried_at: Timestamp | null
}

export interface NewsPosts {
  id: string
  edition_id: number
  title: Json
  topic: Json | null
  body: Json
  published_at: Timestamp | null
  changed_at: Timestamp | null
  created_at: Timestamp
  image: Json | null
  ends_at: Timestamp | null
  open_to: string[] | null
  version: Generated<number>
}

export interface NewsReads {
  user_id: string
  post_id: string
  read_at: Timestamp
}

export interface OrderComments {
  id: string
  order_id: string
  actor_id: string
  at: Timestamp
  text: string
}

export interface OrderEvents {
  id: Generated<number>
  order_id: string
  event: string
  from_state: string
  to_state: string
  at: Timestamp
}

export interface OrderLines {
  id: Generated<number>
  order_id: string
  kind: 'pass' | 'upgrade' | 'room' | 'room-change' | 'train-ticket' | 'vip-event'
  reference: string
  description: Json
  quantity: number
  net: number
  tax_rate_bp: number
  tax: number
  gross: number
  price_with_vat: number
  returned: Generated<number>
  summary: Json
  code_type: string | null
  went_back_at: Timestamp | null
  vat_returned: Generated<boolean>
  supplied_on: string | null
  supplied_from: string | null
}

export interface OrderSecrets {
  secret_hash: string
  order_id: string
  expires_at: Timestamp
  use: 'link' | 'tab'
  used_at: Timestamp | null
}

export interface Orders {
  id: string
  edition_id: number
  number: string
  state: 'open' | 'awaiting_payment' | 'paid' | 'partially_refunded' | 'refunded' | 'expired' | 'cancelled'
  user_id: string | null
  sign_up_id: string | null
  secret_hash: string | null
  locale: Locale
  buyer: Json
  reverse_charge: boolean
  currency: string
  net: number
  tax: number
  total: number
  method: 'card' | 'transfer' | null
  hold_expires_at: Timestamp | null
  is_extended: Generated<boolean>
  created_at: Timestamp
  paid_at: Timestamp | null
  purpose: Generated<'sign-up' | 'registration' | 'upgrade' | 'room-change' | 'offer'>
  held_since: Timestamp | null
  buyer_erasure: 'due' | 'done' | null
  transfer_reminded_at: Timestamp | null
  transferred: Generated<number>
  cancellation_policy: Json | null
  vat_check: 'due' | 'given-back' | 'refused' | 'unanswered' | 'kept' | null
  vat_check_at: Timestamp | null
  promised_until: Timestamp | null
}

export interface OwnerLinks {
  only_row: Generated<boolean>
  token_hash: string
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface Pages {
  edition_id: number
  slug: string
  title: Json
  sections: Json
  updated_at: Timestamp
  is_published: Generated<boolean>
  position: Generated<number>
  version: Generated<number>
}

export interface PassKeys {
  public_key: string
}

export interface PassQuotas {
  id: Generated<number>
  edition_id: number
  name: string
  capacity: number
  taken: Generated<number>
  version: Generated<number>
}

export interface PassTransfers {
  id: string
  edition_id: number
  arrival: Generated<number>
  pass_id: string
  giver_id: string
  email: string
  email_key: string
  first_name: string
  last_name: string
  note: string | null
  locale: Locale
  takes_stays: boolean
  takes_vip_places: boolean
  token_hash: string
  state: 'invited' | 'accepted' | 'withdrawn' | 'lapsed'
  invited_at: Timestamp
  sent_at: Timestamp
  answer_by: Timestamp
  accepted_by: string | null
  ended_at: Timestamp | null
}

export interface PassTypeUpgrades {
  pass_type_id: number
  upgradeable_by: number
}

export interface PassTypes {
  id: Generated<number>
  edition_id: number
  position: number
  code_type: 'host' | 'badge-vip' | 'standard' | 'vendor-vip' | 'vip'
  list: 'paid' | 'paid-upgrade' | 'voucher'
  description: Json
  price: number
  capacity: number | null
  held: Generated<number>
  sold: Generated<number>
  on_sale_from: Timestamp | null
  on_sale_until: Timestamp | null
  is_hidden: Generated<boolean>
  requires_approval: Generated<boolean>
  benefits: Json
  name: Json
  version: Generated<number>
  price_phases: Json
  quota_id: number | null
}

export interface PassUpgrades {
  id: string
  pass_id: string
  from_type_id: number
  to_type_id: number
  order_id: string | null
  state: 'open' | 'held' | 'done' | 'released'
  created_at: Timestamp
  done_at: Timestamp | null
  given_back: Generated<number>
  undone_at: Timestamp | null
}

export interface PassWaiters {
  id: string
  pass_type_id: number
  email: string
  mailbox_key: string
  locale: Locale
  asked_at: Timestamp
  told_at: Timestamp | null
}

export interface Passes {
  id: string
  edition_id: number
  pass_type_id: number
  voucher_id: number | null
  user_id: string | null
  sign_up_id: string | null
  order_id: string | null
  state: 'pending' | 'approved' | 'rejected' | 'cancelled'
  reason: string | null
  place: 'none' | 'held' | 'sold'
  place_held_until: Timestamp | null
  code: string
  created_at: Timestamp
  paid_at: Timestamp | null
  redeemed_at: Timestamp | null
  granted_at: Timestamp | null
  approval_given_at: Timestamp | null
  approved_at: Timestamp | null
  held_by_mailbox: string | null
  held_by_network: string | null
  rejected_because: string | null
  given_away: number | null
  given_back: Generated<number>
}

export interface Passkeys {
  id: string
  user_id: string
  name: string
  public_key: string
  sign_count: number
  transports: string
  created_at: Timestamp
  last_used_at: Timestamp | null
}

export interface PasswordTokens {
  token_hash: string
  user_id: string
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface PaymentAlarms {
  id: string
  kind: 'charge-does-not-fit' | 'check-fails' | 'delivery-failed' | 'payment-disputed' | 'refund-failed' | 'end-fails'
  subject: string
  detail: Json
  raised_at: Timestamp
  closed_at: Timestamp | null
  closed_how: 'by-person' | 'by-itself' | null
}

export interface PaymentEvents {
  provider: string
  id: string
  body: Json
  received_at: Timestamp
  outcome: 'settled' | 'repeated' | 'alarm' | null
}

export interface Payments {
  id: string
  order_id: string
  provider: string
  state: 'started' | 'pending' | 'succeeded' | 'failed'
  amount: number
  currency: string
  provider_ref: string | null
  reason: string | null
  created_at: Timestamp
  settled_at: Timestamp | null
  action_url: string | null
  checked_at: Timestamp | null
  failed_checks: Generated<number>
  to_end_since: Timestamp | null
  end_asked_at: Timestamp | null
  network_key: string | null
}

export interface PersonNotes {
  id: string
  user_id: string
  actor_id: string
  at: Timestamp
  act: string | null
  text: string
}

export interface ProductCategories {
  id: Generated<number>
  edition_id: number
  code: string
  name: Json
  position: number
}

export interface ProgramSessions {
  id: Generated<number>
  edition_id: number
  code: string
  title: Json
  abstract: Json
  starts_at: Timestamp
  ends_at: Timestamp
  track_id: number | null
  stage_id: number | null
  level: 'all' | 'basics' | 'advanced' | 'expert'
  language: string
  repeats_id: number | null
  cancelled_at: Timestamp | null
  sequence: Generated<number>
  version: Generated<number>
}

export interface ProviderLines {
  id: string
  provider: string
  ref: string
  kind: string
  amount: number
  fee: number
  currency: string
  happened_at: Timestamp
  payment_id: string | null
  refund_id: string | null
  source: string | null
  of_payment: string | null
  settled_refund: string | null
}

export interface ProviderReads {
  provider: string
  read_until: Timestamp
}

export interface RateLimits {
  key: string
  points: number
  expire: number | null
}

export interface RecoveryCodes {
  user_id: string
  code_hash: string
  used_at: Timestamp | null
}

export interface RefundLines {
  refund_id: string
  order_line_id: number
  net: number
  tax: number
  gross: number
  description: Json | null
}

export interface Refunds {
  id: string
  payment_id: string
  amount: number
  reason: string
  state: 'requested' | 'succeeded' | 'failed'
  created_at: Timestamp
  settled_at: Timestamp | null
  refusals: Generated<number>
  asked_at: Timestamp | null
  provider_refs: Generated<string[]>
  returned: Generated<number>
  returned_refs: Generated<string[]>
  settled: Generated<number>
}

export interface RoomingListLines {
  list_id: string
  booking_id: number
  change: 'none' | 'added' | 'changed' | 'cancelled'
  room_id: number
  arrival: string
  departure: string
  occupancy: number
  guests: string[] | null
  booked_by: string | null
}

export interface RoomingLists {
  id: string
  accommodation_id: number
  number: number
  sent_at: Timestamp
  sent_by: string
  sent_to: string
  house_name: string
  house_address: string
  rooms: Json
}

export interface Rooms {
  id: Generated<number>
  accommodation_id: number
  name: Json
  description: Json
  max_occupancy: number
  board: 'none' | 'breakfast' | 'halfBoard'
  images: Json
  is_active: Generated<boolean>
  is_internal: Generated<boolean>
  version: Generated<number>
}

export interface SandboxCharges {
  provider_ref: string
  attempt_id: string
  order_uuid: string
  amount: number
  currency: string
  state: 'succeeded' | 'failed' | 'action_required' | 'processing'
  refunded: Generated<number>
  reason: string | null
  return_url: string
  created_at: Timestamp
}

export interface SavedExports {
  id: string
  edition_id: number
  saved_by: string
  name: string
  is_shared: boolean
  kind: 'orders' | 'order-lines' | 'payments' | 'people' | 'sessions' | 'speakers'
  format: 'csv' | 'xlsx'
  columns: Json
  filters: Json
  created_at: Timestamp
  every: 'day' | 'week' | null
  next_at: Timestamp | null
  lost_at: Timestamp | null
}

export interface SessionReservations {
  id: string
  session_id: number
  user_id: string
  state: 'waiting' | 'offered' | 'reserved' | 'expired' | 'withdrawn' | 'cancelled'
  arrival: Generated<number>
  offered_until: Timestamp | null
  known_sequence: number
  created_at: Timestamp
  ended_at: Timestamp | null
}

export interface SessionSeats {
  id: number
  capacity: number
  held: Generated<number>
  taken: Generated<number>
  answer_hours: number
}

export interface SessionSpeakers {
  session_id: number
  speaker_id: number
  edition_id: number
  position: number
}

export interface Sessions {
  id: string
  user_id: string
  token_hash: string
  device: string
  created_at: Timestamp
  last_seen_at: Timestamp
  expires_at: Timestamp
  second_factor_at: Timestamp | null
  seen_by: string | null
}

export interface SignUps {
  id: string
  email: string
  email_key: string
  password_hash: string
  first_name: string
  last_name: string
  company_name: string
  job_title: string | null
  phone: string | null
  vat_id: string | null
  attendee_type: string
  locale: Locale
  billing_address: Json
  token_hash: string
  token_expires_at: Timestamp
  created_at: Timestamp
  confirmed_at: Timestamp | null
  user_id: string | null
  erased_at: Timestamp | null
}

export interface SitePlans {
  edition_id: number
  document: Json | null
  updated_at: Timestamp
  version: Generated<number>
}

export interface Speakers {
  id: Generated<number>
  edition_id: number
  code: string
  name: string
  sort_name: string
  job_title: Json
  company: string
  city: string
  bio: Json
  image: string | null
  version: Generated<number>
}

export interface StaffInvitations {
  id: string
  email: string
  email_key: string
  scopes: string[]
  invited_by: string
  locale: Locale
  token_hash: string
  state: 'invited' | 'accepted' | 'withdrawn'
  sent_at: Timestamp
  expires_at: Timestamp
  accepted_by: string | null
  ended_at: Timestamp | null
}

export interface Stages {
  id: Generated<number>
  edition_id: number
  code: string
  hall: string
  name: string
  seats: number
  way: Json
  position: number
  version: Generated<number>
}

export interface Stands {
  id: Generated<number>
  edition_id: number
  hall_id: number
  code: string
  x: number
  y: number
  width: number
  depth: number
  version: Generated<number>
  shape: string | null
}

export interface StayPlans {
  edition_id: number
  user_id: string
  plan: 'book' | 'own' | 'later'
  changed_at: Timestamp
}

export interface SurveyAnswers {
  user_id: string
  edition_id: number
  question_id: string
  value: Json
  created_at: Timestamp
}

export interface SurveyQuestions {
  id: string
  edition_id: number
  position: number
  topic: Json
  text: Json
  type: 'text' | 'single' | 'multiple' | 'scale' | 'yes-no'
  is_required: boolean
  options: Json | null
  max_choices: number | null
  scale: Json | null
  version: Generated<number>
  closed_at: Timestamp | null
}

export interface SurveyResponses {
  user_id: string
  edition_id: number
  answered_at: Timestamp | null
  draft: Json | null
  draft_saved_at: Timestamp | null
}

export interface Tags {
  id: number
  name: string
}

export interface TotpFactors {
  user_id: string
  sealed: string
  key_id: string
  used_step: number
  created_at: Timestamp
}

export interface Tracks {
  id: Generated<number>
  edition_id: number
  code: string
  name: Json
  position: number
  version: Generated<number>
}

export interface TrainTicketCodes {
  id: Generated<number>
  type_id: string
  edition_id: number
  code: string
  ticket_id: string | null
}

export interface TrainTicketTypes {
  id: string
  edition_id: number
  position: Generated<number>
  name: Json
  class: 'first' | 'second'
  description: Json
  rules: Json
  price: number
  valid_from: string
  valid_to: string
  cancel_before: Timestamp | null
  capacity: number
  held: Generated<number>
  sold: Generated<number>
  codes_left: Generated<number>
  version: Generated<number>
  lessened_at: Timestamp | null
}

export interface TrainTickets {
  id: string
  edition_id: number
  user_id: string
  order_id: string
  type_id: string
  passenger_name: string
  state: 'held' | 'issued' | 'cancelled' | 'expired'
  price: number
  created_at: Timestamp
  issued_at: Timestamp | null
  ended_at: Timestamp | null
}

export interface UserScopes {
  user_id: string
  scope: 'attendee' | 'exhibitor' | 'owner' | 'organiser' | 'finance' | 'support' | 'gate'
}

export interface UserTags {
  user_id: string
  tag_id: number
  granted_by: string
  granted_at: Timestamp
}

export interface Users {
  id: string
  email: string
  email_key: string
  email_confirmed_at: Timestamp | null
  password_hash: string
  first_name: string
  last_name: string
  company_name: string | null
  job_title: string | null
  phone: string | null
  vat_id: string | null
  attendee_type: string | null
  locale: Locale
  image_id: string | null
  created_at: Timestamp
  erased_at: Timestamp | null
  version: Generated<number>
}

export interface VatIdChecks {
  vat_id: string
  verdict: 'registered' | 'not-registered' | 'silent'
  consultation: string | null
  checked_at: Timestamp
  requester: string | null
}

export interface VipAttendances {
  id: string
  event_id: number
  user_id: string
  state: 'waiting' | 'offered' | 'held' | 'attending' | 'expired' | 'withdrawn' | 'cancelled'
  places: number
  guest_name: string | null
  arrival: Generated<number>
  order_id: string | null
  offered_until: Timestamp | null
  created_at: Timestamp
  ended_at: Timestamp | null
  known_sequence: number
}

export interface VipEvents {
  id: Generated<number>
  edition_id: number
  name: Json
  description: Json
  venue: Json
  dress_code: Json | null
  invited_by: string | null
  starts_at: Timestamp
  ends_at: Timestamp
  open_to: string[]
  price: number
  capacity: number
  held: Generated<number>
  taken: Generated<number>
  has_plus_one: boolean
  answer_hours: number
  withdraw_before: Timestamp
  cancelled_at: Timestamp | null
  cancellation: Json | null
  version: Generated<number>
  sequence: Generated<number>
}

export interface VipIgnores {
  user_id: string
  event_id: number
  ignored_at: Timestamp
}

export interface VisaLetters {
  id: string
  edition_id: number
  user_id: string
  code: string
  state: 'issued' | 'withdrawn'
  initials: string
  sealed: string | null
  key_id: string | null
  issued_at: Timestamp
  withdrawn_at: Timestamp | null
}

export interface VoucherBatches {
  id: Generated<number>
  edition_id: number
  name: string
  company: string | null
  pattern: string
  pass_type_id: number
  valid_from: Timestamp | null
  valid_until: Timestamp | null
  made_at: Timestamp
  stopped_at: Timestamp | null
  value_kind: Generated<'free' | 'percent' | 'amount' | 'price'>
  value: number | null
}

export interface Vouchers {
  id: Generated<number>
  edition_id: number
  code: string
  code_key: string
  pass_type_id: number
  max_uses: number
  held: Generated<number>
  redeemed: Generated<number>
  valid_until: Timestamp | null
  batch_id: number
  valid_from: Timestamp | null
  stopped_at: Timestamp | null
}

export interface WaitingGauges {
  server_id: string
  at: Timestamp
  waited_ms: number
  per_second: number
}

export interface WaitingPlaces {
  id: string
  edition_id: number
  person_key: string
  network_key: string
  arrival: Generated<number>
  number: number | null
  came_at: Timestamp
  last_seen_at: Timestamp
  admitted_at: Timestamp | null
  admitted_until: Timestamp | null
}

export interface WaitingRooms {
  edition_id: number
  version: Generated<number>
  mode: Generated<'auto' | 'on' | 'off'>
  opens_at: Timestamp | null
  per_second: number | null
  is_open: Generated<boolean>
  busy_since: Timestamp | null
  calm_since: Timestamp | null
  drawn_at: Timestamp | null
  last_number: Generated<number>
  admitted_per_second: Generated<number>
  credit: Generated<number>
  moved_at: Timestamp | null
}

export interface WayPoints {
  id: Generated<number>
  edition_id: number
  code: string
  x: number
  y: number
  door: Json | null
}

export interface WaySegments {
  id: Generated<number>
  edition_id: number
  from_id: number
  to_id: number
  hall_id: number | null
  name: Json | null
  is_step_free: boolean
}

export interface WayVersions {
  edition_id: number
  version: number
}

export interface DB {
  accommodations: Accommodations
  addresses: Addresses
  audit_entries: AuditEntries
  availabilities: Availabilities
  bank_allocations: BankAllocations
  bank_entries: BankEntries
  booked_nights: BookedNights
  booking_changes: BookingChanges
  booking_guests: BookingGuests
  bookings: Bookings
  bulk_act_people: BulkActPeople
  bulk_acts: BulkActs
  calendar_keys: CalendarKeys
  callers: Callers
  client_reports: ClientReports
  countdown_phases: CountdownPhases
  countries: Countries
  demo_clock: DemoClock
  demo_mails: DemoMails
  demo_seed: DemoSeed
  downloads: Downloads
  edition_steps: EditionSteps
  editions: Editions
  eligibility_entries: EligibilityEntries
  entrances: Entrances
  exhibitor_categories: ExhibitorCategories
  exhibitor_stands: ExhibitorStands
  exhibitors: Exhibitors
  export_pieces: ExportPieces
  exports: Exports
  facilities: Facilities
  factor_challenges: FactorChallenges
  favourites: Favourites
  files: Files
  former_addresses: FormerAddresses
  hall_drawings: HallDrawings
  hall_rooms: HallRooms
  halls: Halls
  house_contracts: HouseContracts
  idempotency_keys: IdempotencyKeys
  image_variants: ImageVariants
  invoice_lines: InvoiceLines
  invoice_series: InvoiceSeries
  invoices: Invoices
  kept_clashes: KeptClashes
  known_networks: KnownNetworks
  ledger_entries: LedgerEntries
  ledger_lines: LedgerLines
  list_views: ListViews
  mails: Mails
  news_posts: NewsPosts
  news_reads: NewsReads
  order_comments: OrderComments
  order_events: OrderEvents
  order_lines: OrderLines
  order_secrets: OrderSecrets
  orders: Orders
  owner_links: OwnerLinks
  pages: Pages
  pass_keys: PassKeys
  pass_quotas: PassQuotas
  pass_transfers: PassTransfers
  pass_type_upgrades: PassTypeUpgrades
  pass_types: PassTypes
  pass_upgrades: PassUpgrades
  pass_waiters: PassWaiters
  passes: Passes
  passkeys: Passkeys
  password_tokens: PasswordTokens
  payment_alarms: PaymentAlarms
  payment_events: PaymentEvents
  payments: Payments
  person_notes: PersonNotes
  product_categories: ProductCategories
  program_sessions: ProgramSessions
  provider_lines: ProviderLines
  provider_reads: ProviderReads
  rate_limits: RateLimits
  recovery_codes: RecoveryCodes
  refund_lines: RefundLines
  refunds: Refunds
  rooming_list_lines: RoomingListLines
  rooming_lists: RoomingLists
  rooms: Rooms
  sandbox_charges: SandboxCharges
  saved_exports: SavedExports
  session_reservations: SessionReservations
  session_seats: SessionSeats
  session_speakers: SessionSpeakers
  sessions: Sessions
  sign_ups: SignUps
  site_plans: SitePlans
  speakers: Speakers
  staff_invitations: StaffInvitations
  stages: Stages
  stands: Stands
  stay_plans: StayPlans
  survey_answers: SurveyAnswers
  survey_questions: SurveyQuestions
  survey_responses: SurveyResponses
  tags: Tags
  totp_factors: TotpFactors
  tracks: Tracks
  train_ticket_codes: TrainTicketCodes
  train_ticket_types: TrainTicketTypes
  train_tickets: TrainTickets
  user_scopes: UserScopes
  user_tags: UserTags
  users: Users
  vat_id_checks: VatIdChecks
  vip_attendances: VipAttendances
  vip_events: VipEvents
  vip_ignores: VipIgnores
  visa_letters: VisaLetters
  voucher_batches: VoucherBatches
  vouchers: Vouchers
  waiting_gauges: WaitingGauges
  waiting_places: WaitingPlaces
  waiting_rooms: WaitingRooms
  way_points: WayPoints
  way_segments: WaySegments
  way_versions: WayVersions
}
