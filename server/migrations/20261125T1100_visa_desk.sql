-- Who signs the letters for consulates, and where authorities call.

alter table editions add column visa_desk jsonb;
