-- The sum of all migrations, written by `npm run schema`. Do not edit.

CREATE SEQUENCE order_numbers START WITH 4801;

SET check_function_bodies = off;

CREATE OR REPLACE FUNCTION count_shared_quota()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  gone int := old.held + old.sold;
  come int := new.held + new.sold;
begin
  if old.quota_id is not distinct from new.quota_id then
    come := come - gone;
  elsif old.quota_id is not null then
    update pass_quotas set taken = taken - gone where id = old.quota_id;
  end if;
  if new.quota_id is not null and come <> 0 then
    update pass_quotas set taken = taken + come
    where id = new.quota_id and (come < 0 or taken + come <= capacity);
    if not found then
      perform nothing_left();
    end if;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION invoice_lines_come_together()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from added a group by a.invoice_id
    having count(*) <> (select count(*) from invoice_lines l where l.invoice_id = a.invoice_id)
  ) then
    raise exception 'What was issued is kept as it was issued.' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION invoices_are_whole()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from added a left join lateral (
      select count(*) as lines, sum(l.net) as net, sum(l.tax) as tax, sum(l.gross) as gross
      from invoice_lines l where l.invoice_id = a.id) s on true
    where s.lines = 0 or (s.net, s.tax, s.gross) is distinct from (a.net, a.tax, a.total)
  ) then
    raise exception 'An invoice says in all what its lines say.' using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION issuer_of(seller jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN COALESCE(NULLIF(upper(regexp_replace((seller ->> 'vatId'::text), '[^A-Za-z0-9]'::text, ''::text, 'g'::text)), ''::text), lower(btrim((seller ->> 'name'::text))), ''::text);

CREATE OR REPLACE FUNCTION keep_audit_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The audit log is only added to.' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION keep_invoices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and tg_level = 'ROW' and tg_table_name = 'invoices' then
    -- What is computed of the others is not there yet.
    if to_jsonb(new) - '{file_id, xml_file_id, issuer}'::text[] = to_jsonb(old) - '{file_id, xml_file_id, issuer}'::text[]
      and (old.file_id is null or new.file_id is not distinct from old.file_id)
      and (old.xml_file_id is null or new.xml_file_id is not distinct from old.xml_file_id) then
      return new;
    end if;
  end if;
  raise exception 'What was issued is kept as it was issued.' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION keep_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The ledger is only added to.' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION ledger_entries_are_even()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from added a left join ledger_lines l on l.entry_id = a.id
    group by a.id having coalesce(sum(l.amount), 0) <> 0 or count(l.id) < 2
  ) then
    raise exception 'What an entry of the ledger takes from accounts it gives to others.' using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION ledger_lines_come_together()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from added a group by a.entry_id
    having count(*) <> (select count(*) from ledger_lines l where l.entry_id = a.entry_id)
  ) then
    raise exception 'The lines of an entry of the ledger come with it.' using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION nothing_left()
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'Nothing is left of what was to be taken.' using errcode = 'FY001';
end
$function$;

CREATE OR REPLACE FUNCTION order_words(number text, buyer jsonb)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE COST 1000
AS $function$
  select array_to_tsvector(array(
    select distinct left(word, 60)
    from regexp_split_to_table(
      lower(regexp_replace(
        normalize(
          number || ' ' || ltrim(split_part(number, '-', 2), '0') || ' ' || coalesce(buyer->>'name', '') || ' '
            || coalesce(buyer->>'company', '') || ' ' || coalesce(buyer->>'email', ''),
          nfkd),
        '[\u0300-\u036f]', '', 'g')),
      '[\s!-/:-@[-`{-~]+') as word
    where word <> ''
  ))
$function$;

