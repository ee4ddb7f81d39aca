import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/**
 * What contacts are found by is kept in small letters, each word behind a space, and with each of their tags; the index of it knows
 * tags and statuses as well.
 */
export class ContactsFoundSooner1000000000092 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index customer_contacts_words;
      drop index customer_contacts_tags;
      alter table customer_contacts alter column words set expression as
        (lower(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g')));
      create index customer_contacts_words on customer_contacts using gin (words gin_trgm_ops, tags, (array[status]));

      alter table contact_tags disable trigger user;
      truncate contact_tags;
      alter table contact_tags add column words text not null;
      insert into contact_tags (contact_id, tag, created_at, words)
        select id, tag, created_at, words from customer_contacts, unnest(tags) as tag order by created_at on conflict do nothing;
      alter table contact_tags enable trigger user;
      create or replace function keep_contact_tags() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into contact_tags (contact_id, tag, created_at, words)
            select id, tag, created_at, words from added, unnest(tags) as tag on conflict do nothing;
        else
          delete from contact_tags t using added join removed using (id)
            where t.contact_id = id and added.tags is distinct from removed.tags and t.tag <> all (added.tags);
          insert into contact_tags (contact_id, tag, created_at, words)
            select id, tag, added.created_at, added.words from added join removed using (id), unnest(added.tags) as tag
            where added.tags is distinct from removed.tags on conflict do nothing;
        end if;
        return null;
      end $$;
      create function keep_contact_words() returns trigger language plpgsql as $$
      begin
        update contact_tags set words = new.words where contact_id = new.id;
        return null;
      end $$;
      create trigger contact_words_of_changed after update on customer_contacts
        for each row when (new.words <> old.words) execute function keep_contact_words();
      -- An outer join, so that looking through the words of a tag visits no contact.
      create or replace view tagged_contacts as
        select t.tag, t.contact_id as id, t.created_at, c.xmin as xmin, c.first_name, c.last_name, c.email, c.address, c.phone,
          c.date_of_birth, c.tags, c.email_opt_in, c.sms_opt_in, c.last_visit, c.total_visits, c.preferred_contact_method,
          c.notes, c.source, c.status, c.consent, c.opt_in_asked_at, c.updated_at, t.words
        from contact_tags t left join customer_contacts c on c.id = t.contact_id;
    `);
  }

  down = forwardOnly;
}
