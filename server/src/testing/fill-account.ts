import type { TestHouse } from './test-house.ts'

/** One of everything that names an account, beside what its holder bought. */
const rest = `
  insert into stay_plans (edition_id, user_id, plan, changed_at) select max(id), $1, 'own', now() from editions;
  insert into vip_ignores (user_id, event_id, ignored_at) select $1, min(id), now() from vip_events;
  insert into survey_responses (user_id, edition_id, answered_at) select $1, edition_id, '2025-08-18' from survey_questions limit 1;
  insert into survey_answers (user_id, edition_id, question_id, value, created_at)
    select $1, edition_id, id, '"x"', '2025-08-18' from survey_questions limit 1;
  insert into news_reads (user_id, post_id, read_at) select $1, id, now() from news_posts limit 1;
  insert into favourites (user_id, session_id, starred_at) select $1, max(id), now() from program_sessions;
  insert into kept_clashes (user_id, session_id, other_id, kept_at)
    select $1, min(id), max(id), now() from program_sessions;
  insert into calendar_keys (user_id, number, key_hash, locale, made_at) values ($1, 1, $1, 'en', now());
  insert into user_tags (user_id, tag_id, granted_by, granted_at) values ($1, 2, 'test', now());
  insert into known_networks (user_id, network, seen_at) values ($1, 'x', now()) on conflict do nothing;
  insert into password_tokens (token_hash, user_id, created_at, expires_at) values ($1, $1, now(), now());
  insert into person_notes (id, user_id, actor_id, at, text) values (gen_random_uuid(), $1, $2, now(), 'x');
  insert into former_addresses (id, user_id, email, left_at) values (gen_random_uuid(), $1, 'x@guests.example', now());
  insert into bulk_acts (id, edition_id, begun_by, kind, created_at)
    select gen_random_uuid(), max(id), $2, 'approve', now() from editions;
  insert into bulk_act_people (act_id, user_id) select id, $1 from bulk_acts limit 1;
  insert into staff_invitations
    (id, email, email_key, scopes, invited_by, locale, token_hash, state, sent_at, expires_at, accepted_by, ended_at)
    values (gen_random_uuid(), 'y', 'y', '{gate}', $2, 'en', 'y', 'accepted', now(), now(), $1, now());
  insert into pass_transfers (id, edition_id, pass_id, giver_id, email, email_key, first_name, last_name, locale,
      takes_stays, takes_vip_places, token_hash, state, invited_at, sent_at, answer_by, accepted_by, ended_at)
    select gen_random_uuid(), edition_id, id, $1, 'z', 'z', 'z', 'z', 'en', false, false, 'z', 'accepted',
      now(), now(), now(), $1, now() from passes where user_id = $1 limit 1;
  insert into addresses (user_id, type, address_line_1, zip, city, country_id)
    select $1, 'shippingAddress', 'Kai 1', '1', 'X', min(id) from countries`

export async function fillAccount(house: Pick<TestHouse, 'database'>, userId: string, actorId: string): Promise<void> {
  for (const statement of rest.split(';'))
    await house.database.raw(statement.replaceAll('$1', `'${userId}'`).replaceAll('$2', `'${actorId}'`))
}
