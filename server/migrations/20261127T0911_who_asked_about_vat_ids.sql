-- In whose name the register of VAT IDs was asked: what it called the question proves it for that seller alone.
alter table vat_id_checks add column requester text;