CREATE OR REPLACE FUNCTION order_words_said(typed text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select string_agg(
    '(' || (
      select string_agg('''' || spelt || '''' || case when at = words then ':*' else '' end, ' | ')
      from unnest(word_spellings(word)) as spelt
    ) || ')', ' & ')::tsquery
  from (
    select word, row_number() over (order by place) as at, count(*) over () as words
    from regexp_split_to_table(typed, '[\s!-/:-@[-`{-~]+') with ordinality as split(word, place)
    where word <> ''
  ) as each_word
$function$;

CREATE OR REPLACE FUNCTION order_words_typed(typed text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select string_agg('(' || (select string_agg('''' || spelt || ''':*', ' | ') from unnest(word_spellings(word)) as spelt) || ')', ' & ')::tsquery
  from regexp_split_to_table(typed, '[\s!-/:-@[-`{-~]+') as word
  where word <> ''
$function$;

CREATE OR REPLACE FUNCTION person_words(first_name text, last_name text, company text, email text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE COST 1000
AS $function$
  select array_to_tsvector(array(
    select distinct left(word, 60)
    from regexp_split_to_table(
      lower(regexp_replace(
        normalize(first_name || ' ' || last_name || ' ' || coalesce(company, '') || ' ' || email, nfkd),
        '[\u0300-\u036f]', '', 'g')),
      '[\s!-/:-@[-`{-~]+') as word
    where word <> ''
  ))
$function$;

CREATE OR REPLACE FUNCTION without_a_letter(words tsvector)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE COST 2000
AS $function$
  select array_to_tsvector(array(
    select distinct left(word, at - 1) || substr(word, at + 1)
    from (select left(found, 24) as word from unnest(tsvector_to_array(words)) as found) as each_word,
      generate_series(case when length(word) < 4 then length(word) + 1 else 1 end, length(word) + 1) as at
  ))
$function$;

CREATE OR REPLACE FUNCTION word_spellings(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array(
    select distinct unnest(tsvector_to_array(order_words('', jsonb_build_object('name', spelt))))
    from unnest(array[
      word,
      replace(plain, 'ß', 'ss'),
      replace(plain, 'ss', 'ß'),
      replace(replace(replace(replace(plain, 'ß', 'ss'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue')
    ]) as spelt
  )
  from (select translate(lower(normalize(word, nfkc)), 'ÄÖÜẞ', 'äöüß') as plain) as one
$function$;

CREATE OR REPLACE FUNCTION words_nearly_typed(typed text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select string_agg('(' || near || ')', ' & ')::tsquery
  from (
    select (
      select string_agg('''' || lexeme || '''', ' | ')
      from unnest(tsvector_to_array(without_a_letter(array_to_tsvector(array[word])))) as lexeme
    ) as near
    from unnest(tsvector_to_array(order_words('', jsonb_build_object('name', typed)))) as word
  ) as words
$function$;

CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  at timestamp with time zone NOT NULL,
  actor_id uuid NOT NULL,
  act text NOT NULL,
  record text NOT NULL,
  record_id text NOT NULL,
  changes jsonb NOT NULL,
  CONSTRAINT audit_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entries_by_time ON audit_entries USING btree (at, id);
CREATE INDEX audit_entries_of_actor ON audit_entries USING btree (actor_id, at, id);
CREATE INDEX audit_entries_of_record ON audit_entries USING btree (record, record_id, at, id);

CREATE TABLE bank_entries (
  id uuid NOT NULL,
  entry_key text NOT NULL,
  source text NOT NULL,
  booked_on date NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  payer_name text NOT NULL,
  payer_iban text,
  remittance text NOT NULL,
  allocated integer DEFAULT 0 NOT NULL,
  sent_back integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT bank_entries_pkey PRIMARY KEY (id),
  CONSTRAINT bank_entries_entry_key_key UNIQUE (entry_key),
  CONSTRAINT bank_entries_allocated_check CHECK ((allocated >= 0)),
  CONSTRAINT bank_entries_amount_check CHECK ((amount > 0)),
  CONSTRAINT bank_entries_sent_back_check CHECK ((sent_back >= 0)),
  CONSTRAINT bank_entries_source_check CHECK ((source = ANY (ARRAY['hand'::text, 'camt.053'::text, 'csv'::text]))),
  CONSTRAINT bank_entry_is_spent_once CHECK (((allocated + sent_back) <= amount))
);
CREATE INDEX bank_entries_by_time ON bank_entries USING btree (created_at, id);
CREATE INDEX bank_entries_left ON bank_entries USING btree (created_at, id) WHERE ((allocated + sent_back) < amount);

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
  id integer GENERATED BY DEFAULT AS IDENTITY,
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
  train_vat_rate_bp integer DEFAULT 700 NOT NULL,
  pass_transfers_until timestamp with time zone,
  sale_opens_at timestamp with time zone,
  sale_opened_at timestamp with time zone,
  mail_tested_at timestamp with time zone,
  is_mail_well boolean DEFAULT false NOT NULL,
  visa_desk jsonb,
  cancellation_policy jsonb,
  admission_taxed_there boolean DEFAULT false NOT NULL,
  lodging_taxed_there boolean DEFAULT false NOT NULL,
  transport_taxed_there boolean DEFAULT false NOT NULL,
  accent text,
  logo jsonb DEFAULT '{"dark": null, "light": null}'::jsonb NOT NULL,
  billing_until date,
  vat_changes jsonb,
  banner_picture jsonb,
  CONSTRAINT editions_pkey PRIMARY KEY (id),
  CONSTRAINT editions_code_key UNIQUE (code),
  CONSTRAINT editions_currency_key UNIQUE (id, currency),
  CONSTRAINT accent_is_a_colour CHECK ((accent ~ '^#[0-9a-f]{6}$'::text)),
  CONSTRAINT edition_ends_after_it_starts CHECK ((ends_on >= starts_on)),
  CONSTRAINT editions_code_check CHECK ((code ~ '^\S{2,12}$'::text)),
  CONSTRAINT editions_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT editions_open_order_days_check CHECK (((open_order_days >= 1) AND (open_order_days <= 90))),
  CONSTRAINT editions_room_vat_rate_bp_check CHECK (((room_vat_rate_bp >= 0) AND (room_vat_rate_bp <= 10000))),
  CONSTRAINT editions_train_vat_rate_bp_check CHECK (((train_vat_rate_bp >= 0) AND (train_vat_rate_bp <= 10000))),
  CONSTRAINT editions_vat_rate_bp_check CHECK (((vat_rate_bp >= 0) AND (vat_rate_bp <= 10000))),
  CONSTRAINT sale_opens_as_planned CHECK (((sale_opened_at IS NULL) OR (sale_opens_at IS NOT NULL)))
);
CREATE UNIQUE INDEX one_current_edition ON editions USING btree (is_current) WHERE is_current;

CREATE TABLE accommodations (
  id integer GENERATED BY DEFAULT AS IDENTITY (START WITH 1001),
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
  version integer DEFAULT 1 NOT NULL,
  nights_version integer DEFAULT 1 NOT NULL,
  CONSTRAINT accommodations_pkey PRIMARY KEY (id),
  CONSTRAINT accommodations_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT accommodations_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CONSTRAINT accommodations_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CONSTRAINT accommodations_minutes_to_venue_check CHECK ((minutes_to_venue >= 0)),
  CONSTRAINT accommodations_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  CONSTRAINT accommodations_way_kind_check CHECK ((way_kind = ANY (ARRAY['walk'::text, 'shuttle'::text, 'train'::text]))),
  CONSTRAINT house_version_counts_up CHECK ((version > 0)),
  CONSTRAINT nights_version_counts_up CHECK ((nights_version > 0))
);
CREATE INDEX accommodations_by_name ON accommodations USING btree (edition_id, name, id);
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

CREATE TABLE edition_steps (
  edition_id integer NOT NULL,
  step text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  is_entered boolean DEFAULT false NOT NULL,
  CONSTRAINT edition_steps_pkey PRIMARY KEY (edition_id, step),
  CONSTRAINT edition_steps_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT edition_steps_step_check CHECK ((step = ANY (ARRAY['event'::text, 'seller'::text, 'mail'::text, 'cancellation'::text, 'opening'::text, 'look'::text, 'logo'::text, 'banner'::text, 'texts'::text]))),
  CONSTRAINT step_version_counts_up CHECK ((version > 0))
);

CREATE TABLE eligibility_entries (
  edition_id integer NOT NULL,
  list text NOT NULL,
  email_key text NOT NULL,
  reason text,
  id integer GENERATED ALWAYS AS IDENTITY,
  added_at timestamp with time zone NOT NULL,
  CONSTRAINT eligibility_entries_pkey PRIMARY KEY (edition_id, list, email_key),
  CONSTRAINT eligibility_entry_has_one_id UNIQUE (id),
  CONSTRAINT eligibility_entries_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT eligibility_entries_list_check CHECK ((list = ANY (ARRAY['blacklist'::text, 'whitelist'::text]))),
  CONSTRAINT listed_is_address_or_domain CHECK ((email_key ~~ '%@%'::text))
);
CREATE INDEX eligibility_entries_by_address ON eligibility_entries USING btree (edition_id, email_key, id);
CREATE INDEX eligibility_entries_by_time ON eligibility_entries USING btree (edition_id, added_at, id);

CREATE TABLE exhibitors (
  id integer GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  city text NOT NULL,
  tagline jsonb NOT NULL,
  description jsonb NOT NULL,
  website text,
  products jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT exhibitors_pkey PRIMARY KEY (id),
  CONSTRAINT exhibitor_has_its_code UNIQUE (edition_id, code),
  CONSTRAINT exhibitor_is_of_one_edition UNIQUE (id, edition_id),
  CONSTRAINT exhibitors_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT exhibitor_version_counts_up CHECK ((version > 0))
);
CREATE INDEX exhibitors_by_name ON exhibitors USING btree (edition_id, name, id);

CREATE TABLE files (
  id uuid NOT NULL,
  content_type text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT files_pkey PRIMARY KEY (id)
);

CREATE TABLE halls (
  id integer GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  code text NOT NULL,
  name jsonb NOT NULL,
  outline jsonb NOT NULL,
  position integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT halls_pkey PRIMARY KEY (id),
  CONSTRAINT hall_has_its_code UNIQUE (edition_id, code),
  CONSTRAINT hall_is_of_one_edition UNIQUE (id, edition_id),
  CONSTRAINT halls_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT hall_version_counts_up CHECK ((version > 0))
);

CREATE TABLE facilities (
  id integer GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  kind text NOT NULL,
  hall_id integer,
  x integer NOT NULL,
  y integer NOT NULL,
  position integer NOT NULL,
  CONSTRAINT facilities_pkey PRIMARY KEY (id),
  CONSTRAINT facilities_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT facilities_hall_id_edition_id_fkey FOREIGN KEY (hall_id, edition_id) REFERENCES halls(id, edition_id),
  CONSTRAINT facilities_kind_check CHECK ((kind = ANY (ARRAY['toilet'::text, 'accessible-toilet'::text, 'first-aid'::text, 'food'::text, 'cloakroom'::text, 'lift'::text, 'information'::text, 'quiet-room'::text])))
);

CREATE TABLE hall_drawings (
  hall_id integer NOT NULL,
  edition_id integer NOT NULL,
  shapes jsonb NOT NULL,
  CONSTRAINT hall_drawings_pkey PRIMARY KEY (hall_id),
  CONSTRAINT hall_drawings_hall_id_edition_id_fkey FOREIGN KEY (hall_id, edition_id) REFERENCES halls(id, edition_id)
);

CREATE TABLE hall_rooms (
  id integer GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  hall_id integer NOT NULL,
  code text NOT NULL,
  name jsonb NOT NULL,
  kind text NOT NULL,
  x integer NOT NULL,
  y integer NOT NULL,
  width integer NOT NULL,
  depth integer NOT NULL,
  CONSTRAINT hall_rooms_pkey PRIMARY KEY (id),
  CONSTRAINT hall_room_has_its_code UNIQUE (edition_id, code),
  CONSTRAINT hall_rooms_hall_id_edition_id_fkey FOREIGN KEY (hall_id, edition_id) REFERENCES halls(id, edition_id),
  CONSTRAINT hall_rooms_depth_check CHECK ((depth > 0)),
  CONSTRAINT hall_rooms_kind_check CHECK ((kind = ANY (ARRAY['stage'::text, 'room'::text, 'lounge'::text, 'food'::text]))),
  CONSTRAINT hall_rooms_width_check CHECK ((width > 0))
);

CREATE TABLE house_contracts (
  accommodation_id integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  room_nights integer NOT NULL,
  cut_off_on date NOT NULL,
  attrition_percent integer NOT NULL,
  rate integer NOT NULL,
  email text,
  saved_by uuid NOT NULL,
  released_at timestamp with time zone,
  released_nights integer,
  CONSTRAINT house_contracts_pkey PRIMARY KEY (accommodation_id),
  CONSTRAINT house_contracts_accommodation_id_fkey FOREIGN KEY (accommodation_id) REFERENCES accommodations(id),
  CONSTRAINT contract_version_counts_up CHECK ((version > 0)),
  CONSTRAINT house_contracts_attrition_percent_check CHECK (((attrition_percent >= 0) AND (attrition_percent <= 100))),
  CONSTRAINT house_contracts_rate_check CHECK ((rate >= 0)),
  CONSTRAINT house_contracts_released_nights_check CHECK ((released_nights >= 0)),
  CONSTRAINT house_contracts_room_nights_check CHECK ((room_nights >= 0)),
  CONSTRAINT release_says_how_many CHECK (((released_at IS NULL) = (released_nights IS NULL)))
);
CREATE INDEX contracts_to_release ON house_contracts USING btree (cut_off_on) WHERE (released_at IS NULL);

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
  issuer text,
  CONSTRAINT invoice_series_pkey PRIMARY KEY (edition_id, kind, prefix),
  CONSTRAINT one_series_of_an_issuer UNIQUE (edition_id, kind, issuer),
  CONSTRAINT series_is_of_one_issuer UNIQUE (edition_id, kind, prefix, issuer),
  CONSTRAINT invoice_series_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT invoice_series_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'creditNote'::text]))),
  CONSTRAINT invoice_series_last_number_check CHECK ((last_number >= 0))
);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY,
  cause_kind text NOT NULL,
  cause_id uuid NOT NULL,
  cause_part integer DEFAULT 0 NOT NULL,
  booked_on date NOT NULL,
  booked_at timestamp with time zone NOT NULL,
  edition_id integer,
  order_id uuid,
  currency text NOT NULL,
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_books_once UNIQUE (cause_kind, cause_id, cause_part),
  CONSTRAINT ledger_entries_cause_kind_check CHECK ((cause_kind = ANY (ARRAY['payment'::text, 'refund'::text, 'refund-paid'::text, 'refund-returned'::text, 'refund-settled'::text, 'document'::text, 'bank-entry'::text, 'bank-entry-back'::text, 'provider-line'::text])))
);
CREATE INDEX ledger_by_day ON ledger_entries USING btree (booked_on, id);
CREATE INDEX ledger_of_order ON ledger_entries USING btree (order_id);

CREATE TABLE ledger_lines (
  id bigint GENERATED ALWAYS AS IDENTITY,
  entry_id bigint NOT NULL,
  account text NOT NULL,
  kind text,
  tax_rate_bp integer,
  amount bigint NOT NULL,
  CONSTRAINT ledger_lines_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_lines_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES ledger_entries(id),
  CONSTRAINT ledger_line_moves_something CHECK ((amount <> 0)),
  CONSTRAINT ledger_lines_account_check CHECK ((account = ANY (ARRAY['customers'::text, 'provider'::text, 'bank'::text, 'unassigned'::text, 'to-refund'::text, 'revenue'::text, 'vat'::text, 'fees'::text, 'payouts'::text, 'foreign'::text])))
);
CREATE INDEX lines_of_ledger_entry ON ledger_lines USING btree (entry_id);

CREATE TABLE news_posts (
  id uuid NOT NULL,
  edition_id integer NOT NULL,
  title jsonb NOT NULL,
  topic jsonb,
  body jsonb NOT NULL,
  published_at timestamp with time zone,
  changed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  image jsonb,
  ends_at timestamp with time zone,
  open_to text[],
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT news_posts_pkey PRIMARY KEY (id),
  CONSTRAINT news_posts_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT news_posts_open_to_check CHECK (((cardinality(open_to) > 0) AND (open_to <@ ARRAY['host'::text, 'badge-vip'::text, 'standard'::text, 'vendor-vip'::text, 'vip'::text]))),
  CONSTRAINT post_begins_before_it_ends CHECK (((ends_at IS NULL) OR (ends_at >= published_at))),
  CONSTRAINT post_version_counts_up CHECK ((version > 0))
);
CREATE INDEX news_posts_last_written_first ON news_posts USING btree (edition_id, created_at, id);
CREATE INDEX news_posts_newest_first ON news_posts USING btree (edition_id, published_at DESC, id);

CREATE TABLE owner_links (
  only_row boolean DEFAULT true NOT NULL,
  token_hash text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT owner_links_pkey PRIMARY KEY (only_row),
  CONSTRAINT owner_links_only_row_check CHECK (only_row)
);

CREATE TABLE pages (
  edition_id integer NOT NULL,
  slug text NOT NULL,
  title jsonb NOT NULL,
  sections jsonb NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  is_published boolean DEFAULT true NOT NULL,
  position integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT pages_pkey PRIMARY KEY (edition_id, slug),
  CONSTRAINT pages_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT page_version_counts_up CHECK ((version > 0)),
  CONSTRAINT pages_position_check CHECK (("position" >= 0))
);
CREATE INDEX pages_in_order ON pages USING btree (edition_id, "position", slug);

CREATE TABLE pass_keys (
  public_key text NOT NULL,
  CONSTRAINT pass_keys_pkey PRIMARY KEY (public_key),
  CONSTRAINT pass_keys_public_key_check CHECK ((public_key ~ '^[A-Za-z0-9_-]{43}$'::text))
);

CREATE TABLE pass_quotas (
  id integer GENERATED BY DEFAULT AS IDENTITY,
  edition_id integer NOT NULL,
  name text NOT NULL,
  capacity integer NOT NULL,
  taken integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT pass_quotas_pkey PRIMARY KEY (id),
  CONSTRAINT pass_quotas_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT pass_quotas_capacity_check CHECK ((capacity >= 0)),
  CONSTRAINT pass_quotas_taken_check CHECK ((taken >= 0)),
  CONSTRAINT passes_within_shared_quota CHECK ((taken <= capacity))
);
CREATE INDEX pass_quotas_of_edition ON pass_quotas USING btree (edition_id, id);

CREATE TABLE pass_types (
  id integer GENERATED BY DEFAULT AS IDENTITY,
  edition_id integer NOT NULL,
  position integer NOT NULL,
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
  name jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  price_phases jsonb NOT NULL,
  quota_id integer,
  CONSTRAINT pass_types_pkey PRIMARY KEY (id),
  CONSTRAINT pass_types_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT pass_types_quota_id_fkey FOREIGN KEY (quota_id) REFERENCES pass_quotas(id),
  CONSTRAINT pass_types_capacity_check CHECK ((capacity >= 0)),
  CONSTRAINT pass_types_code_type_check CHECK ((code_type = ANY (ARRAY['host'::text, 'badge-vip'::text, 'standard'::text, 'vendor-vip'::text, 'vip'::text]))),
  CONSTRAINT pass_types_held_check CHECK ((held >= 0)),
  CONSTRAINT pass_types_list_check CHECK ((list = ANY (ARRAY['paid'::text, 'paid-upgrade'::text, 'voucher'::text]))),
  CONSTRAINT pass_types_price_check CHECK ((price >= 0)),
  CONSTRAINT pass_types_sold_check CHECK ((sold >= 0)),
  CONSTRAINT passes_within_capacity CHECK (((capacity IS NULL) OR ((held + sold) <= capacity))),
  CONSTRAINT price_phases_are_a_list CHECK ((jsonb_array_length(price_phases) <= 12)),
  CONSTRAINT version_counts_up CHECK ((version > 0))
);
CREATE INDEX pass_types_by_position ON pass_types USING btree (edition_id, "position", id);
CREATE INDEX pass_types_by_price ON pass_types USING btree (edition_id, price, id);
CREATE INDEX pass_types_of_quota ON pass_types USING btree (quota_id) WHERE (quota_id IS NOT NULL);

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
  closed_how text,
  CONSTRAINT payment_alarms_pkey PRIMARY KEY (id),
  CONSTRAINT one_alarm_per_subject UNIQUE (kind, subject),
  CONSTRAINT open_alarm_was_not_closed CHECK (((closed_how IS NULL) OR (closed_at IS NOT NULL))),
  CONSTRAINT payment_alarms_closed_how_check CHECK ((closed_how = ANY (ARRAY['by-person'::text, 'by-itself'::text]))),
  CONSTRAINT payment_alarms_kind_check CHECK ((kind = ANY (ARRAY['charge-does-not-fit'::text, 'check-fails'::text, 'delivery-failed'::text, 'payment-disputed'::text, 'refund-failed'::text, 'end-fails'::text])))
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

CREATE TABLE product_categories (
  id integer GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  code text NOT NULL,
  name jsonb NOT NULL,
  position integer NOT NULL,
  CONSTRAINT product_categories_pkey PRIMARY KEY (id),
  CONSTRAINT product_category_has_its_code UNIQUE (edition_id, code),
  CONSTRAINT product_category_is_of_one_edition UNIQUE (id, edition_id),
  CONSTRAINT product_categories_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id)
);

CREATE TABLE exhibitor_categories (
  exhibitor_id integer NOT NULL,
  category_id integer NOT NULL,
  edition_id integer NOT NULL,
  CONSTRAINT exhibitor_categories_pkey PRIMARY KEY (exhibitor_id, category_id),
  CONSTRAINT exhibitor_categories_category_id_edition_id_fkey FOREIGN KEY (category_id, edition_id) REFERENCES product_categories(id, edition_id),
  CONSTRAINT exhibitor_categories_exhibitor_id_edition_id_fkey FOREIGN KEY (exhibitor_id, edition_id) REFERENCES exhibitors(id, edition_id)
);
CREATE INDEX exhibitor_categories_of_category ON exhibitor_categories USING btree (category_id);

CREATE TABLE provider_lines (
  id uuid NOT NULL,
  provider text NOT NULL,
  ref text NOT NULL,
  kind text NOT NULL,
  amount integer NOT NULL,
  fee integer NOT NULL,
  currency text NOT NULL,
  happened_at timestamp with time zone NOT NULL,
  payment_id uuid,
  refund_id uuid,
  source text,
  of_payment uuid,
  settled_refund uuid,
  CONSTRAINT provider_lines_pkey PRIMARY KEY (id),
  CONSTRAINT provider_line_is_read_once UNIQUE (provider, ref),
  CONSTRAINT provider_line_has_one_name CHECK (((refund_id IS NULL) OR (settled_refund IS NULL)))
);
CREATE INDEX provider_lines_by_time ON provider_lines USING btree (provider, happened_at);
CREATE INDEX provider_lines_of_payment ON provider_lines USING btree (payment_id);
CREATE INDEX provider_lines_of_refund ON provider_lines USING btree (refund_id);
CREATE INDEX provider_lines_without_name ON provider_lines USING btree (of_payment) WHERE ((of_payment IS NOT NULL) AND (refund_id IS NULL) AND (settled_refund IS NULL));

CREATE TABLE provider_reads (
  provider text NOT NULL,
  read_until timestamp with time zone NOT NULL,
  CONSTRAINT provider_reads_pkey PRIMARY KEY (provider)
);

CREATE TABLE rate_limits (
  key text NOT NULL,
  points integer NOT NULL,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);

CREATE TABLE rooming_lists (
  id uuid NOT NULL,
  accommodation_id integer NOT NULL,
  number integer NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  sent_by uuid NOT NULL,
  sent_to text NOT NULL,
  house_name text NOT NULL,
  house_address text NOT NULL,
  rooms jsonb NOT NULL,
  CONSTRAINT rooming_lists_pkey PRIMARY KEY (id),
  CONSTRAINT each_list_once UNIQUE (accommodation_id, number),
  CONSTRAINT rooming_lists_accommodation_id_fkey FOREIGN KEY (accommodation_id) REFERENCES accommodations(id),
  CONSTRAINT rooming_lists_number_check CHECK ((number > 0))
);

CREATE TABLE rooms (
  id integer GENERATED BY DEFAULT AS IDENTITY (START WITH 100001),
  accommodation_id integer NOT NULL,
  name jsonb NOT NULL,
  description jsonb NOT NULL,
  max_occupancy integer NOT NULL,
  board text NOT NULL,
  images jsonb NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  is_internal boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT rooms_pkey PRIMARY KEY (id),
  CONSTRAINT rooms_accommodation_id_fkey FOREIGN KEY (accommodation_id) REFERENCES accommodations(id),
  CONSTRAINT room_version_counts_up CHECK ((version > 0)),
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
  minimum_stay integer DEFAULT 1 NOT NULL,
  is_closed_to_arrival boolean DEFAULT false NOT NULL,
  CONSTRAINT availabilities_pkey PRIMARY KEY (id),
  CONSTRAINT one_availability_per_night UNIQUE (room_id, night),
  CONSTRAINT availabilities_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms(id),
  CONSTRAINT availabilities_allotment_check CHECK ((allotment >= 0)),
  CONSTRAINT availabilities_booked_check CHECK ((booked >= 0)),
  CONSTRAINT availabilities_held_check CHECK ((held >= 0)),
  CONSTRAINT availabilities_price_check CHECK ((price >= 0)),
  CONSTRAINT minimum_stay_is_possible CHECK (((minimum_stay >= 1) AND (minimum_stay <= 30))),
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

CREATE TABLE site_plans (
  edition_id integer NOT NULL,
  document jsonb,
  updated_at timestamp with time zone NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT site_plans_pkey PRIMARY KEY (edition_id),
  CONSTRAINT site_plans_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT site_plan_version_counts_up CHECK ((version > 0))
);

CREATE TABLE speakers (
  id integer GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  sort_name text NOT NULL,
  job_title jsonb NOT NULL,
  company text NOT NULL,
  city text NOT NULL,
  bio jsonb NOT NULL,
  image uuid,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT speakers_pkey PRIMARY KEY (id),
  CONSTRAINT speaker_has_its_code UNIQUE (edition_id, code),
  CONSTRAINT speaker_is_of_one_edition UNIQUE (id, edition_id),
  CONSTRAINT speakers_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT speaker_version_counts_up CHECK ((version > 0))
);
CREATE INDEX speakers_by_name ON speakers USING btree (edition_id, sort_name, id);

CREATE TABLE stages (
  id integer GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  code text NOT NULL,
  hall text NOT NULL,
  name text NOT NULL,
  seats integer NOT NULL,
  way jsonb NOT NULL,
  position integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT stages_pkey PRIMARY KEY (id),
  CONSTRAINT stage_has_its_code UNIQUE (edition_id, code),
  CONSTRAINT stage_is_of_one_edition UNIQUE (id, edition_id),
  CONSTRAINT stages_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT stage_version_counts_up CHECK ((version > 0)),
  CONSTRAINT stages_seats_check CHECK ((seats > 0))
);

CREATE TABLE stands (
  id integer GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  hall_id integer NOT NULL,
  code text NOT NULL,
  x integer NOT NULL,
  y integer NOT NULL,
  width integer NOT NULL,
  depth integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  shape text,
  CONSTRAINT stands_pkey PRIMARY KEY (id),
  CONSTRAINT stand_has_its_code UNIQUE (hall_id, code),
  CONSTRAINT stand_has_its_shape UNIQUE (hall_id, shape) DEFERRABLE,
  CONSTRAINT stand_is_of_one_edition UNIQUE (id, edition_id),
  CONSTRAINT stands_hall_id_edition_id_fkey FOREIGN KEY (hall_id, edition_id) REFERENCES halls(id, edition_id),
  CONSTRAINT stand_version_counts_up CHECK ((version > 0)),
  CONSTRAINT stands_depth_check CHECK ((depth > 0)),
  CONSTRAINT stands_width_check CHECK ((width > 0)),
  CONSTRAINT stand_is_on_its_own_ground EXCLUDE USING gist (int4range(edition_id, edition_id, '[]'::text) WITH &&, int4range(x, (x + width)) WITH &&, int4range(y, (y + depth)) WITH &&) DEFERRABLE
);

CREATE TABLE exhibitor_stands (
  exhibitor_id integer NOT NULL,
  stand_id integer NOT NULL,
  edition_id integer NOT NULL,
  position integer NOT NULL,
  CONSTRAINT exhibitor_stands_pkey PRIMARY KEY (exhibitor_id, stand_id),
  CONSTRAINT exhibitor_stands_exhibitor_id_edition_id_fkey FOREIGN KEY (exhibitor_id, edition_id) REFERENCES exhibitors(id, edition_id),
  CONSTRAINT exhibitor_stands_stand_id_edition_id_fkey FOREIGN KEY (stand_id, edition_id) REFERENCES stands(id, edition_id)
);
CREATE INDEX exhibitor_stands_of_stand ON exhibitor_stands USING btree (stand_id);

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
  version integer DEFAULT 1 NOT NULL,
  closed_at timestamp with time zone,
  CONSTRAINT survey_questions_pkey PRIMARY KEY (id),
  CONSTRAINT survey_question_has_its_place UNIQUE (edition_id, "position") DEFERRABLE,
  CONSTRAINT survey_question_is_of_one_edition UNIQUE (id, edition_id),
  CONSTRAINT survey_questions_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT survey_question_has_what_its_type_needs CHECK ((((options IS NOT NULL) = (type = ANY (ARRAY['single'::text, 'multiple'::text]))) AND ((scale IS NOT NULL) = (type = 'scale'::text)) AND ((max_choices IS NULL) OR (type = 'multiple'::text)))),
  CONSTRAINT survey_questions_max_choices_check CHECK ((max_choices >= 1)),
  CONSTRAINT survey_questions_type_check CHECK ((type = ANY (ARRAY['text'::text, 'single'::text, 'multiple'::text, 'scale'::text, 'yes-no'::text]))),
  CONSTRAINT survey_questions_version_check CHECK ((version >= 1))
);

CREATE TABLE tags (
  id integer NOT NULL,
  name text NOT NULL,
  CONSTRAINT tags_pkey PRIMARY KEY (id)
);

CREATE TABLE tracks (
  id integer GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  code text NOT NULL,
  name jsonb NOT NULL,
  position integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT tracks_pkey PRIMARY KEY (id),
  CONSTRAINT track_has_its_code UNIQUE (edition_id, code),
  CONSTRAINT track_is_of_one_edition UNIQUE (id, edition_id),
  CONSTRAINT tracks_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT track_version_counts_up CHECK ((version > 0))
);

CREATE TABLE program_sessions (
  id integer GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  code text NOT NULL,
  title jsonb NOT NULL,
  abstract jsonb NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  track_id integer,
  stage_id integer,
  level text NOT NULL,
  language text NOT NULL,
  repeats_id integer,
  cancelled_at timestamp with time zone,
  sequence integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT program_sessions_pkey PRIMARY KEY (id),
  CONSTRAINT program_session_has_its_code UNIQUE (edition_id, code),
  CONSTRAINT program_session_is_of_one_edition UNIQUE (id, edition_id),
  CONSTRAINT program_sessions_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT program_sessions_repeats_id_edition_id_fkey FOREIGN KEY (repeats_id, edition_id) REFERENCES program_sessions(id, edition_id),
  CONSTRAINT program_sessions_stage_id_edition_id_fkey FOREIGN KEY (stage_id, edition_id) REFERENCES stages(id, edition_id),
  CONSTRAINT program_sessions_track_id_edition_id_fkey FOREIGN KEY (track_id, edition_id) REFERENCES tracks(id, edition_id),
  CONSTRAINT program_session_is_somewhere_or_a_break CHECK (((track_id IS NULL) = (stage_id IS NULL))),
  CONSTRAINT program_session_repeats_another CHECK ((repeats_id <> id)),
  CONSTRAINT program_session_takes_time CHECK ((ends_at > starts_at)),
  CONSTRAINT program_session_version_counts_up CHECK ((version > 0)),
  CONSTRAINT program_sessions_level_check CHECK ((level = ANY (ARRAY['all'::text, 'basics'::text, 'advanced'::text, 'expert'::text]))),
  CONSTRAINT program_sessions_sequence_check CHECK ((sequence >= 0)),
  CONSTRAINT stage_has_one_session_at_a_time EXCLUDE USING gist (int4range(stage_id, stage_id, '[]'::text) WITH &&, tstzrange(starts_at, ends_at) WITH &&) WHERE (((stage_id IS NOT NULL) AND (cancelled_at IS NULL)))
);
CREATE INDEX program_sessions_listed ON program_sessions USING btree (edition_id, starts_at, id);
CREATE INDEX program_sessions_of_stage ON program_sessions USING btree (stage_id);
CREATE INDEX program_sessions_of_track ON program_sessions USING btree (track_id);
CREATE INDEX program_sessions_repeating ON program_sessions USING btree (repeats_id) WHERE (repeats_id IS NOT NULL);

CREATE TABLE session_seats (
  id integer NOT NULL,
  capacity integer NOT NULL,
  held integer DEFAULT 0 NOT NULL,
  taken integer DEFAULT 0 NOT NULL,
  answer_hours integer NOT NULL,
  CONSTRAINT session_seats_pkey PRIMARY KEY (id),
  CONSTRAINT session_seats_id_fkey FOREIGN KEY (id) REFERENCES program_sessions(id),
  CONSTRAINT seats_within_session CHECK (((held + taken) <= capacity)),
  CONSTRAINT session_seats_answer_hours_check CHECK (((answer_hours >= 1) AND (answer_hours <= 168))),
  CONSTRAINT session_seats_capacity_check CHECK ((capacity >= 0)),
  CONSTRAINT session_seats_held_check CHECK ((held >= 0)),
  CONSTRAINT session_seats_taken_check CHECK ((taken >= 0))
);

CREATE TABLE session_speakers (
  session_id integer NOT NULL,
  speaker_id integer NOT NULL,
  edition_id integer NOT NULL,
  position integer NOT NULL,
  CONSTRAINT session_speakers_pkey PRIMARY KEY (session_id, speaker_id),
  CONSTRAINT session_speakers_session_id_edition_id_fkey FOREIGN KEY (session_id, edition_id) REFERENCES program_sessions(id, edition_id),
  CONSTRAINT session_speakers_speaker_id_edition_id_fkey FOREIGN KEY (speaker_id, edition_id) REFERENCES speakers(id, edition_id)
);
CREATE INDEX session_speakers_of_speaker ON session_speakers USING btree (speaker_id);

CREATE TABLE train_ticket_types (
  id uuid NOT NULL,
  edition_id integer NOT NULL,
  position integer GENERATED ALWAYS AS IDENTITY,
  name jsonb NOT NULL,
  class text NOT NULL,
  description jsonb NOT NULL,
  rules jsonb NOT NULL,
  price integer NOT NULL,
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  cancel_before timestamp with time zone,
  capacity integer NOT NULL,
  held integer DEFAULT 0 NOT NULL,
  sold integer DEFAULT 0 NOT NULL,
  codes_left integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  lessened_at timestamp with time zone,
  CONSTRAINT train_ticket_types_pkey PRIMARY KEY (id),
  CONSTRAINT train_ticket_types_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT each_held_train_ticket_has_a_code CHECK ((held <= codes_left)),
  CONSTRAINT train_ticket_type_is_valid_for_days CHECK ((valid_to >= valid_from)),
  CONSTRAINT train_ticket_types_capacity_check CHECK ((capacity >= 0)),
  CONSTRAINT train_ticket_types_class_check CHECK ((class = ANY (ARRAY['first'::text, 'second'::text]))),
  CONSTRAINT train_ticket_types_codes_left_check CHECK ((codes_left >= 0)),
  CONSTRAINT train_ticket_types_held_check CHECK ((held >= 0)),
  CONSTRAINT train_ticket_types_price_check CHECK ((price >= 0)),
  CONSTRAINT train_ticket_types_sold_check CHECK ((sold >= 0)),
  CONSTRAINT train_ticket_types_version_check CHECK ((version >= 1)),
  CONSTRAINT train_tickets_within_capacity CHECK (((held + sold) <= capacity))
);
CREATE INDEX train_ticket_types_of_edition ON train_ticket_types USING btree (edition_id, "position");

CREATE TABLE users (
  id uuid NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  email_confirmed_at timestamp with time zone,
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
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT one_user_per_email UNIQUE (email_key),
  CONSTRAINT users_image_id_fkey FOREIGN KEY (image_id) REFERENCES files(id),
  CONSTRAINT user_version_counts_up CHECK ((version > 0))
);
CREATE INDEX users_by_category ON users USING btree (attendee_type, id);
CREATE INDEX users_by_near_words ON users USING gin (without_a_letter(person_words(first_name, last_name, company_name, email)));
CREATE INDEX users_by_words ON users USING gin (person_words(first_name, last_name, company_name, email));

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
CREATE INDEX addresses_by_country ON addresses USING btree (country_id, user_id) WHERE (type = 'billingAddress'::text);

CREATE TABLE bulk_acts (
  id uuid NOT NULL,
  edition_id integer NOT NULL,
  begun_by uuid NOT NULL,
  kind text NOT NULL,
  reason text,
  created_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  CONSTRAINT bulk_acts_pkey PRIMARY KEY (id),
  CONSTRAINT bulk_acts_begun_by_fkey FOREIGN KEY (begun_by) REFERENCES users(id),
  CONSTRAINT bulk_acts_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT bulk_acts_kind_check CHECK ((kind = ANY (ARRAY['approve'::text, 'reject'::text, 'tag-vendor'::text, 'untag-vendor'::text])))
);
CREATE INDEX bulk_acts_by_person ON bulk_acts USING btree (begun_by, created_at);
CREATE INDEX bulk_acts_to_forget ON bulk_acts USING btree (finished_at) WHERE (finished_at IS NOT NULL);

CREATE TABLE bulk_act_people (
  act_id uuid NOT NULL,
  user_id uuid NOT NULL,
  pass_id uuid,
  outcome text DEFAULT 'waiting'::text NOT NULL,
  reason text,
  tries integer DEFAULT 0 NOT NULL,
  CONSTRAINT bulk_act_people_pkey PRIMARY KEY (act_id, user_id),
  CONSTRAINT bulk_act_people_act_id_fkey FOREIGN KEY (act_id) REFERENCES bulk_acts(id) ON DELETE CASCADE,
  CONSTRAINT bulk_act_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT bulk_act_people_outcome_check CHECK ((outcome = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text]))),
  CONSTRAINT bulk_act_people_tries_check CHECK ((tries >= 0)),
  CONSTRAINT whoever_is_left_is_told_why CHECK (((outcome = 'refused'::text) = (reason IS NOT NULL)))
);
CREATE INDEX bulk_act_people_by_person ON bulk_act_people USING btree (user_id);
CREATE INDEX bulk_act_people_waiting ON bulk_act_people USING btree (act_id, tries, user_id) WHERE (outcome = 'waiting'::text);

CREATE TABLE calendar_keys (
  user_id uuid NOT NULL,
  number integer NOT NULL,
  key_hash text NOT NULL,
  locale text NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT calendar_keys_pkey PRIMARY KEY (user_id),
  CONSTRAINT calendar_keys_key_hash_key UNIQUE (key_hash),
  CONSTRAINT calendar_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT calendar_keys_number_check CHECK ((number > 0))
);

CREATE TABLE exports (
  id uuid NOT NULL,
  edition_id integer NOT NULL,
  begun_by uuid NOT NULL,
  kind text NOT NULL,
  format text NOT NULL,
  columns jsonb NOT NULL,
  filters jsonb NOT NULL,
  locale text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  run integer DEFAULT 0 NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  touched_at timestamp with time zone,
  rows integer DEFAULT 0 NOT NULL,
  expected_rows integer,
  size bigint,
  finished_at timestamp with time zone,
  failure text,
  CONSTRAINT exports_pkey PRIMARY KEY (id),
  CONSTRAINT exports_begun_by_fkey FOREIGN KEY (begun_by) REFERENCES users(id),
  CONSTRAINT exports_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT an_export_that_failed_is_finished CHECK (((failure IS NULL) OR (finished_at IS NOT NULL))),
  CONSTRAINT an_export_that_is_ready_has_a_size CHECK ((((finished_at IS NOT NULL) AND (failure IS NULL)) = (size IS NOT NULL))),
  CONSTRAINT exports_expected_rows_check CHECK ((expected_rows >= 0)),
  CONSTRAINT exports_failure_check CHECK ((failure = ANY (ARRAY['interrupted'::text, 'unexpected'::text]))),
  CONSTRAINT exports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text]))),
  CONSTRAINT exports_kind_check CHECK ((kind = ANY (ARRAY['orders'::text, 'order-lines'::text, 'payments'::text, 'people'::text, 'sessions'::text, 'speakers'::text]))),
  CONSTRAINT exports_rows_check CHECK ((rows >= 0)),
  CONSTRAINT exports_run_check CHECK ((run >= 0)),
  CONSTRAINT exports_size_check CHECK ((size >= 0)),
  CONSTRAINT exports_tries_check CHECK ((tries >= 0))
);
CREATE INDEX exports_by_person ON exports USING btree (begun_by, created_at);
CREATE INDEX exports_to_forget ON exports USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX exports_under_way ON exports USING btree (touched_at) WHERE (finished_at IS NULL);

