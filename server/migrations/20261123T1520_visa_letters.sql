-- Visa invitation letters: their codes stay for whoever checks one, the passport's data is sealed and goes.

create table visa_letters (
  id uuid primary key,
  edition_id int not null references editions,
  user_id uuid not null references users,
  code text not null unique,
  state text not null check (state in ('issued', 'withdrawn')),
  -- All that a consulate is told of the holder; empty once they left.
  initials text not null,
  -- AES-256-GCM over the passport's data, bound to the letter; null once it is deleted.
  sealed text,
  -- Of the key that it is sealed with.
  key_id text,
  issued_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint sealed_visa_letter_names_its_key check ((sealed is null) = (key_id is null)),
  constraint withdrawn_visa_letter_has_its_moment check ((state = 'withdrawn') = (withdrawn_at is not null)),
  constraint withdrawn_visa_letter_keeps_no_passport check (state = 'issued' or sealed is null)
);
create unique index one_visa_letter_per_person on visa_letters (user_id, edition_id) where state = 'issued';
create index visa_letters_of_user on visa_letters (user_id, edition_id);
