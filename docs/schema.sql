-- The sum of all migrations, written by `npm run schema`. Do not edit.

CREATE SEQUENCE order_numbers START WITH 4801;

CREATE TABLE client_reports (
  what text NOT NULL,
  status integer NOT NULL,
  day date NOT NULL,
  failures integer NOT NULL,
  CONSTRAINT client_reports_pkey PRIMARY KEY (what, status, day),
  CONSTRAINT client_reports_failures_check CHECK ((failures > 0)),
  CONSTRAINT client_reports_status_check CHECK (((status >= 0) AND (status <= 599))),
  CONSTRAINT client_reports_what_check CHECK ((what = 'availability'::text))
);

CREATE TABLE countries (
  id integer NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  native_name text NOT NULL,
  in_eu boolean NOT NULL,
  CONSTRAINT countries_pkey PRIMARY KEY (id),
  CONSTRAINT countries_code_key UNIQUE (code),
  CONSTRAINT countries_code_check CHECK ((code ~ '^[A-Z]{2}$'::text))
);

CREATE TABLE demo_clock (
  only_row boolean DEFAULT true NOT NULL,
  machine_at timestamp with time zone NOT NULL,
  app_at timestamp with time zone NOT NULL,
  CONSTRAINT demo_clock_pkey PRIMARY KEY (only_row),
  CONSTRAINT demo_clock_only_row_check CHECK (only_row)
);

CREATE TABLE demo_mails (
  id uuid NOT NULL,
  to_address text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT demo_mails_pkey PRIMARY KEY (id)
);
CREATE INDEX demo_mails_newest ON demo_mails USING btree (sent_at DESC);

CREATE TABLE demo_seed (
  only_row boolean DEFAULT true NOT NULL,
  began_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  CONSTRAINT demo_seed_pkey PRIMARY KEY (only_row),
  CONSTRAINT demo_seed_only_row_check CHECK (only_row)
);

CREATE TABLE downloads (
  token_hash text NOT NULL,
  path text NOT NULL,
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT downloads_pkey PRIMARY KEY (token_hash)
);

CREATE TABLE editions (
  id integer NOT NULL,
  is_current boolean DEFAULT false NOT NULL,
  product text NOT NULL,
  year integer NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  doors_open_at timestamp with time zone NOT NULL,
  venue text NOT NULL,
  city text NOT NULL,
  entrance jsonb NOT NULL,
  time_zone text NOT NULL,
  currency text NOT NULL,
  vat_rate_bp integer NOT NULL,
  seller_country text NOT NULL,
  charges_vat_outside_eu boolean DEFAULT true NOT NULL,
  accommodation_search jsonb NOT NULL,
  survey_starts_on date,
  partner_banner jsonb,
  external_links jsonb NOT NULL,
  seller jsonb NOT NULL,
  contact_email text NOT NULL,
  mail_from text NOT NULL,
  room_vat_rate_bp integer DEFAULT 700 NOT NULL,
  cancel_before timestamp with time zone NOT NULL,
  open_order_days integer DEFAULT 7 NOT NULL,
  languages text[] DEFAULT '{en,de}'::text[] NOT NULL,
  code text NOT NULL,
  CONSTRAINT editions_pkey PRIMARY KEY (id),
  CONSTRAINT editions_code_key UNIQUE (code),
  CONSTRAINT edition_ends_after_it_starts CHECK ((ends_on >= starts_on)),
  CONSTRAINT editions_code_check CHECK ((code ~ '^\S{2,12}$'::text)),
  CONSTRAINT editions_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT editions_open_order_days_check CHECK (((open_order_days >= 1) AND (open_order_days <= 90))),
  CONSTRAINT editions_room_vat_rate_bp_check CHECK (((room_vat_rate_bp >= 0) AND (room_vat_rate_bp <= 10000))),
  CONSTRAINT editions_vat_rate_bp_check CHECK (((vat_rate_bp >= 0) AND (vat_rate_bp <= 10000)))
);
CREATE UNIQUE INDEX one_current_edition ON editions USING btree (is_current) WHERE is_current;

CREATE TABLE accommodations (
  id integer NOT NULL,
  edition_id integer NOT NULL,
  name text NOT NULL,
  stars integer NOT NULL,
  description jsonb NOT NULL,
  address text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  minutes_to_venue integer NOT NULL,
  way_kind text NOT NULL,
  way jsonb NOT NULL,
  has_shuttle boolean DEFAULT false NOT NULL,
  amenities jsonb NOT NULL,
  images jsonb NOT NULL,
  check_in_from text NOT NULL,
  check_out_until text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  phone text,
  CONSTRAINT accommodations_pkey PRIMARY KEY (id),
  CONSTRAINT accommodations_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT accommodations_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CONSTRAINT accommodations_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CONSTRAINT accommodations_minutes_to_venue_check CHECK ((minutes_to_venue >= 0)),
  CONSTRAINT accommodations_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  CONSTRAINT accommodations_way_kind_check CHECK ((way_kind = ANY (ARRAY['walk'::text, 'shuttle'::text, 'train'::text])))
);
CREATE INDEX accommodations_of_edition ON accommodations USING btree (edition_id) WHERE is_active;

