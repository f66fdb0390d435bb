-- From which day on other rates of VAT are the law; null: none. [{"from": "2020-07-01", "vatRate": 1600, "roomVatRate": 500, "trainVatRate": 500}].
alter table editions add column vat_changes jsonb;

-- The day on which what is sold has been supplied in whole; null: the event's last day.
alter table order_lines add column supplied_on date;
