-- Questions of the survey are edited: two organisers may do so at once, places are swapped in one statement, and a
-- question that was answered is closed instead of taken away.
alter table survey_questions
  add column version int not null default 1 check (version >= 1),
  -- From then on nobody is asked it; what was answered stays.
  add column closed_at timestamptz,
  drop constraint survey_question_has_its_place,
  add constraint survey_question_has_its_place unique (edition_id, position) deferrable;
