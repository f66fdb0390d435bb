-- Staff find a voucher by how its code begins, whatever its batch.
create index vouchers_by_code on vouchers (edition_id, code_key text_pattern_ops);
