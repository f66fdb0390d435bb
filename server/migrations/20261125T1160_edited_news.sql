-- A post without a time is a draft, one whose end has come is past, and one may be for holders of some passes alone.
alter table news_posts
  alter column published_at drop not null,
  add column ends_at timestamptz,
  add column open_to text[] check (cardinality(open_to) > 0
    and open_to <@ array['host', 'badge-vip', 'standard', 'vendor-vip', 'vip']),
  add column version int not null default 1 constraint post_version_counts_up check (version > 0),
  add constraint post_begins_before_it_ends check (ends_at is null or ends_at >= published_at);

-- The order in which the office lists what was written.
create index news_posts_last_written_first on news_posts (edition_id, created_at, id);
