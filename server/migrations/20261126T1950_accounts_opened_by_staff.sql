-- Staff open accounts too: nobody has proven such a mailbox until a password was chosen by a link that was sent there.
alter table users alter column email_confirmed_at drop not null;
