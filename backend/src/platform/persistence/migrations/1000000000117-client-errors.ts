import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

export class ClientErrors1000000000117 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- How often something failed in a browser; what it was stands in the log.
      create table client_errors (
        hour timestamptz primary key,
        count integer not null
      );
    `);
  }

  down = forwardOnly;
}