CREATE TABLE countdown_phases (
  edition_id integer NOT NULL,
  name text NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  link jsonb,
  title jsonb,
  CONSTRAINT countdown_phases_pkey PRIMARY KEY (edition_id, name),
  CONSTRAINT countdown_phases_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT phase_ends_after_it_starts CHECK ((ends_at > starts_at))
);

CREATE TABLE eligibility_entries (
  edition_id integer NOT NULL,
  list text NOT NULL,
  email_key text NOT NULL,
  note text,
  CONSTRAINT eligibility_entries_pkey PRIMARY KEY (edition_id, list, email_key),
  CONSTRAINT eligibility_entries_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT eligibility_entries_list_check CHECK ((list = ANY (ARRAY['blacklist'::text, 'whitelist'::text])))
);

CREATE TABLE files (
  id uuid NOT NULL,
  content_type text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT files_pkey PRIMARY KEY (id)
);

CREATE TABLE idempotency_keys (
  caller text NOT NULL,
  key uuid NOT NULL,
  endpoint text NOT NULL,
  request_hash text NOT NULL,
  status integer,
  answer text,
  created_at timestamp with time zone NOT NULL,
  taken_by uuid,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (caller, key)
);

CREATE TABLE image_variants (
  file_id uuid NOT NULL,
  size text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT image_variants_pkey PRIMARY KEY (file_id, size),
  CONSTRAINT image_variants_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE
);

CREATE TABLE invoice_series (
  edition_id integer NOT NULL,
  kind text NOT NULL,
  prefix text NOT NULL,
  last_number integer DEFAULT 0 NOT NULL,
  CONSTRAINT invoice_series_pkey PRIMARY KEY (edition_id, kind),
  CONSTRAINT invoice_series_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT invoice_series_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'creditNote'::text]))),
  CONSTRAINT invoice_series_last_number_check CHECK ((last_number >= 0))
);

CREATE TABLE pass_types (
  id integer NOT NULL,
  edition_id integer NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  code_type text NOT NULL,
  list text NOT NULL,
  description jsonb NOT NULL,
  price integer NOT NULL,
  capacity integer,
  held integer DEFAULT 0 NOT NULL,
  sold integer DEFAULT 0 NOT NULL,
  on_sale_from timestamp with time zone,
  on_sale_until timestamp with time zone,
  is_hidden boolean DEFAULT false NOT NULL,
  requires_approval boolean DEFAULT false NOT NULL,
  benefits jsonb NOT NULL,
  CONSTRAINT pass_types_pkey PRIMARY KEY (id),
  CONSTRAINT pass_types_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT pass_types_capacity_check CHECK ((capacity >= 0)),
  CONSTRAINT pass_types_code_type_check CHECK ((code_type = ANY (ARRAY['host'::text, 'badge-vip'::text, 'standard'::text, 'vendor-vip'::text, 'vip'::text]))),
  CONSTRAINT pass_types_held_check CHECK ((held >= 0)),
  CONSTRAINT pass_types_list_check CHECK ((list = ANY (ARRAY['paid'::text, 'paid-upgrade'::text, 'voucher'::text]))),
  CONSTRAINT pass_types_price_check CHECK ((price >= 0)),
  CONSTRAINT pass_types_sold_check CHECK ((sold >= 0)),
  CONSTRAINT passes_within_capacity CHECK (((capacity IS NULL) OR ((held + sold) <= capacity)))
);

CREATE TABLE pass_type_upgrades (
  pass_type_id integer NOT NULL,
  upgradeable_by integer NOT NULL,
  CONSTRAINT pass_type_upgrades_pkey PRIMARY KEY (pass_type_id, upgradeable_by),
  CONSTRAINT pass_type_upgrades_pass_type_id_fkey FOREIGN KEY (pass_type_id) REFERENCES pass_types(id),
  CONSTRAINT pass_type_upgrades_upgradeable_by_fkey FOREIGN KEY (upgradeable_by) REFERENCES pass_types(id)
);

