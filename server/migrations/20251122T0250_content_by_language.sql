-- What an organiser writes stands in each language that they write. The first language of the edition is the one that
-- everything is written in; who reads another gets it where the organiser wrote it, and the first where not.
alter table editions add column languages text[] not null default '{en,de}';
alter table editions alter column entrance type jsonb using jsonb_build_object('en', entrance);
update editions set partner_banner = jsonb_set(partner_banner, '{text}', jsonb_build_object('en', partner_banner -> 'text'))
  where partner_banner is not null;

-- How a phase is announced; null: by its name.
alter table countdown_phases add column title jsonb;

alter table pass_types alter column description type jsonb using jsonb_build_object('en', description);
alter table pass_types add column benefits_by_language jsonb;
update pass_types set benefits_by_language = coalesce(
  (select jsonb_agg(jsonb_build_object('en', b) order by at) from jsonb_array_elements_text(benefits) with ordinality as each(b, at)),
  '[]'::jsonb);
alter table pass_types drop column benefits;
alter table pass_types rename column benefits_by_language to benefits;
alter table pass_types alter column benefits set not null;
