-- A picture over a post, with what it shows in the edition's languages.

alter table news_posts add column image jsonb;