CREATE TABLE pass_waiters (
  id uuid NOT NULL,
  pass_type_id integer NOT NULL,
  email text NOT NULL,
  mailbox_key text NOT NULL,
  locale text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  told_at timestamp with time zone,
  CONSTRAINT pass_waiters_pkey PRIMARY KEY (id),
  CONSTRAINT pass_waiters_pass_type_id_fkey FOREIGN KEY (pass_type_id) REFERENCES pass_types(id)
);
CREATE UNIQUE INDEX one_wait_per_mailbox ON pass_waiters USING btree (pass_type_id, mailbox_key) WHERE (told_at IS NULL);
CREATE INDEX waiters_in_turn ON pass_waiters USING btree (pass_type_id, asked_at);
CREATE INDEX waits_of_mailbox ON pass_waiters USING btree (mailbox_key);

CREATE TABLE payment_alarms (
  id uuid NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL,
  raised_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  CONSTRAINT payment_alarms_pkey PRIMARY KEY (id),
  CONSTRAINT one_alarm_per_subject UNIQUE (kind, subject),
  CONSTRAINT payment_alarms_kind_check CHECK ((kind = ANY (ARRAY['charge-does-not-fit'::text, 'check-fails'::text, 'delivery-failed'::text, 'refund-failed'::text])))
);

CREATE TABLE payment_events (
  provider text NOT NULL,
  id text NOT NULL,
  body jsonb NOT NULL,
  received_at timestamp with time zone NOT NULL,
  outcome text,
  CONSTRAINT payment_events_pkey PRIMARY KEY (provider, id),
  CONSTRAINT payment_events_outcome_check CHECK ((outcome = ANY (ARRAY['settled'::text, 'repeated'::text, 'alarm'::text])))
);

CREATE TABLE rate_limits (
  key text NOT NULL,
  points integer NOT NULL,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);

CREATE TABLE rooms (
  id integer NOT NULL,
  accommodation_id integer NOT NULL,
  name jsonb NOT NULL,
  description jsonb NOT NULL,
  max_occupancy integer NOT NULL,
  board text NOT NULL,
  images jsonb NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  is_internal boolean DEFAULT false NOT NULL,
  CONSTRAINT rooms_pkey PRIMARY KEY (id),
  CONSTRAINT rooms_accommodation_id_fkey FOREIGN KEY (accommodation_id) REFERENCES accommodations(id),
  CONSTRAINT rooms_board_check CHECK ((board = ANY (ARRAY['none'::text, 'breakfast'::text, 'halfBoard'::text]))),
  CONSTRAINT rooms_max_occupancy_check CHECK (((max_occupancy >= 1) AND (max_occupancy <= 20)))
);
CREATE INDEX rooms_of_accommodation ON rooms USING btree (accommodation_id);

CREATE TABLE availabilities (
  id integer GENERATED ALWAYS AS IDENTITY,
  room_id integer NOT NULL,
  night date NOT NULL,
  allotment integer NOT NULL,
  held integer DEFAULT 0 NOT NULL,
  booked integer DEFAULT 0 NOT NULL,
  price integer NOT NULL,
  CONSTRAINT availabilities_pkey PRIMARY KEY (id),
  CONSTRAINT one_availability_per_night UNIQUE (room_id, night),
  CONSTRAINT availabilities_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms(id),
  CONSTRAINT availabilities_allotment_check CHECK ((allotment >= 0)),
  CONSTRAINT availabilities_booked_check CHECK ((booked >= 0)),
  CONSTRAINT availabilities_held_check CHECK ((held >= 0)),
  CONSTRAINT availabilities_price_check CHECK ((price >= 0)),
  CONSTRAINT nights_within_allotment CHECK (((held + booked) <= allotment))
);

CREATE TABLE sandbox_charges (
  provider_ref text NOT NULL,
  attempt_id uuid NOT NULL,
  order_uuid uuid NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  state text NOT NULL,
  refunded integer DEFAULT 0 NOT NULL,
  reason text,
  return_url text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT sandbox_charges_pkey PRIMARY KEY (provider_ref),
  CONSTRAINT sandbox_charges_attempt_id_key UNIQUE (attempt_id),
  CONSTRAINT sandbox_charges_amount_check CHECK ((amount > 0)),
  CONSTRAINT sandbox_charges_state_check CHECK ((state = ANY (ARRAY['succeeded'::text, 'failed'::text, 'action_required'::text, 'processing'::text]))),
  CONSTRAINT sandbox_refunded_within_charge CHECK (((refunded >= 0) AND (refunded <= amount)))
);

