import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../platform/persistence/forward-only.js';

/** New installations, which have no account yet, start with the guest page turned on; existing ones stay as they are. */
export class GuestPageOn2000000000158 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into house_options (id, is_on, figures, updated_at)
      select 'guest-page', true, '{}', now()
      where not exists (select from admins) and not exists (select from staff)
      on conflict (id) do nothing;
    `);
  }

  down = forwardOnly;
}
