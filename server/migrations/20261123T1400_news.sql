-- What organisers publish. Words are objects by language: {"en": "…", "de": "…"}; the body is Markdown in each.
create table news_posts (
  id uuid primary key,
  edition_id int not null references editions,
  title jsonb not null,
  topic jsonb,
  body jsonb not null,
  -- From then on it is read; what lies ahead waits for it.
  published_at timestamptz not null,
  changed_at timestamptz,
  created_at timestamptz not null
);
create index news_posts_newest_first on news_posts (edition_id, published_at desc, id);

-- Who has read what, on whichever device.
create table news_reads (
  user_id uuid not null references users,
  post_id uuid not null references news_posts on delete cascade,
  read_at timestamptz not null,
  primary key (user_id, post_id)
);
create index news_reads_of_post on news_reads (post_id);
