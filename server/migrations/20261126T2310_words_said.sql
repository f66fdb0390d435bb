-- What somebody typed, with each word but the last as it was typed to its end: only of the last are longer ones meant. A word
-- that stands in nearly every row is then looked up in the index and not read through, which its beginning would have to be.
create function order_words_said(typed text) returns tsquery
language sql immutable parallel safe as $$
  select array_to_string(
    array(
      select '''' || word || ''''
      from unnest(tsvector_to_array(order_words('', jsonb_build_object('name',
        regexp_replace(typed, '[^\s!-/:-@[-`{-~]*[\s!-/:-@[-`{-~]*$', ''))))) as word
    ) || array(
      select '''' || word || ''':*'
      from unnest(tsvector_to_array(order_words('', jsonb_build_object('name',
        (regexp_match(typed, '([^\s!-/:-@[-`{-~]+)[\s!-/:-@[-`{-~]*$'))[1])))) as word
    ), ' & ')::tsquery
$$;