CREATE TABLE export_pieces (
  export_id uuid NOT NULL,
  number integer NOT NULL,
  content bytea NOT NULL,
  CONSTRAINT export_pieces_pkey PRIMARY KEY (export_id, number),
  CONSTRAINT export_pieces_export_id_fkey FOREIGN KEY (export_id) REFERENCES exports(id) ON DELETE CASCADE
);

CREATE TABLE favourites (
  user_id uuid NOT NULL,
  session_id integer NOT NULL,
  starred_at timestamp with time zone NOT NULL,
  CONSTRAINT favourites_pkey PRIMARY KEY (user_id, session_id),
  CONSTRAINT favourites_session_id_fkey FOREIGN KEY (session_id) REFERENCES program_sessions(id),
  CONSTRAINT favourites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX favourites_of_session ON favourites USING btree (session_id);

CREATE TABLE former_addresses (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  email text NOT NULL,
  left_at timestamp with time zone NOT NULL,
  told_at timestamp with time zone,
  is_merged boolean DEFAULT false NOT NULL,
  CONSTRAINT former_addresses_pkey PRIMARY KEY (id),
  CONSTRAINT former_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX former_addresses_of_user ON former_addresses USING btree (user_id);
CREATE INDEX former_addresses_to_forget ON former_addresses USING btree (left_at);

CREATE TABLE kept_clashes (
  user_id uuid NOT NULL,
  session_id integer NOT NULL,
  other_id integer NOT NULL,
  kept_at timestamp with time zone NOT NULL,
  CONSTRAINT kept_clashes_pkey PRIMARY KEY (user_id, session_id, other_id),
  CONSTRAINT kept_clashes_other_id_fkey FOREIGN KEY (other_id) REFERENCES program_sessions(id),
  CONSTRAINT kept_clashes_session_id_fkey FOREIGN KEY (session_id) REFERENCES program_sessions(id),
  CONSTRAINT kept_clashes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT clash_has_one_order CHECK ((session_id < other_id))
);
CREATE INDEX kept_clashes_of_other ON kept_clashes USING btree (other_id);
CREATE INDEX kept_clashes_of_session ON kept_clashes USING btree (session_id);

CREATE TABLE known_networks (
  user_id uuid NOT NULL,
  network text NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT known_networks_pkey PRIMARY KEY (user_id, network),
  CONSTRAINT known_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE list_views (
  id uuid NOT NULL,
  edition_id integer NOT NULL,
  saved_by uuid NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  is_shared boolean NOT NULL,
  search text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  lost_at timestamp with time zone,
  CONSTRAINT list_views_pkey PRIMARY KEY (id),
  CONSTRAINT list_views_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT list_views_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id),
  CONSTRAINT list_views_name_check CHECK (
CASE
    WHEN (lost_at IS NULL) THEN ((char_length(name) >= 1) AND (char_length(name) <= 40))
    ELSE ((name = ''::text) AND (search = ''::text) AND (NOT is_shared))
END),
  CONSTRAINT list_views_version_check CHECK ((version > 0))
);
CREATE INDEX list_views_by_person ON list_views USING btree (saved_by);
CREATE INDEX list_views_of_list ON list_views USING btree (edition_id, list);

CREATE TABLE news_reads (
  user_id uuid NOT NULL,
  post_id uuid NOT NULL,
  read_at timestamp with time zone NOT NULL,
  CONSTRAINT news_reads_pkey PRIMARY KEY (user_id, post_id),
  CONSTRAINT news_reads_post_id_fkey FOREIGN KEY (post_id) REFERENCES news_posts(id) ON DELETE CASCADE,
  CONSTRAINT news_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX news_reads_of_post ON news_reads USING btree (post_id);

CREATE TABLE passkeys (
  id text NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  public_key text NOT NULL,
  sign_count bigint NOT NULL,
  transports text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX passkeys_of_user ON passkeys USING btree (user_id);

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

CREATE TABLE person_notes (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  actor_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  act text,
  text text NOT NULL,
  CONSTRAINT person_notes_pkey PRIMARY KEY (id),
  CONSTRAINT person_notes_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  CONSTRAINT person_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT person_notes_text_check CHECK ((text <> ''::text))
);
CREATE INDEX person_notes_of_actor ON person_notes USING btree (actor_id);
CREATE INDEX person_notes_of_user ON person_notes USING btree (user_id, id);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE saved_exports (
  id uuid NOT NULL,
  edition_id integer NOT NULL,
  saved_by uuid NOT NULL,
  name text NOT NULL,
  is_shared boolean NOT NULL,
  kind text NOT NULL,
  format text NOT NULL,
  columns jsonb NOT NULL,
  filters jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  every text,
  next_at timestamp with time zone,
  lost_at timestamp with time zone,
  CONSTRAINT saved_exports_pkey PRIMARY KEY (id),
  CONSTRAINT saved_exports_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT saved_exports_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id),
  CONSTRAINT saved_exports_every_check CHECK ((every = ANY (ARRAY['day'::text, 'week'::text]))),
  CONSTRAINT saved_exports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text]))),
  CONSTRAINT saved_exports_kind_check CHECK ((kind = ANY (ARRAY['orders'::text, 'order-lines'::text, 'payments'::text, 'people'::text, 'sessions'::text, 'speakers'::text]))),
  CONSTRAINT saved_exports_name_check CHECK (
CASE
    WHEN (lost_at IS NULL) THEN ((char_length(name) >= 1) AND (char_length(name) <= 80))
    ELSE ((name = ''::text) AND (filters = '{}'::jsonb) AND (NOT is_shared) AND (every IS NULL))
END),
  CONSTRAINT schedule_has_its_next CHECK (((every IS NULL) = (next_at IS NULL)))
);
CREATE INDEX saved_exports_by_person ON saved_exports USING btree (saved_by);
CREATE INDEX saved_exports_due ON saved_exports USING btree (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX saved_exports_shared ON saved_exports USING btree (edition_id) WHERE is_shared;

CREATE TABLE session_reservations (
  id uuid NOT NULL,
  session_id integer NOT NULL,
  user_id uuid NOT NULL,
  state text NOT NULL,
  arrival bigint GENERATED ALWAYS AS IDENTITY,
  offered_until timestamp with time zone,
  known_sequence integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT session_reservations_pkey PRIMARY KEY (id),
  CONSTRAINT session_reservations_session_id_fkey FOREIGN KEY (session_id) REFERENCES session_seats(id),
  CONSTRAINT session_reservations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT offered_seat_has_its_time CHECK (((state = 'offered'::text) = (offered_until IS NOT NULL))),
  CONSTRAINT reservation_that_ended_says_when CHECK (((state = ANY (ARRAY['expired'::text, 'withdrawn'::text, 'cancelled'::text])) = (ended_at IS NOT NULL))),
  CONSTRAINT session_reservations_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'offered'::text, 'reserved'::text, 'expired'::text, 'withdrawn'::text, 'cancelled'::text])))
);
CREATE UNIQUE INDEX one_reservation_per_person ON session_reservations USING btree (session_id, user_id) WHERE (state = ANY (ARRAY['waiting'::text, 'offered'::text, 'reserved'::text]));
CREATE INDEX reservations_in_line ON session_reservations USING btree (session_id, arrival) WHERE (state = 'waiting'::text);
CREATE INDEX reservations_living ON session_reservations USING btree (session_id) WHERE (state = ANY (ARRAY['waiting'::text, 'offered'::text, 'reserved'::text]));
CREATE INDEX reservations_of_user ON session_reservations USING btree (user_id, session_id, arrival DESC);
CREATE INDEX seat_offers_by_end ON session_reservations USING btree (offered_until) WHERE (state = 'offered'::text);