CREATE TABLE survey_questions (
  id uuid NOT NULL,
  edition_id integer NOT NULL,
  position integer NOT NULL,
  topic jsonb NOT NULL,
  text jsonb NOT NULL,
  type text NOT NULL,
  is_required boolean NOT NULL,
  options jsonb,
  max_choices integer,
  scale jsonb,
  CONSTRAINT survey_questions_pkey PRIMARY KEY (id),
  CONSTRAINT survey_question_has_its_place UNIQUE (edition_id, "position"),
  CONSTRAINT survey_question_is_of_one_edition UNIQUE (id, edition_id),
  CONSTRAINT survey_questions_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT survey_question_has_what_its_type_needs CHECK ((((options IS NOT NULL) = (type = ANY (ARRAY['single'::text, 'multiple'::text]))) AND ((scale IS NOT NULL) = (type = 'scale'::text)) AND ((max_choices IS NULL) OR (type = 'multiple'::text)))),
  CONSTRAINT survey_questions_max_choices_check CHECK ((max_choices >= 1)),
  CONSTRAINT survey_questions_type_check CHECK ((type = ANY (ARRAY['text'::text, 'single'::text, 'multiple'::text, 'scale'::text, 'yes-no'::text])))
);

CREATE TABLE tags (
  id integer NOT NULL,
  name text NOT NULL,
  CONSTRAINT tags_pkey PRIMARY KEY (id)
);

CREATE TABLE users (
  id uuid NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  email_confirmed_at timestamp with time zone NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  company_name text,
  job_title text,
  phone text,
  vat_id text,
  attendee_type text,
  locale text NOT NULL,
  image_id uuid,
  created_at timestamp with time zone NOT NULL,
  erased_at timestamp with time zone,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT one_user_per_email UNIQUE (email_key),
  CONSTRAINT users_image_id_fkey FOREIGN KEY (image_id) REFERENCES files(id)
);

CREATE TABLE addresses (
  id integer GENERATED ALWAYS AS IDENTITY,
  user_id uuid NOT NULL,
  type text NOT NULL,
  address_line_1 text NOT NULL,
  address_line_2 text,
  zip text NOT NULL,
  city text NOT NULL,
  state text,
  country_id integer NOT NULL,
  CONSTRAINT addresses_pkey PRIMARY KEY (id),
  CONSTRAINT one_address_per_type UNIQUE (user_id, type),
  CONSTRAINT addresses_country_id_fkey FOREIGN KEY (country_id) REFERENCES countries(id),
  CONSTRAINT addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT addresses_type_check CHECK ((type = ANY (ARRAY['billingAddress'::text, 'shippingAddress'::text])))
);

