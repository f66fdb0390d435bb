-- The public halves of the keys that passes were signed with: what is printed outlives the secret behind its signature.
create table pass_keys (
  public_key text primary key check (public_key ~ '^[A-Za-z0-9_-]{43}$')
);