CREATE TABLE sessions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash text NOT NULL,
  device text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  second_factor_at timestamp with time zone,
  seen_by uuid,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_seen_by_fkey FOREIGN KEY (seen_by) REFERENCES users(id),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sessions_of_user ON sessions USING btree (user_id);
CREATE INDEX sessions_seen_by ON sessions USING btree (seen_by) WHERE (seen_by IS NOT NULL);

CREATE TABLE factor_challenges (
  session_id uuid NOT NULL,
  purpose text NOT NULL,
  challenge text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT factor_challenges_pkey PRIMARY KEY (session_id, purpose),
  CONSTRAINT factor_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT factor_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['add-totp'::text, 'add-passkey'::text, 'prove-passkey'::text])))
);

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
CREATE INDEX sign_ups_by_words ON sign_ups USING gin (person_words(first_name, last_name, company_name, email)) WHERE (erased_at IS NULL);
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
  transfer_reminded_at timestamp with time zone,
  transferred integer DEFAULT 0 NOT NULL,
  cancellation_policy jsonb,
  vat_check text,
  vat_check_at timestamp with time zone,
  promised_until timestamp with time zone,
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_number_key UNIQUE (number),
  CONSTRAINT orders_secret_hash_key UNIQUE (secret_hash),
  CONSTRAINT order_in_currency_of_edition FOREIGN KEY (edition_id, currency) REFERENCES editions(id, currency),
  CONSTRAINT orders_sign_up_id_fkey FOREIGN KEY (sign_up_id) REFERENCES sign_ups(id),
  CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT awaiting_order_has_hold CHECK (((state <> 'awaiting_payment'::text) OR (hold_expires_at IS NOT NULL))),
  CONSTRAINT order_has_holder CHECK (((user_id IS NOT NULL) OR ((sign_up_id IS NOT NULL) AND (secret_hash IS NOT NULL)))),
  CONSTRAINT order_total_is_net_and_tax CHECK ((total = (net + tax))),
  CONSTRAINT orders_buyer_erasure_check CHECK ((buyer_erasure = ANY (ARRAY['due'::text, 'done'::text]))),
  CONSTRAINT orders_method_check CHECK ((method = ANY (ARRAY['card'::text, 'transfer'::text]))),
  CONSTRAINT orders_net_check CHECK ((net >= 0)),
  CONSTRAINT orders_purpose_check CHECK ((purpose = ANY (ARRAY['sign-up'::text, 'registration'::text, 'upgrade'::text, 'room-change'::text, 'offer'::text]))),
  CONSTRAINT orders_state_check CHECK ((state = ANY (ARRAY['open'::text, 'awaiting_payment'::text, 'paid'::text, 'partially_refunded'::text, 'refunded'::text, 'expired'::text, 'cancelled'::text]))),
  CONSTRAINT orders_tax_check CHECK ((tax >= 0)),
  CONSTRAINT orders_total_check CHECK ((total >= 0)),
  CONSTRAINT orders_transferred_check CHECK ((transferred >= 0)),
  CONSTRAINT orders_vat_check_check CHECK ((vat_check = ANY (ARRAY['due'::text, 'given-back'::text, 'refused'::text, 'unanswered'::text, 'kept'::text]))),
  CONSTRAINT vat_check_that_is_due_has_a_time CHECK ((((vat_check = 'due'::text) = (vat_check_at IS NOT NULL)) OR ((vat_check IS NULL) AND (vat_check_at IS NULL))))
);
CREATE UNIQUE INDEX one_registration_in_progress ON orders USING btree (user_id, edition_id) WHERE ((state = ANY (ARRAY['open'::text, 'awaiting_payment'::text])) AND (purpose = 'registration'::text));
CREATE INDEX orders_by_method ON orders USING btree (edition_id, method, created_at, id);
CREATE INDEX orders_by_state ON orders USING btree (edition_id, state, created_at, id);
CREATE INDEX orders_by_time ON orders USING btree (edition_id, created_at, id);
CREATE INDEX orders_by_transfer ON orders USING btree (hold_expires_at) WHERE ((method = 'transfer'::text) AND (state = ANY (ARRAY['awaiting_payment'::text, 'expired'::text])));
CREATE INDEX orders_by_words ON orders USING gin (order_words(number, buyer));
CREATE INDEX orders_held_until ON orders USING btree (hold_expires_at) WHERE (state = ANY (ARRAY['open'::text, 'awaiting_payment'::text]));
CREATE INDEX orders_left_open ON orders USING btree (created_at) WHERE (state = 'open'::text);
CREATE INDEX orders_of_edition ON orders USING brin (edition_id);
CREATE INDEX orders_of_sign_up ON orders USING btree (sign_up_id);
CREATE INDEX orders_of_user ON orders USING btree (user_id, created_at DESC);
CREATE INDEX orders_to_erase ON orders USING btree (id) WHERE (buyer_erasure = 'due'::text);
CREATE INDEX orders_vat_check_due ON orders USING btree (vat_check_at) WHERE (vat_check_at IS NOT NULL);
CREATE INDEX orders_vat_check_open ON orders USING btree (edition_id, paid_at) WHERE (vat_check = ANY (ARRAY['due'::text, 'refused'::text, 'unanswered'::text]));

