import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Passkey } from '../../domain/passkey.js';

/** Exactly one of `adminId` and `staffId` is set. */
export interface PasskeyRecord extends Omit<Passkey, 'accountId'> {
  readonly adminId: string | null;
  readonly staffId: string | null;
  /** The authenticator's signature counter; 0 if it has none. Only the database compares it. */
  readonly counter: number;
}

export const PasskeySchema = new EntitySchema<PasskeyRecord>({
  name: 'Passkey',
  tableName: 'passkeys',
  columns: {
    id: { type: 'uuid', primary: true },
    adminId: { type: 'uuid', name: 'admin_id', nullable: true },
    staffId: { type: 'uuid', name: 'staff_id', nullable: true },
    credentialId: { type: 'text', name: 'credential_id' },
    publicKey: { type: 'bytea', name: 'public_key' },
    counter: { type: 'bigint', select: false },
    transports: { type: 'text', array: true },
    name: { type: 'text' },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    usedAt: { type: 'timestamptz', precision: 3, name: 'used_at', nullable: true },
  } satisfies Record<keyof PasskeyRecord, EntitySchemaColumnOptions>,
});

/** The challenge of a passkey response; each is accepted once. */
export interface SpentChallenge {
  readonly challenge: string;
  readonly spentAt: Date;
}

export const SpentChallengeSchema = new EntitySchema<SpentChallenge>({
  name: 'SpentChallenge',
  tableName: 'spent_challenges',
  columns: {
    challenge: { type: 'text', primary: true },
    spentAt: { type: 'timestamptz', precision: 3, name: 'spent_at' },
  } satisfies Record<keyof SpentChallenge, EntitySchemaColumnOptions>,
});