CREATE TABLE known_networks (
  user_id uuid NOT NULL,
  network text NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT known_networks_pkey PRIMARY KEY (user_id, network),
  CONSTRAINT known_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE password_tokens (
  token_hash text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT password_tokens_pkey PRIMARY KEY (token_hash),
  CONSTRAINT password_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX password_tokens_of_user ON password_tokens USING btree (user_id);

CREATE TABLE sessions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash text NOT NULL,
  device text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sessions_of_user ON sessions USING btree (user_id);

CREATE TABLE sign_ups (
  id uuid NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  company_name text NOT NULL,
  job_title text,
  phone text,
  vat_id text,
  attendee_type text NOT NULL,
  locale text NOT NULL,
  billing_address jsonb NOT NULL,
  token_hash text NOT NULL,
  token_expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  user_id uuid,
  erased_at timestamp with time zone,
  CONSTRAINT sign_ups_pkey PRIMARY KEY (id),
  CONSTRAINT sign_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT confirmed_sign_up_has_user CHECK (((confirmed_at IS NULL) = (user_id IS NULL)))
);
CREATE INDEX sign_ups_unconfirmed ON sign_ups USING btree (email_key) WHERE (confirmed_at IS NULL);

CREATE TABLE orders (
  id uuid NOT NULL,
  edition_id integer NOT NULL,
  number text NOT NULL,
  state text NOT NULL,
  user_id uuid,
  sign_up_id uuid,
  secret_hash text,
  locale text NOT NULL,
  buyer jsonb NOT NULL,
  reverse_charge boolean NOT NULL,
  currency text NOT NULL,
  net integer NOT NULL,
  tax integer NOT NULL,
  total integer NOT NULL,
  method text,
  hold_expires_at timestamp with time zone,
  is_extended boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone NOT NULL,
  paid_at timestamp with time zone,
  purpose text DEFAULT 'registration'::text NOT NULL,
  held_since timestamp with time zone,
  buyer_erasure text,
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_number_key UNIQUE (number),
  CONSTRAINT orders_secret_hash_key UNIQUE (secret_hash),
  CONSTRAINT orders_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT orders_sign_up_id_fkey FOREIGN KEY (sign_up_id) REFERENCES sign_ups(id),
  CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT awaiting_order_has_hold CHECK (((state <> 'awaiting_payment'::text) OR (hold_expires_at IS NOT NULL))),
  CONSTRAINT order_has_holder CHECK (((user_id IS NOT NULL) OR ((sign_up_id IS NOT NULL) AND (secret_hash IS NOT NULL)))),
  CONSTRAINT order_total_is_net_and_tax CHECK ((total = (net + tax))),
  CONSTRAINT orders_buyer_erasure_check CHECK ((buyer_erasure = ANY (ARRAY['due'::text, 'done'::text]))),
  CONSTRAINT orders_method_check CHECK ((method = ANY (ARRAY['card'::text, 'transfer'::text]))),
  CONSTRAINT orders_net_check CHECK ((net >= 0)),
  CONSTRAINT orders_purpose_check CHECK ((purpose = ANY (ARRAY['sign-up'::text, 'registration'::text, 'upgrade'::text, 'room-change'::text]))),
  CONSTRAINT orders_state_check CHECK ((state = ANY (ARRAY['open'::text, 'awaiting_payment'::text, 'paid'::text, 'partially_refunded'::text, 'refunded'::text, 'expired'::text, 'cancelled'::text]))),
  CONSTRAINT orders_tax_check CHECK ((tax >= 0)),
  CONSTRAINT orders_total_check CHECK ((total >= 0))
);
CREATE UNIQUE INDEX one_registration_in_progress ON orders USING btree (user_id, edition_id) WHERE ((state = ANY (ARRAY['open'::text, 'awaiting_payment'::text])) AND (purpose = 'registration'::text));
CREATE INDEX orders_held_until ON orders USING btree (hold_expires_at) WHERE (state = ANY (ARRAY['open'::text, 'awaiting_payment'::text]));
CREATE INDEX orders_left_open ON orders USING btree (created_at) WHERE (state = 'open'::text);
CREATE INDEX orders_of_sign_up ON orders USING btree (sign_up_id);
CREATE INDEX orders_of_user ON orders USING btree (user_id, created_at DESC);
CREATE INDEX orders_to_erase ON orders USING btree (id) WHERE (buyer_erasure = 'due'::text);

CREATE TABLE bookings (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 30001),
  edition_id integer NOT NULL,
  user_id uuid NOT NULL,
  order_id uuid NOT NULL,
  room_id integer NOT NULL,
  arrival date NOT NULL,
  departure date NOT NULL,
  occupancy integer NOT NULL,
  state text NOT NULL,
  price integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  booked_at timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT bookings_pkey PRIMARY KEY (id),
  CONSTRAINT bookings_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT bookings_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT bookings_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms(id),
  CONSTRAINT bookings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT bookings_occupancy_check CHECK ((occupancy >= 1)),
  CONSTRAINT bookings_price_check CHECK ((price >= 0)),
  CONSTRAINT bookings_state_check CHECK ((state = ANY (ARRAY['held'::text, 'booked'::text, 'cancelled'::text, 'expired'::text]))),
  CONSTRAINT stay_has_nights CHECK ((departure > arrival))
);
CREATE INDEX bookings_of_order ON bookings USING btree (order_id);
CREATE INDEX bookings_of_room ON bookings USING btree (room_id, arrival) WHERE (state = ANY (ARRAY['held'::text, 'booked'::text]));
CREATE INDEX bookings_of_user ON bookings USING btree (user_id, edition_id);

CREATE TABLE booking_changes (
  id uuid NOT NULL,
  booking_id integer NOT NULL,
  order_id uuid,
  room_id integer NOT NULL,
  arrival date NOT NULL,
  departure date NOT NULL,
  price integer NOT NULL,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT booking_changes_pkey PRIMARY KEY (id),
  CONSTRAINT booking_changes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT booking_changes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT booking_changes_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms(id),
  CONSTRAINT booking_changes_price_check CHECK ((price >= 0)),
  CONSTRAINT booking_changes_state_check CHECK ((state = ANY (ARRAY['held'::text, 'done'::text, 'released'::text]))),
  CONSTRAINT change_has_nights CHECK ((departure > arrival))
);
CREATE INDEX changes_of_order ON booking_changes USING btree (order_id);
CREATE UNIQUE INDEX one_change_under_way ON booking_changes USING btree (booking_id) WHERE (state = 'held'::text);

CREATE TABLE booked_nights (
  availability_id integer NOT NULL,
  booking_id integer NOT NULL,
  change_id uuid,
  hold text NOT NULL,
  price integer NOT NULL,
  CONSTRAINT each_night_once UNIQUE (booking_id, availability_id),
  CONSTRAINT booked_nights_availability_id_fkey FOREIGN KEY (availability_id) REFERENCES availabilities(id),
  CONSTRAINT booked_nights_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT booked_nights_change_id_fkey FOREIGN KEY (change_id) REFERENCES booking_changes(id),
  CONSTRAINT booked_nights_hold_check CHECK ((hold = ANY (ARRAY['held'::text, 'booked'::text]))),
  CONSTRAINT booked_nights_price_check CHECK ((price >= 0))
);
CREATE INDEX nights_of_availability ON booked_nights USING btree (availability_id);

CREATE TABLE booking_guests (
  id integer GENERATED ALWAYS AS IDENTITY,
  booking_id integer NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT booking_guests_pkey PRIMARY KEY (id),
  CONSTRAINT booking_guests_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id)
);
CREATE INDEX guests_of_booking ON booking_guests USING btree (booking_id, id);

