-- The words by which staff find an order: of its number (also without its zeros), its buyer's name, address and company;
-- without accents, in small letters. Called by an index, so that it calls nothing that is not the database's own; dear, so that the index is asked before each order is.
create function order_words(number text, buyer jsonb) returns tsvector language sql immutable parallel safe cost 1000 as $$
  select array_to_tsvector(array(
    select distinct left(word, 60)
    from regexp_split_to_table(
      lower(regexp_replace(
        normalize(
          number || ' ' || ltrim(split_part(number, '-', 2), '0') || ' ' || coalesce(buyer->>'name', '') || ' '
            || coalesce(buyer->>'company', '') || ' ' || coalesce(buyer->>'email', ''),
          nfkd),
        '[\u0300-\u036f]', '', 'g')),
      '[\s!-/:-@[-`{-~]+') as word
    where word <> ''
  ))
$$;

-- What somebody typed: each of its words begins a word of the order.
create function order_words_typed(typed text) returns tsquery language sql immutable parallel safe as $$
  select string_agg('''' || word || ''':*', ' & ')::tsquery
  from unnest(tsvector_to_array(order_words('', jsonb_build_object('name', typed)))) as word
$$;

create index orders_by_words on orders using gin (order_words(number, buyer));
-- The office's list, sorted by when they were begun, whole and by what it is filtered by.
create index orders_by_time on orders (edition_id, created_at, id);
create index orders_by_state on orders (edition_id, state, created_at, id);
create index orders_by_method on orders (edition_id, method, created_at, id);
