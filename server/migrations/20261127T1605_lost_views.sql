-- A view of a list that may have named somebody who was erased: all that stays of it is whose it was, of which list, and when it went.
alter table list_views
  add column lost_at timestamptz,
  drop constraint list_views_name_check,
  add constraint list_views_name_check check (
    case when lost_at is null then char_length(name) between 1 and 40 else name = '' and search = '' and not is_shared end);
