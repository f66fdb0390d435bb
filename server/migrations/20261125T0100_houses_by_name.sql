-- As the office turns its pages, those that are not on sale among them.
create index accommodations_by_name on accommodations (edition_id, name, id);
