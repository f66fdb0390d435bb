-- Sessions and speakers leave as files too.
alter table exports drop constraint exports_kind_check;
alter table exports add constraint exports_kind_check
  check (kind in ('orders', 'order-lines', 'payments', 'people', 'sessions', 'speakers'));
alter table saved_exports drop constraint saved_exports_kind_check;
alter table saved_exports add constraint saved_exports_kind_check
  check (kind in ('orders', 'order-lines', 'payments', 'people', 'sessions', 'speakers'));
