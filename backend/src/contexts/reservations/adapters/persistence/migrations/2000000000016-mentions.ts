import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { mentionsIn } from '../../../domain/mentions.js';

interface Words {
  readonly id: string;
  readonly special_requests: string | null;
  readonly admin_notes: string | null;
}

/** Stored with the row, so that lists show them like any column. */
export class Mentions2000000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table reservation_requests add column mentions jsonb not null default '[]'`);
    const rows = (await runner.query(
      'select id, special_requests, admin_notes from reservation_requests where special_requests is not null or admin_notes is not null',
    )) as Words[];
    const found = rows
      .map(({ id, special_requests, admin_notes }) => ({ id, mentions: mentionsIn(special_requests, admin_notes) }))
      .filter(({ mentions }) => mentions.length > 0);
    await runner.query(
      `update reservation_requests r set mentions = found.mentions
       from jsonb_to_recordset($1::jsonb) as found (id uuid, mentions jsonb) where r.id = found.id`,
      [JSON.stringify(found)],
    );
  }

  down = forwardOnly;
}
