-- The office's list of documents: by day of issue, of both kinds and of one.
create index invoices_by_day on invoices (edition_id, issued_on, id);
create index invoices_of_kind_by_day on invoices (edition_id, kind, issued_on, id);
