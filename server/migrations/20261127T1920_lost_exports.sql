-- A kept export that may have named somebody who was erased: all that stays of it is whose it was, of which table, and when it went.
alter table saved_exports
  add column lost_at timestamptz,
  drop constraint saved_exports_name_check,
  add constraint saved_exports_name_check check (
    case when lost_at is null then char_length(name) between 1 and 80
    else name = '' and filters = '{}' and not is_shared and every is null end);
