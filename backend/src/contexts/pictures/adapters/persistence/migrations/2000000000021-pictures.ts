import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class Pictures2000000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table pictures (
        id uuid primary key,
        key text not null,
        width integer not null,
        height integer not null,
        bytes integer not null,
        alt text not null,
        created_at timestamptz(3) not null default now(),
        constraint pictures_key unique (key)
      );
      create index pictures_newest on pictures (created_at desc, id desc);
      -- Apart, so that neither lists nor the trail carry them along.
      create table picture_files (
        name text primary key,
        picture_id uuid not null references pictures (id) on delete cascade,
        content bytea not null
      );
      -- WebP and JPEG do not get smaller.
      alter table picture_files alter column content set storage external;
      create index picture_files_picture on picture_files (picture_id);
    `);
  }

  down = forwardOnly;
}