CREATE TABLE bank_allocations (
  id uuid NOT NULL,
  entry_id uuid NOT NULL,
  order_id uuid NOT NULL,
  amount integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  is_paying boolean DEFAULT false NOT NULL,
  CONSTRAINT bank_allocations_pkey PRIMARY KEY (id),
  CONSTRAINT bank_allocations_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES bank_entries(id),
  CONSTRAINT bank_allocations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT bank_allocations_amount_check CHECK ((amount > 0))
);
CREATE INDEX allocations_not_paying ON bank_allocations USING btree (order_id) WHERE (NOT is_paying);
CREATE INDEX allocations_of_entry ON bank_allocations USING btree (entry_id);
CREATE INDEX allocations_of_order ON bank_allocations USING btree (order_id);

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
  fees_kept integer DEFAULT 0 NOT NULL,
  CONSTRAINT bookings_pkey PRIMARY KEY (id),
  CONSTRAINT bookings_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT bookings_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT bookings_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms(id),
  CONSTRAINT bookings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT bookings_fees_kept_check CHECK ((fees_kept >= 0)),
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

CREATE TABLE mails (
  id uuid NOT NULL,
  edition_id integer NOT NULL,
  kind text NOT NULL,
  ids jsonb NOT NULL,
  user_id uuid,
  sign_up_id uuid,
  order_id uuid,
  sent_to text,
  sent_to_key text,
  subject text,
  outcome text NOT NULL,
  answer text,
  tries integer DEFAULT 0 NOT NULL,
  asked_by uuid,
  created_at timestamp with time zone NOT NULL,
  tried_at timestamp with time zone,
  CONSTRAINT mails_pkey PRIMARY KEY (id),
  CONSTRAINT mails_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  CONSTRAINT mails_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT mails_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT mails_sign_up_id_fkey FOREIGN KEY (sign_up_id) REFERENCES sign_ups(id),
  CONSTRAINT mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT a_mail_that_was_tried_has_a_moment CHECK (((tries > 0) = (tried_at IS NOT NULL))),
  CONSTRAINT a_mail_to_nobody_names_nobody CHECK (((user_id IS NOT NULL) OR (sign_up_id IS NOT NULL) OR (order_id IS NOT NULL) OR ((sent_to IS NULL) AND (subject IS NULL)))),
  CONSTRAINT an_outcome_comes_of_a_try CHECK (((outcome = ANY (ARRAY['waiting'::text, 'dropped'::text])) = (tries = 0))),
  CONSTRAINT mails_answer_check CHECK ((char_length(answer) <= 500)),
  CONSTRAINT mails_outcome_check CHECK ((outcome = ANY (ARRAY['waiting'::text, 'accepted'::text, 'refused'::text, 'unanswered'::text, 'dropped'::text]))),
  CONSTRAINT mails_tries_check CHECK ((tries >= 0))
);
CREATE INDEX mails_asked_by ON mails USING btree (asked_by) WHERE (asked_by IS NOT NULL);
CREATE INDEX mails_of_orders ON mails USING btree (order_id, created_at DESC, id DESC) WHERE (order_id IS NOT NULL);
CREATE INDEX mails_of_sign_ups ON mails USING btree (sign_up_id) WHERE (sign_up_id IS NOT NULL);
CREATE INDEX mails_of_users ON mails USING btree (user_id, created_at DESC, id DESC) WHERE (user_id IS NOT NULL);
CREATE INDEX mails_to ON mails USING btree (sent_to_key) WHERE (sent_to_key IS NOT NULL);
CREATE INDEX mails_to_forget ON mails USING btree (created_at);

