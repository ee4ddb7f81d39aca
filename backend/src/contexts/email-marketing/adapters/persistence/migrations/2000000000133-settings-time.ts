import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** When the email settings were last changed, to detect concurrent edits. */
export class SettingsTime2000000000133 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table email_settings add column updated_at timestamptz(3) not null default now()');
  }

  down = forwardOnly;
}
