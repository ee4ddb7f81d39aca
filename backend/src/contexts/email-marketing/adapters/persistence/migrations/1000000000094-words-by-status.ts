import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

const STATUSES = ['active', 'inactive', 'unsubscribed'];
const COLUMNS = 'id, created_at, words, tags, status';

/** An index of words for each status: walking through everybody with a name took longer than there are people of a rare status. */
export class WordsByStatus1000000000094 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const indexes = STATUSES.map(
      (status) => `create index customer_contacts_words_${status} on customer_contacts
        using gin (words gin_trgm_ops, tags) where status = '${status}';`,
    );
    const parts = STATUSES.map((status) => `select ${COLUMNS} from customer_contacts where status = '${status}'`);
    await runner.query(`
      drop index customer_contacts_words;
      ${indexes.join('\n')}
      create index customer_contacts_tags on customer_contacts using gin (tags);
      -- Who looks through the newest for a name reads these alone.
      drop index customer_contacts_newest, contact_tags_newest;
      create index customer_contacts_newest on customer_contacts (created_at desc, id desc) include (words);
      create index contact_tags_newest on contact_tags (tag, created_at desc, contact_id desc) include (words);
      -- Of its parts, those of other statuses are not looked at.
      create view contacts_by_status as ${parts.join(' union all ')};
    `);
  }

  down = forwardOnly;
}
