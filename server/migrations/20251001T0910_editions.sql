create table editions (
  id int primary key,
  is_current boolean not null default false,
  product text not null,
  year int not null unique,
  starts_on date not null,
  ends_on date not null,
  doors_open_at timestamptz not null,
  venue text not null,
  city text not null,
  entrance text not null,
  time_zone text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Basis points: 1900 is 19 %.
  vat_rate_bp int not null check (vat_rate_bp between 0 and 10000),
  seller_country text not null,
  charges_vat_outside_eu boolean not null default true,
  accommodation_search jsonb not null,
  survey_starts_on date,
  partner_banner jsonb,
  external_links jsonb not null,
  seller jsonb not null,
  contact_email text not null,
  mail_from text not null,
  constraint edition_ends_after_it_starts check (ends_on >= starts_on)
);
create unique index one_current_edition on editions (is_current) where is_current;

create table countdown_phases (
  edition_id int not null references editions,
  name text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  link jsonb,
  primary key (edition_id, name),
  constraint phase_ends_after_it_starts check (ends_at > starts_at)
);

create table countries (
  id int primary key,
  code text not null unique check (code ~ '^[A-Z]{2}$'),
  name text not null,
  native_name text not null,
  in_eu boolean not null
);
