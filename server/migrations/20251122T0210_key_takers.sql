-- Who took a key gives it back or answers under it: nobody drops the key of a request that took it over meanwhile.
alter table idempotency_keys add column taken_by uuid;
