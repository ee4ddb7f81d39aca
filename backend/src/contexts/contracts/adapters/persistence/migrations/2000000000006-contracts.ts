import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class Contracts2000000000006 implements MigrationInterface {
  static readonly replaces = ['Contracts1000000000057'];

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table contracts (
        id uuid primary key,
        client_business_name text not null,
        client_contact_name text not null,
        client_email text,
        client_phone text,
        client_address text,
        selected_package text not null,
        monthly_rate text not null,
        yearly_rate text not null,
        start_date text,
        additional_services text,
        special_terms text,
        text text not null,
        text_hash text not null,
        status text not null default 'saved',
        sent_at timestamptz(3),
        reminders int not null default 0,
        signature jsonb,
        decline_reason text,
        decided_at timestamptz(3),
        created_at timestamptz(3) not null default now()
      );
      create index contracts_open on contracts (sent_at) where status = 'sent';

      -- What was agreed is not changed, whoever writes; a decided contract not at all.
      create function keep_contract() returns trigger language plpgsql as $$
      begin
        if old.status in ('signed', 'declined') or (old.text, old.text_hash) is distinct from (new.text, new.text_hash) then
          raise exception 'A saved contract keeps its text, and a decided one stays as it is.';
        end if;
        return new;
      end $$;
      create trigger contract_kept before update on contracts for each row execute function keep_contract();
    `);
  }

  down = forwardOnly;
}
