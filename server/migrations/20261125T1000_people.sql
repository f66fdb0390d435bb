-- The words by which staff find a person: of their name, company and address; as those of an order (order_words), which
-- is typed the same way. Called by an index, so that it calls nothing that is not the database's own.
create function person_words(first_name text, last_name text, company text, email text)
returns tsvector language sql immutable parallel safe cost 1000 as $$
  select array_to_tsvector(array(
    select distinct left(word, 60)
    from regexp_split_to_table(
      lower(regexp_replace(
        normalize(first_name || ' ' || last_name || ' ' || coalesce(company, '') || ' ' || email, nfkd),
        '[\u0300-\u036f]', '', 'g')),
      '[\s!-/:-@[-`{-~]+') as word
    where word <> ''
  ))
$$;

create index users_by_words on users using gin (person_words(first_name, last_name, company_name, email));
-- The office's list of people, in the order of their accounts, by what it is filtered by.
create index passes_by_state on passes (edition_id, state, user_id);
create index passes_by_type on passes (pass_type_id, user_id);
create index passes_awaiting_approval on passes (edition_id, user_id)
  where state = 'pending' and reason = 'awaiting-approval';
