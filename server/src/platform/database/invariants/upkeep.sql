-- name: a survey with answers says when it was answered, as its answers do
select a.user_id, a.question_id from survey_answers a
join survey_responses r on r.user_id = a.user_id and r.edition_id = a.edition_id
where r.answered_at is distinct from a.created_at;

-- name: no job was given up
select id, data, created_on from jobs.job where name = 'dead-letters' and state < 'completed';