CREATE TABLE order_comments (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  actor_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  text text NOT NULL,
  CONSTRAINT order_comments_pkey PRIMARY KEY (id),
  CONSTRAINT order_comments_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  CONSTRAINT order_comments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_comments_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000)))
);
CREATE INDEX order_comments_by_actor ON order_comments USING btree (actor_id);
CREATE INDEX order_comments_of_order ON order_comments USING btree (order_id);

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
  went_back_at timestamp with time zone,
  vat_returned boolean DEFAULT false NOT NULL,
  supplied_on date,
  supplied_from date,
  CONSTRAINT order_lines_pkey PRIMARY KEY (id),
  CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT line_gives_back_no_more_than_it_took CHECK (((returned >= 0) AND (returned <= price_with_vat))),
  CONSTRAINT line_gross_is_net_and_tax CHECK ((gross = (net + tax))),
  CONSTRAINT order_lines_gross_check CHECK ((gross >= 0)),
  CONSTRAINT order_lines_kind_check CHECK ((kind = ANY (ARRAY['pass'::text, 'upgrade'::text, 'room'::text, 'room-change'::text, 'train-ticket'::text, 'vip-event'::text]))),
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
  use text NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT order_secrets_pkey PRIMARY KEY (secret_hash),
  CONSTRAINT order_secrets_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_secrets_tab_is_not_used CHECK (((use = 'link'::text) OR (used_at IS NULL))),
  CONSTRAINT order_secrets_use_check CHECK ((use = ANY (ARRAY['link'::text, 'tab'::text])))
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
  to_end_since timestamp with time zone,
  end_asked_at timestamp with time zone,
  network_key text,
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT payments_amount_check CHECK ((amount > 0)),
  CONSTRAINT payments_failed_checks_check CHECK ((failed_checks >= 0)),
  CONSTRAINT payments_state_check CHECK ((state = ANY (ARRAY['started'::text, 'pending'::text, 'succeeded'::text, 'failed'::text])))
);
CREATE UNIQUE INDEX one_payment_under_way ON payments USING btree (order_id) WHERE (state = ANY (ARRAY['started'::text, 'pending'::text]));
CREATE INDEX payments_from_network ON payments USING btree (created_at) WHERE (network_key IS NOT NULL);
CREATE INDEX payments_of_order ON payments USING btree (order_id);
CREATE INDEX payments_to_check ON payments USING btree (checked_at NULLS FIRST, created_at) WHERE (state = ANY (ARRAY['started'::text, 'pending'::text]));
CREATE INDEX payments_to_end ON payments USING btree (end_asked_at) WHERE (to_end_since IS NOT NULL);

CREATE TABLE refunds (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount integer NOT NULL,
  reason text NOT NULL,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  refusals integer DEFAULT 0 NOT NULL,
  asked_at timestamp with time zone,
  provider_refs text[] DEFAULT '{}'::text[] NOT NULL,
  returned integer DEFAULT 0 NOT NULL,
  returned_refs text[] DEFAULT '{}'::text[] NOT NULL,
  settled integer DEFAULT 0 NOT NULL,
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT refund_comes_back_once CHECK (((returned >= 0) AND (returned <= amount))),
  CONSTRAINT refund_is_settled_once CHECK (((settled >= 0) AND (settled <= amount))),
  CONSTRAINT refunds_amount_check CHECK ((amount > 0)),
  CONSTRAINT refunds_refusals_check CHECK ((refusals >= 0)),
  CONSTRAINT refunds_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'succeeded'::text, 'failed'::text])))
);
CREATE INDEX refunds_of_payment ON refunds USING btree (payment_id);
CREATE INDEX refunds_to_ask ON refunds USING btree (asked_at) WHERE (state = 'requested'::text);

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
  xml_file_id uuid,
  series text NOT NULL,
  issuer text GENERATED ALWAYS AS (issuer_of(seller)) STORED,
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_number_is_unique UNIQUE (edition_id, kind, series, series_number),
  CONSTRAINT invoices_number_key UNIQUE (number),
  CONSTRAINT invoices_refund_id_key UNIQUE (refund_id),
  CONSTRAINT invoice_is_in_a_series_of_its_issuer FOREIGN KEY (edition_id, kind, series, issuer) REFERENCES invoice_series(edition_id, kind, prefix, issuer),
  CONSTRAINT invoices_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT invoices_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  CONSTRAINT invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT invoices_refers_to_fkey FOREIGN KEY (refers_to) REFERENCES invoices(id),
  CONSTRAINT invoices_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id),
  CONSTRAINT invoices_xml_file_id_fkey FOREIGN KEY (xml_file_id) REFERENCES files(id),
  CONSTRAINT invoice_total_is_net_and_tax CHECK ((total = (net + tax))),
  CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'creditNote'::text])))
);
CREATE UNIQUE INDEX invoice_replaced_once ON invoices USING btree (refers_to) WHERE (kind = 'invoice'::text);
CREATE INDEX invoices_by_day ON invoices USING btree (edition_id, issued_on, id);
CREATE INDEX invoices_of_kind_by_day ON invoices USING btree (edition_id, kind, issued_on, id);
CREATE INDEX invoices_of_order ON invoices USING btree (order_id);
CREATE UNIQUE INDEX one_first_invoice_per_order ON invoices USING btree (order_id) WHERE ((kind = 'invoice'::text) AND (refers_to IS NULL));

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

CREATE TABLE rooming_list_lines (
  list_id uuid NOT NULL,
  booking_id integer NOT NULL,
  change text NOT NULL,
  room_id integer NOT NULL,
  arrival date NOT NULL,
  departure date NOT NULL,
  occupancy integer NOT NULL,
  guests text[],
  booked_by text,
  CONSTRAINT rooming_list_lines_pkey PRIMARY KEY (list_id, booking_id),
  CONSTRAINT rooming_list_lines_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT rooming_list_lines_list_id_fkey FOREIGN KEY (list_id) REFERENCES rooming_lists(id),
  CONSTRAINT rooming_list_lines_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms(id),
  CONSTRAINT rooming_list_lines_change_check CHECK ((change = ANY (ARRAY['none'::text, 'added'::text, 'changed'::text, 'cancelled'::text]))),
  CONSTRAINT rooming_list_lines_occupancy_check CHECK ((occupancy >= 1))
);
CREATE INDEX rooming_lines_of_booking ON rooming_list_lines USING btree (booking_id);

CREATE TABLE staff_invitations (
  id uuid NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  scopes text[] NOT NULL,
  invited_by uuid NOT NULL,
  locale text NOT NULL,
  token_hash text NOT NULL,
  state text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  accepted_by uuid,
  ended_at timestamp with time zone,
  CONSTRAINT staff_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT staff_invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES users(id),
  CONSTRAINT staff_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id),
  CONSTRAINT accepted_staff_are_known CHECK (((state = 'accepted'::text) = (accepted_by IS NOT NULL))),
  CONSTRAINT ended_staff_invitation_says_when CHECK (((state = 'invited'::text) = (ended_at IS NULL))),
  CONSTRAINT staff_invitations_scopes_check CHECK (((cardinality(scopes) > 0) AND (scopes <@ '{owner,organiser,finance,support,gate}'::text[]))),
  CONSTRAINT staff_invitations_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'accepted'::text, 'withdrawn'::text])))
);
CREATE UNIQUE INDEX one_staff_invitation_per_mailbox ON staff_invitations USING btree (email_key) WHERE (state = 'invited'::text);
CREATE INDEX staff_invitations_accepted ON staff_invitations USING btree (accepted_by) WHERE (accepted_by IS NOT NULL);

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

