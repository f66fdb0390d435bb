-- What browsers could not read, counted: nothing of who asked, and no more rows than a day has kinds of failure.
create table client_reports (
  what text not null check (what in ('availability')),
  -- The HTTP status of the failure; 0 where no answer came.
  status int not null check (status between 0 and 599),
  day date not null,
  failures int not null check (failures > 0),
  primary key (what, status, day)
);
