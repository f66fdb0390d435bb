-- Words for people are objects by language: {"en": "…", "de": "…"}.
create table survey_questions (
  id uuid primary key,
  edition_id int not null references editions,
  position int not null,
  topic jsonb not null,
  text jsonb not null,
  type text not null check (type in ('text', 'single', 'multiple', 'scale', 'yes-no')),
  is_required boolean not null,
  -- [{"value": "…", "label": {"en": "…", "de": "…"}}]
  options jsonb,
  max_choices int check (max_choices >= 1),
  -- {"min": 0, "max": 10, "minLabel": {…}, "maxLabel": {…}}
  scale jsonb,
  constraint survey_question_has_its_place unique (edition_id, position),
  constraint survey_question_is_of_one_edition unique (id, edition_id),
  constraint survey_question_has_what_its_type_needs check (
    (options is not null) = (type in ('single', 'multiple'))
    and (scale is not null) = (type = 'scale')
    and (max_choices is null or type = 'multiple')
  )
);

-- One person's survey of one edition. Its row is locked before answers are written, so that what two windows send at
-- once does not mix.
create table survey_responses (
  user_id uuid not null references users,
  edition_id int not null references editions,
  answered_at timestamptz,
  -- What was filled in and not sent: [{"questionId": "…", "value": …}]
  draft jsonb,
  draft_saved_at timestamptz,
  primary key (user_id, edition_id),
  constraint survey_draft_has_its_time check ((draft is null) = (draft_saved_at is null))
);

create table survey_answers (
  user_id uuid not null,
  edition_id int not null,
  question_id uuid not null,
  value jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, question_id),
  foreign key (user_id, edition_id) references survey_responses on delete cascade,
  constraint survey_answer_is_of_its_edition foreign key (question_id, edition_id)
    references survey_questions (id, edition_id)
);
create index survey_answers_of_question on survey_answers (question_id);
