-- A mail that the program sent, tried to send, or is about to: what became of it, and never what it said.
create table mails (
  -- The job that sends it.
  id uuid primary key,
  edition_id int not null references editions,
  -- The job's name and its ids: asked for anew, it says what is true by then.
  kind text not null,
  ids jsonb not null,
  -- Whom it is to, and which order it is about. Of a mail to nobody of ours neither address nor subject is kept.
  user_id uuid references users,
  sign_up_id uuid references sign_ups,
  order_id uuid references orders,
  sent_to text,
  sent_to_key text,
  subject text,
  outcome text not null check (outcome in ('waiting', 'accepted', 'refused', 'unanswered', 'dropped')),
  -- What the mail server said, on one line.
  answer text check (char_length(answer) <= 500),
  tries int not null default 0 check (tries >= 0),
  -- Who of the staff asked for it; null: it sent itself.
  asked_by uuid references users,
  created_at timestamptz not null,
  tried_at timestamptz,
  constraint a_mail_that_was_tried_has_a_moment check ((tries > 0) = (tried_at is not null)),
  constraint an_outcome_comes_of_a_try check ((outcome in ('waiting', 'dropped')) = (tries = 0)),
  constraint a_mail_to_nobody_names_nobody
    check (user_id is not null or sign_up_id is not null or order_id is not null or (sent_to is null and subject is null))
);
create index mails_of_users on mails (user_id, created_at desc, id desc) where user_id is not null;
create index mails_of_sign_ups on mails (sign_up_id) where sign_up_id is not null;
create index mails_of_orders on mails (order_id, created_at desc, id desc) where order_id is not null;
create index mails_to on mails (sent_to_key) where sent_to_key is not null;
create index mails_asked_by on mails (asked_by) where asked_by is not null;
create index mails_to_forget on mails (created_at);
