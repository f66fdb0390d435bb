-- A server of the version before closes alarms while this one starts: it says nothing of how, and it was a person.
alter table payment_alarms
  drop constraint closed_alarm_says_how,
  add constraint open_alarm_was_not_closed check (closed_how is null or closed_at is not null);
