-- What staff write down about an order for colleagues. It goes with the order's buyer.
create table order_comments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  actor_id uuid not null references users (id),
  at timestamptz not null,
  text text not null check (char_length(text) between 1 and 2000)
);

create index order_comments_of_order on order_comments (order_id);
create index order_comments_by_actor on order_comments (actor_id);
