-- A word as it may be written otherwise, each as the indexes of words have it: a typed ü also as ue, ß and ss for each other.
create function word_spellings(word text) returns text[] language sql immutable parallel safe as $$
  select array(
    select distinct unnest(tsvector_to_array(order_words('', jsonb_build_object('name', spelt))))
    from unnest(array[
      word,
      replace(plain, 'ß', 'ss'),
      replace(plain, 'ss', 'ß'),
      replace(replace(replace(replace(plain, 'ß', 'ss'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue')
    ]) as spelt
  )
  from (select translate(lower(normalize(word, nfkc)), 'ÄÖÜẞ', 'äöüß') as plain) as one
$$;

create or replace function order_words_typed(typed text) returns tsquery
language sql immutable parallel safe as $$
  select string_agg('(' || (select string_agg('''' || spelt || ''':*', ' | ') from unnest(word_spellings(word)) as spelt) || ')', ' & ')::tsquery
  from regexp_split_to_table(typed, '[\s!-/:-@[-`{-~]+') as word
  where word <> ''
$$;

create or replace function order_words_said(typed text) returns tsquery
language sql immutable parallel safe as $$
  select string_agg(
    '(' || (
      select string_agg('''' || spelt || '''' || case when at = words then ':*' else '' end, ' | ')
      from unnest(word_spellings(word)) as spelt
    ) || ')', ' & ')::tsquery
  from (
    select word, row_number() over (order by place) as at, count(*) over () as words
    from regexp_split_to_table(typed, '[\s!-/:-@[-`{-~]+') with ordinality as split(word, place)
    where word <> ''
  ) as each_word
$$;