CREATE TABLE totp_factors (
  user_id uuid NOT NULL,
  sealed text NOT NULL,
  key_id text NOT NULL,
  used_step bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT totp_factors_pkey PRIMARY KEY (user_id),
  CONSTRAINT totp_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE train_tickets (
  id uuid NOT NULL,
  edition_id integer NOT NULL,
  user_id uuid NOT NULL,
  order_id uuid NOT NULL,
  type_id uuid NOT NULL,
  passenger_name text NOT NULL,
  state text NOT NULL,
  price integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  issued_at timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT train_tickets_pkey PRIMARY KEY (id),
  CONSTRAINT train_tickets_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT train_tickets_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT train_tickets_type_id_fkey FOREIGN KEY (type_id) REFERENCES train_ticket_types(id),
  CONSTRAINT train_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT train_tickets_price_check CHECK ((price >= 0)),
  CONSTRAINT train_tickets_state_check CHECK ((state = ANY (ARRAY['held'::text, 'issued'::text, 'cancelled'::text, 'expired'::text])))
);
CREATE UNIQUE INDEX one_train_ticket_per_person ON train_tickets USING btree (user_id, edition_id) WHERE (state = ANY (ARRAY['held'::text, 'issued'::text]));
CREATE INDEX train_tickets_of_order ON train_tickets USING btree (order_id);
CREATE INDEX train_tickets_of_type ON train_tickets USING btree (type_id);
CREATE INDEX train_tickets_of_user ON train_tickets USING btree (user_id, edition_id);

CREATE TABLE train_ticket_codes (
  id integer GENERATED ALWAYS AS IDENTITY,
  type_id uuid NOT NULL,
  edition_id integer NOT NULL,
  code text NOT NULL,
  ticket_id uuid,
  CONSTRAINT train_ticket_codes_pkey PRIMARY KEY (id),
  CONSTRAINT each_train_ticket_code_once UNIQUE (edition_id, code),
  CONSTRAINT train_ticket_codes_ticket_id_key UNIQUE (ticket_id),
  CONSTRAINT train_ticket_codes_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT train_ticket_codes_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES train_tickets(id),
  CONSTRAINT train_ticket_codes_type_id_fkey FOREIGN KEY (type_id) REFERENCES train_ticket_types(id)
);
CREATE INDEX train_ticket_codes_left ON train_ticket_codes USING btree (type_id, id) WHERE (ticket_id IS NULL);

CREATE TABLE user_scopes (
  user_id uuid NOT NULL,
  scope text NOT NULL,
  CONSTRAINT user_scopes_pkey PRIMARY KEY (user_id, scope),
  CONSTRAINT user_scopes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT user_scopes_scope_check CHECK ((scope = ANY (ARRAY['attendee'::text, 'exhibitor'::text, 'owner'::text, 'organiser'::text, 'finance'::text, 'support'::text, 'gate'::text])))
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
CREATE INDEX user_tags_by_tag ON user_tags USING btree (tag_id, user_id);

CREATE TABLE vat_id_checks (
  vat_id text NOT NULL,
  verdict text NOT NULL,
  consultation text,
  checked_at timestamp with time zone NOT NULL,
  requester text,
  CONSTRAINT vat_id_checks_pkey PRIMARY KEY (vat_id),
  CONSTRAINT vat_id_checks_verdict_check CHECK ((verdict = ANY (ARRAY['registered'::text, 'not-registered'::text, 'silent'::text])))
);
CREATE INDEX vat_id_checks_by_time ON vat_id_checks USING btree (checked_at);

CREATE TABLE vip_events (
  id integer GENERATED BY DEFAULT AS IDENTITY,
  edition_id integer NOT NULL,
  name jsonb NOT NULL,
  description jsonb NOT NULL,
  venue jsonb NOT NULL,
  dress_code jsonb,
  invited_by text,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  open_to text[] NOT NULL,
  price integer NOT NULL,
  capacity integer NOT NULL,
  held integer DEFAULT 0 NOT NULL,
  taken integer DEFAULT 0 NOT NULL,
  has_plus_one boolean NOT NULL,
  answer_hours integer NOT NULL,
  withdraw_before timestamp with time zone NOT NULL,
  cancelled_at timestamp with time zone,
  cancellation jsonb,
  version integer DEFAULT 1 NOT NULL,
  sequence integer DEFAULT 0 NOT NULL,
  CONSTRAINT vip_events_pkey PRIMARY KEY (id),
  CONSTRAINT vip_events_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT cancellation_has_its_time CHECK (((cancelled_at IS NULL) = (cancellation IS NULL))),
  CONSTRAINT event_ends_after_it_starts CHECK ((ends_at > starts_at)),
  CONSTRAINT places_within_event CHECK (((held + taken) <= capacity)),
  CONSTRAINT vip_events_answer_hours_check CHECK (((answer_hours >= 1) AND (answer_hours <= 168))),
  CONSTRAINT vip_events_capacity_check CHECK ((capacity >= 0)),
  CONSTRAINT vip_events_held_check CHECK ((held >= 0)),
  CONSTRAINT vip_events_open_to_check CHECK (((cardinality(open_to) > 0) AND (open_to <@ ARRAY['host'::text, 'badge-vip'::text, 'standard'::text, 'vendor-vip'::text, 'vip'::text]))),
  CONSTRAINT vip_events_price_check CHECK ((price >= 0)),
  CONSTRAINT vip_events_sequence_check CHECK ((sequence >= 0)),
  CONSTRAINT vip_events_taken_check CHECK ((taken >= 0)),
  CONSTRAINT vip_events_version_check CHECK ((version >= 1)),
  CONSTRAINT withdrawal_ends_before_event CHECK ((withdraw_before <= starts_at))
);
CREATE INDEX vip_events_of_edition ON vip_events USING btree (edition_id, starts_at, id);

CREATE TABLE vip_attendances (
  id uuid NOT NULL,
  event_id integer NOT NULL,
  user_id uuid NOT NULL,
  state text NOT NULL,
  places integer NOT NULL,
  guest_name text,
  arrival bigint GENERATED ALWAYS AS IDENTITY,
  order_id uuid,
  offered_until timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  known_sequence integer NOT NULL,
  CONSTRAINT vip_attendances_pkey PRIMARY KEY (id),
  CONSTRAINT vip_attendances_event_id_fkey FOREIGN KEY (event_id) REFERENCES vip_events(id),
  CONSTRAINT vip_attendances_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT vip_attendances_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT guest_takes_a_place CHECK (((guest_name IS NULL) OR (places = 2))),
  CONSTRAINT held_place_stands_in_an_order CHECK (((state <> 'held'::text) OR (order_id IS NOT NULL))),
  CONSTRAINT offer_has_its_time CHECK (((state = 'offered'::text) = (offered_until IS NOT NULL))),
  CONSTRAINT vip_attendances_places_check CHECK (((places >= 1) AND (places <= 2))),
  CONSTRAINT vip_attendances_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'offered'::text, 'held'::text, 'attending'::text, 'expired'::text, 'withdrawn'::text, 'cancelled'::text]))),
  CONSTRAINT what_ended_says_when CHECK (((state = ANY (ARRAY['expired'::text, 'withdrawn'::text, 'cancelled'::text])) = (ended_at IS NOT NULL)))
);
CREATE INDEX attendances_in_line ON vip_attendances USING btree (event_id, arrival) WHERE (state = 'waiting'::text);
CREATE INDEX attendances_living ON vip_attendances USING btree (event_id) WHERE (state = ANY (ARRAY['waiting'::text, 'offered'::text, 'held'::text, 'attending'::text]));
CREATE INDEX attendances_of_event ON vip_attendances USING btree (event_id, arrival);
CREATE INDEX attendances_of_user ON vip_attendances USING btree (user_id, event_id, arrival DESC);
CREATE INDEX offers_by_end ON vip_attendances USING btree (offered_until) WHERE (state = 'offered'::text);
CREATE UNIQUE INDEX one_answer_per_person ON vip_attendances USING btree (event_id, user_id) WHERE (state = ANY (ARRAY['waiting'::text, 'offered'::text, 'held'::text, 'attending'::text]));

CREATE TABLE vip_ignores (
  user_id uuid NOT NULL,
  event_id integer NOT NULL,
  ignored_at timestamp with time zone NOT NULL,
  CONSTRAINT vip_ignores_pkey PRIMARY KEY (user_id, event_id),
  CONSTRAINT vip_ignores_event_id_fkey FOREIGN KEY (event_id) REFERENCES vip_events(id),
  CONSTRAINT vip_ignores_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE visa_letters (
  id uuid NOT NULL,
  edition_id integer NOT NULL,
  user_id uuid NOT NULL,
  code text NOT NULL,
  state text NOT NULL,
  initials text NOT NULL,
  sealed text,
  key_id text,
  issued_at timestamp with time zone NOT NULL,
  withdrawn_at timestamp with time zone,
  CONSTRAINT visa_letters_pkey PRIMARY KEY (id),
  CONSTRAINT visa_letters_code_key UNIQUE (code),
  CONSTRAINT visa_letters_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT visa_letters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT sealed_visa_letter_names_its_key CHECK (((sealed IS NULL) = (key_id IS NULL))),
  CONSTRAINT visa_letters_state_check CHECK ((state = ANY (ARRAY['issued'::text, 'withdrawn'::text]))),
  CONSTRAINT withdrawn_visa_letter_has_its_moment CHECK (((state = 'withdrawn'::text) = (withdrawn_at IS NOT NULL))),
  CONSTRAINT withdrawn_visa_letter_keeps_no_passport CHECK (((state = 'issued'::text) OR (sealed IS NULL)))
);
CREATE UNIQUE INDEX one_visa_letter_per_person ON visa_letters USING btree (user_id, edition_id) WHERE (state = 'issued'::text);
CREATE INDEX visa_letters_of_user ON visa_letters USING btree (user_id, edition_id);

CREATE TABLE voucher_batches (
  id integer GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  name text NOT NULL,
  company text,
  pattern text NOT NULL,
  pass_type_id integer NOT NULL,
  valid_from timestamp with time zone,
  valid_until timestamp with time zone,
  made_at timestamp with time zone NOT NULL,
  stopped_at timestamp with time zone,
  value_kind text DEFAULT 'free'::text NOT NULL,
  value integer,
  CONSTRAINT voucher_batches_pkey PRIMARY KEY (id),
  CONSTRAINT voucher_batches_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT voucher_batches_pass_type_id_fkey FOREIGN KEY (pass_type_id) REFERENCES pass_types(id),
  CONSTRAINT voucher_batch_begins_before_it_ends CHECK ((valid_from < valid_until)),
  CONSTRAINT voucher_batches_value_kind_check CHECK ((value_kind = ANY (ARRAY['free'::text, 'percent'::text, 'amount'::text, 'price'::text]))),
  CONSTRAINT voucher_value_fits_its_kind CHECK ((((value_kind = 'free'::text) = (value IS NULL)) AND (value >= 0) AND ((value_kind <> 'percent'::text) OR ((value >= 1) AND (value <= 10000)))))
);
CREATE INDEX voucher_batches_by_time ON voucher_batches USING btree (edition_id, made_at, id);

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
  batch_id integer NOT NULL,
  valid_from timestamp with time zone,
  stopped_at timestamp with time zone,
  CONSTRAINT vouchers_pkey PRIMARY KEY (id),
  CONSTRAINT voucher_code_is_unique UNIQUE (edition_id, code_key),
  CONSTRAINT vouchers_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES voucher_batches(id),
  CONSTRAINT vouchers_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT vouchers_pass_type_id_fkey FOREIGN KEY (pass_type_id) REFERENCES pass_types(id),
  CONSTRAINT voucher_within_uses CHECK (((held + redeemed) <= max_uses)),
  CONSTRAINT vouchers_held_check CHECK ((held >= 0)),
  CONSTRAINT vouchers_max_uses_check CHECK ((max_uses >= 0)),
  CONSTRAINT vouchers_redeemed_check CHECK ((redeemed >= 0))
);
CREATE INDEX vouchers_by_code ON vouchers USING btree (edition_id, code_key text_pattern_ops);
CREATE INDEX vouchers_of_batch ON vouchers USING btree (batch_id, id);

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
  rejected_because text,
  given_away integer,
  given_back integer DEFAULT 0 NOT NULL,
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
  CONSTRAINT passes_check CHECK (((given_back >= 0) AND (given_back <= COALESCE(given_away, 0)))),
  CONSTRAINT passes_given_away_check CHECK ((given_away >= 0)),
  CONSTRAINT passes_place_check CHECK ((place = ANY (ARRAY['none'::text, 'held'::text, 'sold'::text]))),
  CONSTRAINT passes_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'cancelled'::text]))),
  CONSTRAINT voucher_says_what_it_gave CHECK (((voucher_id IS NULL) = (given_away IS NULL)))
);
CREATE UNIQUE INDEX one_active_pass_per_person ON passes USING btree (edition_id, user_id) WHERE (state = 'approved'::text);
CREATE INDEX passes_awaiting_approval ON passes USING btree (edition_id, user_id) WHERE ((state = 'pending'::text) AND (reason = 'awaiting-approval'::text));
CREATE INDEX passes_by_state ON passes USING btree (edition_id, state, user_id);
CREATE INDEX passes_by_type ON passes USING btree (pass_type_id, user_id);
CREATE INDEX passes_of_sign_up ON passes USING btree (sign_up_id);
CREATE INDEX passes_of_user ON passes USING btree (user_id, edition_id);
CREATE INDEX passes_of_voucher ON passes USING btree (voucher_id) WHERE (voucher_id IS NOT NULL);
CREATE INDEX passes_signed_up ON passes USING btree (edition_id, created_at, id) WHERE (sign_up_id IS NOT NULL);
CREATE INDEX passes_unearned ON passes USING btree (edition_id, created_at, id) WHERE ((sign_up_id IS NOT NULL) AND (COALESCE(paid_at, redeemed_at, granted_at) IS NULL));
CREATE INDEX passes_unproven ON passes USING btree (edition_id, created_at, id) WHERE ((sign_up_id IS NOT NULL) AND (COALESCE(paid_at, redeemed_at, granted_at) IS NOT NULL) AND (user_id IS NULL));
CREATE INDEX passes_unproven_by_network ON passes USING btree (held_by_network, created_at) WHERE (held_by_network IS NOT NULL);
CREATE INDEX places_held ON passes USING btree (place_held_until) WHERE (place = 'held'::text);
CREATE INDEX places_held_unproven ON passes USING btree (pass_type_id) WHERE ((place = 'held'::text) AND (user_id IS NULL));