CREATE TABLE order_events (
  id integer GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  event text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT order_events_pkey PRIMARY KEY (id),
  CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX events_of_order ON order_events USING btree (order_id, id);

CREATE TABLE order_lines (
  id integer GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  description jsonb NOT NULL,
  quantity integer NOT NULL,
  net integer NOT NULL,
  tax_rate_bp integer NOT NULL,
  tax integer NOT NULL,
  gross integer NOT NULL,
  price_with_vat integer NOT NULL,
  returned integer DEFAULT 0 NOT NULL,
  summary jsonb NOT NULL,
  code_type text,
  CONSTRAINT order_lines_pkey PRIMARY KEY (id),
  CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT line_gives_back_no_more_than_it_took CHECK (((returned >= 0) AND (returned <= price_with_vat))),
  CONSTRAINT line_gross_is_net_and_tax CHECK ((gross = (net + tax))),
  CONSTRAINT order_lines_gross_check CHECK ((gross >= 0)),
  CONSTRAINT order_lines_kind_check CHECK ((kind = ANY (ARRAY['pass'::text, 'upgrade'::text, 'room'::text, 'room-change'::text]))),
  CONSTRAINT order_lines_net_check CHECK ((net >= 0)),
  CONSTRAINT order_lines_price_with_vat_check CHECK ((price_with_vat >= 0)),
  CONSTRAINT order_lines_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT order_lines_tax_check CHECK ((tax >= 0)),
  CONSTRAINT order_lines_tax_rate_bp_check CHECK (((tax_rate_bp >= 0) AND (tax_rate_bp <= 10000)))
);
CREATE INDEX lines_of_order ON order_lines USING btree (order_id);
CREATE UNIQUE INDEX one_line_per_thing ON order_lines USING btree (kind, reference, order_id);

CREATE TABLE order_secrets (
  secret_hash text NOT NULL,
  order_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT order_secrets_pkey PRIMARY KEY (secret_hash),
  CONSTRAINT order_secrets_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX secrets_of_order ON order_secrets USING btree (order_id);

CREATE TABLE payments (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  provider text NOT NULL,
  state text NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  provider_ref text,
  reason text,
  created_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  action_url text,
  checked_at timestamp with time zone,
  failed_checks integer DEFAULT 0 NOT NULL,
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT payments_amount_check CHECK ((amount > 0)),
  CONSTRAINT payments_failed_checks_check CHECK ((failed_checks >= 0)),
  CONSTRAINT payments_state_check CHECK ((state = ANY (ARRAY['started'::text, 'pending'::text, 'succeeded'::text, 'failed'::text])))
);
CREATE UNIQUE INDEX one_payment_under_way ON payments USING btree (order_id) WHERE (state = ANY (ARRAY['started'::text, 'pending'::text]));
CREATE INDEX payments_of_order ON payments USING btree (order_id);
CREATE INDEX payments_to_check ON payments USING btree (checked_at NULLS FIRST, created_at) WHERE (state = ANY (ARRAY['started'::text, 'pending'::text]));

CREATE TABLE refunds (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount integer NOT NULL,
  reason text NOT NULL,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT refunds_amount_check CHECK ((amount > 0)),
  CONSTRAINT refunds_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'succeeded'::text, 'failed'::text])))
);
CREATE INDEX refunds_of_payment ON refunds USING btree (payment_id);

CREATE TABLE invoices (
  id uuid NOT NULL,
  edition_id integer NOT NULL,
  kind text NOT NULL,
  series_number integer NOT NULL,
  number text NOT NULL,
  order_id uuid NOT NULL,
  refers_to uuid,
  refund_id uuid,
  issued_on date NOT NULL,
  locale text NOT NULL,
  seller jsonb NOT NULL,
  buyer jsonb NOT NULL,
  description jsonb NOT NULL,
  currency text NOT NULL,
  reverse_charge boolean NOT NULL,
  net integer NOT NULL,
  tax integer NOT NULL,
  total integer NOT NULL,
  paid_on date,
  file_id uuid,
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_number_is_unique UNIQUE (edition_id, kind, series_number),
  CONSTRAINT invoices_number_key UNIQUE (number),
  CONSTRAINT invoices_refund_id_key UNIQUE (refund_id),
  CONSTRAINT invoices_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT invoices_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  CONSTRAINT invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT invoices_refers_to_fkey FOREIGN KEY (refers_to) REFERENCES invoices(id),
  CONSTRAINT invoices_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id),
  CONSTRAINT invoice_total_is_net_and_tax CHECK ((total = (net + tax))),
  CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'creditNote'::text])))
);
CREATE INDEX invoices_of_order ON invoices USING btree (order_id);
CREATE UNIQUE INDEX one_invoice_per_order ON invoices USING btree (order_id) WHERE (kind = 'invoice'::text);

