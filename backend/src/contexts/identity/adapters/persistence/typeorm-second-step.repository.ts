import { type EntitySchemaColumnOptions, In, IsNull, LessThan, type Repository } from 'typeorm';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import { TableSchema } from '../../../../platform/persistence/table-schema.js';
import type { SecondStep } from '../../domain/second-step.js';
import type { SecondStepRepository } from '../../domain/ports.js';
import { SealedKeys } from '../security/sealed-keys.js';

interface SecondStepRecord extends Omit<SecondStep, 'key'> {
  readonly sealedKey: Buffer;
  /** Time step of the last correct code. Only the database compares it. */
  readonly lastTimeStep: number | null;
  readonly createdAt: Date;
}

export const SecondStepSchema = new TableSchema<SecondStepRecord>({
  name: 'SecondStep',
  tableName: 'second_steps',
  columns: {
    id: { type: 'uuid', primary: true },
    accountId: { type: 'uuid', name: 'account_id' },
    sealedKey: { type: 'bytea', name: 'sealed_key' },
    since: { type: 'timestamptz', precision: 3, nullable: true },
    lastTimeStep: { type: 'bigint', name: 'last_time_step', nullable: true, select: false },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  } satisfies Record<keyof SecondStepRecord, EntitySchemaColumnOptions>,
});

interface RecoveryCode {
  /** Id of the second step. */
  readonly secondStep: string;
  readonly hash: string;
}

export const RecoveryCodeSchema = new TableSchema<RecoveryCode>({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  columns: {
    secondStep: { type: 'uuid', name: 'second_step', primary: true },
    hash: { type: 'text', primary: true },
  } satisfies Record<keyof RecoveryCode, EntitySchemaColumnOptions>,
});

@Injectable()
export class TypeOrmSecondStepRepository implements SecondStepRepository {
  private readonly logger = new Logger('SecondSteps');
  private readonly steps: Repository<SecondStepRecord>;
  private readonly recoveryCodes: Repository<RecoveryCode>;

  constructor(
    database: Database,
    private readonly keys: SealedKeys,
  ) {
    this.steps = database.getRepository(SecondStepSchema);
    this.recoveryCodes = database.getRepository(RecoveryCodeSchema);
  }

  async find(account: string): Promise<SecondStep | null> {
    const stored = await this.steps.findOneBy({ accountId: account });
    if (!stored) return null;
    const { id, accountId, sealedKey, since } = stored;
    const key = this.keys.open(sealedKey, id);
    if (key === null) {
      this.logger.warn(
        `The second step of account ${accountId} was sealed with another SESSION_SECRET: see 'npm run reset-second-step'`,
      );
    }
    if (key !== null && this.keys.isToBeSealedAnew(sealedKey, id))
      await this.steps.update({ id }, { sealedKey: this.keys.seal(key, id) });
    return { id, accountId, key, since };
  }

  async begin({ id, accountId, key }: { id: string; accountId: string; key: string }, at: Date): Promise<boolean> {
    const step = { id, accountId, sealedKey: this.keys.seal(key, id), createdAt: at };
    const overwriteCondition = { where: { since: IsNull() } };
    const insert = this.steps.createQueryBuilder().insert().values(step);
    insert.orUpdate(['id', 'sealed_key', 'created_at'], ['account_id'], { overwriteCondition });
    const result = await insert.returning('1').execute();
    return (result.raw as unknown[]).length > 0;
  }

  async turnOn(id: string, timeStep: number, at: Date): Promise<boolean> {
    const { affected } = await this.steps.update({ id, since: IsNull() }, { since: at, lastTimeStep: timeStep });
    return affected === 1;
  }

  async use(id: string, timeStep: number): Promise<boolean> {
    const { affected } = await this.steps.update({ id, lastTimeStep: LessThan(timeStep) }, { lastTimeStep: timeStep });
    return affected === 1;
  }

  async remove(id: string): Promise<boolean> {
    const { affected } = await this.steps.delete({ id });
    return affected === 1;
  }

  async keepRecoveryCodes(id: string, hashes: readonly string[]): Promise<void> {
    await this.recoveryCodes.delete({ secondStep: id });
    await this.recoveryCodes.insert(hashes.map((hash) => ({ secondStep: id, hash })));
  }

  async useRecoveryCode(id: string, hashes: readonly string[]): Promise<boolean> {
    const { affected } = await this.recoveryCodes.delete({ secondStep: id, hash: In([...hashes]) });
    return affected === 1;
  }

  countRecoveryCodes(id: string): Promise<number> {
    return this.recoveryCodes.countBy({ secondStep: id });
  }
}
