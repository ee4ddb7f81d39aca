import { Logger } from '@nestjs/common';
import type { Database } from '../../../../platform/persistence/database.js';
import type { SecondStepRepository } from '../../domain/ports/second-step.repository.js';
import type { SecondStep } from '../../domain/second-step.js';
import type { SealedKeys } from '../security/sealed-keys.js';

interface SecondStepRow extends Omit<SecondStep, 'key'> {
  readonly sealed: Buffer;
}

export class PgSecondStepRepository implements SecondStepRepository {
  private readonly logger = new Logger('SecondSteps');

  constructor(
    private readonly database: Database,
    private readonly keys: SealedKeys,
  ) {}

  async find(account: string): Promise<SecondStep | null> {
    const [row] = await this.database.query<SecondStepRow[]>(
      `select id, account_id as "accountId", sealed_key as sealed, since from second_steps where account_id = $1`,
      [account],
    );
    if (!row) return null;
    const { id, accountId, sealed, since } = row;
    const key = this.keys.open(sealed, id);
    if (key === null) {
      this.logger.warn(
        `The second step of account ${accountId} was sealed with another SESSION_SECRET: see 'npm run reset-second-step'`,
      );
    }
    return { id, accountId, key, since };
  }

  begin({ id, accountId, key }: { id: string; accountId: string; key: string }, at: Date): Promise<boolean> {
    return this.changes(
      `insert into second_steps (id, account_id, sealed_key, created_at) values ($1, $2, $3, $4)
       on conflict (account_id) do update set id = excluded.id, sealed_key = excluded.sealed_key, created_at = excluded.created_at
       where second_steps.since is null returning id`,
      [id, accountId, this.keys.seal(key, id), at],
    );
  }

  turnOn(id: string, timeStep: number, at: Date): Promise<boolean> {
    return this.changes(
      'update second_steps set since = $3, last_time_step = $2 where id = $1 and since is null returning id',
      [id, timeStep, at],
    );
  }

  use(id: string, timeStep: number): Promise<boolean> {
    return this.changes(
      'update second_steps set last_time_step = $2 where id = $1 and last_time_step < $2 returning id',
      [id, timeStep],
    );
  }

  remove(id: string): Promise<boolean> {
    return this.changes('delete from second_steps where id = $1 returning id', [id]);
  }

  async keepRecoveryCodes(id: string, hashes: readonly string[]): Promise<void> {
    await this.database.query('delete from recovery_codes where second_step = $1', [id]);
    await this.database.query('insert into recovery_codes (second_step, hash) select $1, unnest($2::text[])', [
      id,
      hashes,
    ]);
  }

  useRecoveryCode(id: string, hash: string): Promise<boolean> {
    return this.changes('delete from recovery_codes where second_step = $1 and hash = $2 returning hash', [id, hash]);
  }

  async countRecoveryCodes(id: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      'select count(*)::int as count from recovery_codes where second_step = $1',
      [id],
    );
    return row?.count ?? 0;
  }

  private async changes(statement: string, values: unknown[]): Promise<boolean> {
    return (await this.database.query(statement, values)).length > 0;
  }
}