CREATE TABLE invoice_lines (
  id integer GENERATED ALWAYS AS IDENTITY,
  invoice_id uuid NOT NULL,
  description text NOT NULL,
  quantity integer NOT NULL,
  net integer NOT NULL,
  tax_rate_bp integer NOT NULL,
  tax integer NOT NULL,
  gross integer NOT NULL,
  CONSTRAINT invoice_lines_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_lines_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  CONSTRAINT invoice_line_gross_is_net_and_tax CHECK ((gross = (net + tax)))
);
CREATE INDEX lines_of_invoice ON invoice_lines USING btree (invoice_id);

CREATE TABLE refund_lines (
  refund_id uuid NOT NULL,
  order_line_id integer NOT NULL,
  net integer NOT NULL,
  tax integer NOT NULL,
  gross integer NOT NULL,
  description jsonb,
  CONSTRAINT refund_lines_pkey PRIMARY KEY (refund_id, order_line_id),
  CONSTRAINT refund_lines_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
  CONSTRAINT refund_lines_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id),
  CONSTRAINT refund_line_gross_is_net_and_tax CHECK ((gross = (net + tax))),
  CONSTRAINT refund_lines_gross_check CHECK ((gross > 0)),
  CONSTRAINT refund_lines_net_check CHECK ((net >= 0)),
  CONSTRAINT refund_lines_tax_check CHECK ((tax >= 0))
);

CREATE TABLE stay_plans (
  edition_id integer NOT NULL,
  user_id uuid NOT NULL,
  plan text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT stay_plans_pkey PRIMARY KEY (edition_id, user_id),
  CONSTRAINT stay_plans_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT stay_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT stay_plans_plan_check CHECK ((plan = ANY (ARRAY['book'::text, 'own'::text, 'later'::text])))
);

CREATE TABLE survey_responses (
  user_id uuid NOT NULL,
  edition_id integer NOT NULL,
  answered_at timestamp with time zone,
  draft jsonb,
  draft_saved_at timestamp with time zone,
  CONSTRAINT survey_responses_pkey PRIMARY KEY (user_id, edition_id),
  CONSTRAINT survey_responses_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT survey_responses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT survey_draft_has_its_time CHECK (((draft IS NULL) = (draft_saved_at IS NULL)))
);

CREATE TABLE survey_answers (
  user_id uuid NOT NULL,
  edition_id integer NOT NULL,
  question_id uuid NOT NULL,
  value jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT survey_answers_pkey PRIMARY KEY (user_id, question_id),
  CONSTRAINT survey_answer_is_of_its_edition FOREIGN KEY (question_id, edition_id) REFERENCES survey_questions(id, edition_id),
  CONSTRAINT survey_answers_user_id_edition_id_fkey FOREIGN KEY (user_id, edition_id) REFERENCES survey_responses(user_id, edition_id) ON DELETE CASCADE
);
CREATE INDEX survey_answers_of_question ON survey_answers USING btree (question_id);

CREATE TABLE user_scopes (
  user_id uuid NOT NULL,
  scope text NOT NULL,
  CONSTRAINT user_scopes_pkey PRIMARY KEY (user_id, scope),
  CONSTRAINT user_scopes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT user_scopes_scope_check CHECK ((scope = ANY (ARRAY['attendee'::text, 'exhibitor'::text, 'organiser'::text, 'gate'::text, 'owner'::text])))
);

CREATE TABLE user_tags (
  user_id uuid NOT NULL,
  tag_id integer NOT NULL,
  granted_by text NOT NULL,
  granted_at timestamp with time zone NOT NULL,
  CONSTRAINT user_tags_pkey PRIMARY KEY (user_id, tag_id),
  CONSTRAINT user_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id),
  CONSTRAINT user_tags_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE vouchers (
  id integer GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  code text NOT NULL,
  code_key text NOT NULL,
  pass_type_id integer NOT NULL,
  max_uses integer NOT NULL,
  held integer DEFAULT 0 NOT NULL,
  redeemed integer DEFAULT 0 NOT NULL,
  valid_until timestamp with time zone,
  CONSTRAINT vouchers_pkey PRIMARY KEY (id),
  CONSTRAINT voucher_code_is_unique UNIQUE (edition_id, code_key),
  CONSTRAINT vouchers_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT vouchers_pass_type_id_fkey FOREIGN KEY (pass_type_id) REFERENCES pass_types(id),
  CONSTRAINT voucher_within_uses CHECK (((held + redeemed) <= max_uses)),
  CONSTRAINT vouchers_held_check CHECK ((held >= 0)),
  CONSTRAINT vouchers_max_uses_check CHECK ((max_uses >= 0)),
  CONSTRAINT vouchers_redeemed_check CHECK ((redeemed >= 0))
);

