import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** What the trail keeps of a contact that was deleted is found by the address, for whoever wants it erased. */
export class DeletedContacts1000000000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index events_deleted_contacts on events ((payload->>'addressKey')) where type = 'contact.removed'`,
    );
  }

  down = forwardOnly;
}
