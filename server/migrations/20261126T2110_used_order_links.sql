-- A link in a mail opens its order once: whoever uses it is given a secret of their own, which opens it from then on.
alter table order_secrets
  add column use text not null default 'link' check (use in ('link', 'tab')),
  add column used_at timestamptz,
  add constraint order_secrets_tab_is_not_used check (use = 'link' or used_at is null);
alter table order_secrets alter column use drop default;
