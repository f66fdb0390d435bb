-- What takes the last of something is sent with the end of its transaction, and so that nobody waits for the row longer
-- than that takes: where nothing was left, the statement itself fails, and all of the transaction with it.
create function nothing_left() returns integer language plpgsql as $$
begin
  raise exception 'Nothing is left of what was to be taken.' using errcode = 'FY001';
end
$$;
