-- Two organisers may edit one kind of train ticket.
alter table train_ticket_types add column version int not null default 1 check (version >= 1);
