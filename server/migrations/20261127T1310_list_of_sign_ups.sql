-- The office lists who signed up, the newest first: all of them, those who have not paid, and those who have not proven their mailbox.
create index passes_signed_up on passes (edition_id, created_at, id) where sign_up_id is not null;
create index passes_unearned on passes (edition_id, created_at, id)
  where sign_up_id is not null and coalesce(paid_at, redeemed_at, granted_at) is null;
create index passes_unproven on passes (edition_id, created_at, id)
  where sign_up_id is not null and coalesce(paid_at, redeemed_at, granted_at) is not null and user_id is null;
-- And finds them by the beginnings of words, as it finds people.
create index sign_ups_by_words on sign_ups using gin (person_words(first_name, last_name, company_name, email))
  where erased_at is null;
