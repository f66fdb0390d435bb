-- Where somebody was written to before their account had another address: who reads mails there is told of it, once.
create table former_addresses (
  id uuid primary key,
  user_id uuid not null references users,
  email text not null,
  left_at timestamptz not null,
  told_at timestamptz
);
create index former_addresses_of_user on former_addresses (user_id);
create index former_addresses_to_forget on former_addresses (left_at);