CREATE TABLE passes (
  id uuid NOT NULL,
  edition_id integer NOT NULL,
  pass_type_id integer NOT NULL,
  voucher_id integer,
  user_id uuid,
  sign_up_id uuid,
  order_id uuid,
  state text NOT NULL,
  reason text,
  place text NOT NULL,
  place_held_until timestamp with time zone,
  code text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  paid_at timestamp with time zone,
  redeemed_at timestamp with time zone,
  granted_at timestamp with time zone,
  approval_given_at timestamp with time zone,
  approved_at timestamp with time zone,
  held_by_mailbox text,
  held_by_network text,
  CONSTRAINT passes_pkey PRIMARY KEY (id),
  CONSTRAINT passes_code_key UNIQUE (code),
  CONSTRAINT passes_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT passes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT passes_pass_type_id_fkey FOREIGN KEY (pass_type_id) REFERENCES pass_types(id),
  CONSTRAINT passes_sign_up_id_fkey FOREIGN KEY (sign_up_id) REFERENCES sign_ups(id),
  CONSTRAINT passes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT passes_voucher_id_fkey FOREIGN KEY (voucher_id) REFERENCES vouchers(id),
  CONSTRAINT approved_pass_was_earned CHECK (((state <> 'approved'::text) OR ((user_id IS NOT NULL) AND (place = 'sold'::text) AND (COALESCE(paid_at, redeemed_at, granted_at) IS NOT NULL)))),
  CONSTRAINT pass_has_holder CHECK (((user_id IS NOT NULL) OR (sign_up_id IS NOT NULL))),
  CONSTRAINT passes_place_check CHECK ((place = ANY (ARRAY['none'::text, 'held'::text, 'sold'::text]))),
  CONSTRAINT passes_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'cancelled'::text])))
);
CREATE UNIQUE INDEX one_active_pass_per_person ON passes USING btree (edition_id, user_id) WHERE (state = 'approved'::text);
CREATE INDEX passes_of_sign_up ON passes USING btree (sign_up_id);
CREATE INDEX passes_of_user ON passes USING btree (user_id, edition_id);
CREATE INDEX places_held ON passes USING btree (place_held_until) WHERE (place = 'held'::text);
CREATE INDEX places_held_unproven ON passes USING btree (pass_type_id) WHERE ((place = 'held'::text) AND (user_id IS NULL));

CREATE TABLE pass_upgrades (
  id uuid NOT NULL,
  pass_id uuid NOT NULL,
  from_type_id integer NOT NULL,
  to_type_id integer NOT NULL,
  order_id uuid,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  done_at timestamp with time zone,
  CONSTRAINT pass_upgrades_pkey PRIMARY KEY (id),
  CONSTRAINT pass_upgrades_from_type_id_fkey FOREIGN KEY (from_type_id) REFERENCES pass_types(id),
  CONSTRAINT pass_upgrades_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT pass_upgrades_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id),
  CONSTRAINT pass_upgrades_to_type_id_fkey FOREIGN KEY (to_type_id) REFERENCES pass_types(id),
  CONSTRAINT pass_upgrades_state_check CHECK ((state = ANY (ARRAY['open'::text, 'held'::text, 'done'::text, 'released'::text]))),
  CONSTRAINT upgrade_changes_the_type CHECK ((from_type_id <> to_type_id))
);
CREATE UNIQUE INDEX one_upgrade_under_way ON pass_upgrades USING btree (pass_id) WHERE (state = ANY (ARRAY['open'::text, 'held'::text]));
CREATE INDEX upgrades_of_order ON pass_upgrades USING btree (order_id);

CREATE VIEW callers AS
 SELECT s.id AS session_id,
    s.token_hash,
    s.expires_at,
    s.last_seen_at,
    u.id AS user_id,
    u.locale,
    (EXISTS ( SELECT
           FROM user_tags t
          WHERE t.user_id = u.id AND t.tag_id = 2)) AS is_vendor,
    p.id AS approved_pass_id,
    COALESCE(( SELECT array_agg(c.scope) AS array_agg
           FROM user_scopes c
          WHERE c.user_id = u.id), '{}'::text[]) AS scopes,
    e.id AS edition_id,
    e.is_current
   FROM sessions s
     JOIN users u ON u.id = s.user_id AND u.erased_at IS NULL
     CROSS JOIN editions e
     LEFT JOIN passes p ON p.user_id = u.id AND p.edition_id = e.id AND p.state = 'approved'::text;
