-- Words that are nearly those of a person, without an extension: each word of four letters and more stands in the index as it
-- is and once without each of its letters. Two words that differ by one letter (another, one too many, one too few, two that
-- changed places) have one of these in common.
create function without_a_letter(words tsvector) returns tsvector language sql immutable parallel safe cost 2000 as $$
  select array_to_tsvector(array(
    select distinct left(word, at - 1) || substr(word, at + 1)
    from (select left(found, 24) as word from unnest(tsvector_to_array(words)) as found) as each_word,
      generate_series(case when length(word) < 4 then length(word) + 1 else 1 end, length(word) + 1) as at
  ))
$$;

-- What somebody typed: each of its words is nearly one of the person's.
create function words_nearly_typed(typed text) returns tsquery language sql immutable parallel safe as $$
  select string_agg('(' || near || ')', ' & ')::tsquery
  from (
    select (
      select string_agg('''' || lexeme || '''', ' | ')
      from unnest(tsvector_to_array(without_a_letter(array_to_tsvector(array[word])))) as lexeme
    ) as near
    from unnest(tsvector_to_array(order_words('', jsonb_build_object('name', typed)))) as word
  ) as words
$$;

create index users_by_near_words on users
  using gin (without_a_letter(person_words(first_name, last_name, company_name, email)));

-- What the office narrows its list of people by, each with the account behind it.
create index user_tags_by_tag on user_tags (tag_id, user_id);
create index users_by_category on users (attendee_type, id);
create index addresses_by_country on addresses (country_id, user_id) where type = 'billingAddress';