CREATE TABLE pass_transfers (
  id uuid NOT NULL,
  edition_id integer NOT NULL,
  arrival bigint GENERATED ALWAYS AS IDENTITY,
  pass_id uuid NOT NULL,
  giver_id uuid NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  note text,
  locale text NOT NULL,
  takes_stays boolean NOT NULL,
  takes_vip_places boolean NOT NULL,
  token_hash text NOT NULL,
  state text NOT NULL,
  invited_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  answer_by timestamp with time zone NOT NULL,
  accepted_by uuid,
  ended_at timestamp with time zone,
  CONSTRAINT pass_transfers_pkey PRIMARY KEY (id),
  CONSTRAINT pass_transfers_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES users(id),
  CONSTRAINT pass_transfers_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT pass_transfers_giver_id_fkey FOREIGN KEY (giver_id) REFERENCES users(id),
  CONSTRAINT pass_transfers_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id),
  CONSTRAINT accepted_transfer_has_its_holder CHECK (((state = 'accepted'::text) = (accepted_by IS NOT NULL))),
  CONSTRAINT ended_transfer_says_when CHECK (((state = 'invited'::text) = (ended_at IS NULL))),
  CONSTRAINT pass_transfers_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'accepted'::text, 'withdrawn'::text, 'lapsed'::text])))
);
CREATE UNIQUE INDEX one_invitation_per_pass ON pass_transfers USING btree (pass_id) WHERE (state = 'invited'::text);
CREATE INDEX pass_transfers_of_giver ON pass_transfers USING btree (giver_id, edition_id, arrival DESC);
CREATE INDEX pass_transfers_of_holder ON pass_transfers USING btree (accepted_by) WHERE (accepted_by IS NOT NULL);
CREATE INDEX pass_transfers_of_pass ON pass_transfers USING btree (pass_id, invited_at);
CREATE INDEX pass_transfers_to ON pass_transfers USING btree (email_key);

CREATE TABLE pass_upgrades (
  id uuid NOT NULL,
  pass_id uuid NOT NULL,
  from_type_id integer NOT NULL,
  to_type_id integer NOT NULL,
  order_id uuid,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  done_at timestamp with time zone,
  given_back integer DEFAULT 0 NOT NULL,
  undone_at timestamp with time zone,
  CONSTRAINT pass_upgrades_pkey PRIMARY KEY (id),
  CONSTRAINT pass_upgrades_from_type_id_fkey FOREIGN KEY (from_type_id) REFERENCES pass_types(id),
  CONSTRAINT pass_upgrades_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT pass_upgrades_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id),
  CONSTRAINT pass_upgrades_to_type_id_fkey FOREIGN KEY (to_type_id) REFERENCES pass_types(id),
  CONSTRAINT only_a_gift_is_undone CHECK (((order_id IS NULL) OR ((given_back = 0) AND (undone_at IS NULL)))),
  CONSTRAINT pass_upgrades_given_back_check CHECK ((given_back >= 0)),
  CONSTRAINT pass_upgrades_state_check CHECK ((state = ANY (ARRAY['open'::text, 'held'::text, 'done'::text, 'released'::text]))),
  CONSTRAINT upgrade_changes_the_type CHECK ((from_type_id <> to_type_id))
);
CREATE UNIQUE INDEX one_upgrade_under_way ON pass_upgrades USING btree (pass_id) WHERE (state = ANY (ARRAY['open'::text, 'held'::text]));
CREATE INDEX upgrades_from_type ON pass_upgrades USING btree (from_type_id) WHERE (state = ANY (ARRAY['open'::text, 'held'::text]));
CREATE INDEX upgrades_of_order ON pass_upgrades USING btree (order_id);
CREATE INDEX upgrades_to_type ON pass_upgrades USING btree (to_type_id) WHERE (state = ANY (ARRAY['open'::text, 'held'::text]));

CREATE TABLE waiting_gauges (
  server_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  waited_ms integer NOT NULL,
  per_second double precision NOT NULL,
  CONSTRAINT waiting_gauges_pkey PRIMARY KEY (server_id)
);

CREATE TABLE waiting_places (
  id uuid NOT NULL,
  edition_id integer NOT NULL,
  person_key text NOT NULL,
  network_key text NOT NULL,
  arrival bigint GENERATED ALWAYS AS IDENTITY,
  number integer,
  came_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  admitted_at timestamp with time zone,
  admitted_until timestamp with time zone,
  CONSTRAINT waiting_places_pkey PRIMARY KEY (id),
  CONSTRAINT one_place_per_person UNIQUE (edition_id, person_key),
  CONSTRAINT waiting_places_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT admission_ends CHECK (((admitted_at IS NULL) = (admitted_until IS NULL)))
);
CREATE UNIQUE INDEX waiting_in_turn ON waiting_places USING btree (edition_id, number) WHERE ((admitted_at IS NULL) AND (number IS NOT NULL));
CREATE INDEX waiting_of_network ON waiting_places USING btree (edition_id, network_key);
CREATE INDEX waiting_without_number ON waiting_places USING btree (edition_id, arrival) WHERE ((admitted_at IS NULL) AND (number IS NULL));

CREATE TABLE waiting_rooms (
  edition_id integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  mode text DEFAULT 'auto'::text NOT NULL,
  opens_at timestamp with time zone,
  per_second integer,
  is_open boolean DEFAULT false NOT NULL,
  busy_since timestamp with time zone,
  calm_since timestamp with time zone,
  drawn_at timestamp with time zone,
  last_number integer DEFAULT 0 NOT NULL,
  admitted_per_second double precision DEFAULT 0 NOT NULL,
  credit double precision DEFAULT 0 NOT NULL,
  moved_at timestamp with time zone,
  CONSTRAINT waiting_rooms_pkey PRIMARY KEY (edition_id),
  CONSTRAINT waiting_rooms_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT waiting_rooms_mode_check CHECK ((mode = ANY (ARRAY['auto'::text, 'on'::text, 'off'::text]))),
  CONSTRAINT waiting_rooms_per_second_check CHECK ((per_second > 0)),
  CONSTRAINT waiting_rooms_version_check CHECK ((version > 0))
);

CREATE TABLE way_points (
  id integer GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  code text NOT NULL,
  x integer NOT NULL,
  y integer NOT NULL,
  door jsonb,
  CONSTRAINT way_points_pkey PRIMARY KEY (id),
  CONSTRAINT way_point_has_its_code UNIQUE (edition_id, code),
  CONSTRAINT way_point_is_of_one_edition UNIQUE (id, edition_id),
  CONSTRAINT way_points_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id)
);

CREATE TABLE entrances (
  id integer GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  code text NOT NULL,
  name jsonb NOT NULL,
  point_id integer NOT NULL,
  position integer NOT NULL,
  CONSTRAINT entrances_pkey PRIMARY KEY (id),
  CONSTRAINT entrance_has_its_code UNIQUE (edition_id, code),
  CONSTRAINT entrances_point_id_edition_id_fkey FOREIGN KEY (point_id, edition_id) REFERENCES way_points(id, edition_id)
);

CREATE TABLE way_segments (
  id integer GENERATED ALWAYS AS IDENTITY,
  edition_id integer NOT NULL,
  from_id integer NOT NULL,
  to_id integer NOT NULL,
  hall_id integer,
  name jsonb,
  is_step_free boolean NOT NULL,
  CONSTRAINT way_segments_pkey PRIMARY KEY (id),
  CONSTRAINT way_segment_is_there_once UNIQUE (from_id, to_id),
  CONSTRAINT way_segments_from_id_edition_id_fkey FOREIGN KEY (from_id, edition_id) REFERENCES way_points(id, edition_id),
  CONSTRAINT way_segments_hall_id_edition_id_fkey FOREIGN KEY (hall_id, edition_id) REFERENCES halls(id, edition_id),
  CONSTRAINT way_segments_to_id_edition_id_fkey FOREIGN KEY (to_id, edition_id) REFERENCES way_points(id, edition_id),
  CONSTRAINT way_segment_leads_somewhere CHECK ((from_id < to_id))
);
CREATE INDEX way_segments_of_edition ON way_segments USING btree (edition_id);

CREATE TABLE way_versions (
  edition_id integer NOT NULL,
  version integer NOT NULL,
  CONSTRAINT way_versions_pkey PRIMARY KEY (edition_id),
  CONSTRAINT way_versions_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id),
  CONSTRAINT way_version_counts_up CHECK ((version > 0))
);

CREATE VIEW callers AS
 SELECT s.id AS session_id,
    s.token_hash,
    s.expires_at,
    s.last_seen_at,
    s.second_factor_at,
    s.seen_by,
    u.id AS user_id,
    u.email,
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

CREATE TRIGGER audit_entries_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entries();

CREATE TRIGGER files_stay BEFORE UPDATE OR TRUNCATE ON files FOR EACH STATEMENT EXECUTE FUNCTION keep_invoices();

CREATE TRIGGER invoice_lines_come_together AFTER INSERT ON invoice_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION invoice_lines_come_together();

CREATE TRIGGER invoice_lines_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON invoice_lines FOR EACH STATEMENT EXECUTE FUNCTION keep_invoices();

CREATE TRIGGER invoices_are_whole AFTER INSERT ON invoices REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION invoices_are_whole();

CREATE TRIGGER invoices_stay BEFORE DELETE OR TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION keep_invoices();

CREATE TRIGGER invoices_stay_as_they_are BEFORE UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoices();

CREATE TRIGGER ledger_entries_are_even AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_entries_are_even();

CREATE TRIGGER ledger_entries_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();

CREATE TRIGGER ledger_lines_come_together AFTER INSERT ON ledger_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_lines_come_together();

CREATE TRIGGER ledger_lines_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_lines FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();

CREATE TRIGGER pass_types_count_shared_quota AFTER UPDATE OF held, sold, quota_id ON pass_types FOR EACH ROW WHEN ((old.quota_id IS NOT NULL OR new.quota_id IS NOT NULL) AND ((old.held + old.sold) IS DISTINCT FROM (new.held + new.sold) OR old.quota_id IS DISTINCT FROM new.quota_id)) EXECUTE FUNCTION count_shared_quota();
