import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../platform/persistence/forward-only.js';

export class Maintenance2000000000011 implements MigrationInterface {
  static readonly replaces = ['MaintenanceLogs1000000000050'];

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table maintenance_logs (
        id uuid primary key,
        title text not null,
        description text not null,
        type text not null,
        status text not null default 'completed',
        performed_by text not null,
        time_spent double precision,
        notes text,
        created_at timestamptz(3) not null default now(),
        constraint maintenance_logs_type check (type in ('update', 'fix', 'feature', 'optimization'))
      );
      create index maintenance_logs_newest on maintenance_logs (created_at desc, id desc);
    `);
  }

  down = forwardOnly;
}
