import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { SecondStep } from '../../domain/second-step.js';

export interface SecondStepRecord extends Omit<SecondStep, 'key'> {
  readonly sealedKey: Buffer;
  /** Time step of the last correct code. Only the database compares it. */
  readonly lastTimeStep: number | null;
  readonly createdAt: Date;
}

export const SecondStepSchema = new EntitySchema<SecondStepRecord>({
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

export interface RecoveryCode {
  /** Id of the second step. */
  readonly secondStep: string;
  readonly hash: string;
}

export const RecoveryCodeSchema = new EntitySchema<RecoveryCode>({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  columns: {
    secondStep: { type: 'uuid', name: 'second_step', primary: true },
    hash: { type: 'text', primary: true },
  } satisfies Record<keyof RecoveryCode, EntitySchemaColumnOptions>,
});
