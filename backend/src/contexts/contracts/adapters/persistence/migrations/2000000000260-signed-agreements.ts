import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class SignedAgreements2000000000260 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table agreement_seal (
        one boolean primary key default true check (one),
        certificate text not null,
        private_key text not null
      );
      create table signed_agreements (
        contract_id uuid primary key references contracts (id) on delete cascade,
        pdf bytea not null,
        created_at timestamptz(3) not null
      );
    `);
  }

  down = forwardOnly;
}
