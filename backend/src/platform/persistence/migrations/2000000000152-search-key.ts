import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

/**
 * Normalizes texts for searching: lower case, without accents, in any Unicode form. It needs no extension and no
 * superuser; `unaccent` would not handle combining accents. ASCII, which most texts are, takes a fast path.
 */
export class SearchKey2000000000152 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function search_key(value text) returns text language plpgsql immutable strict parallel safe as $$
      begin
        if octet_length(value) = length(value) then return lower(value); end if;
        return replace(replace(replace(
          translate(lower(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g')), 'øØłŁđĐðÐħĦı’‘ʼ', 'oollddddhhi'''''''),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
      end $$;

      create index events_search_key on events
        using gin (search_key(coalesce(subject_name, '') || ' ' || coalesce(actor->>'name', '')) gin_trgm_ops);
      drop index events_text;
    `);
  }

  down = forwardOnly;
}
