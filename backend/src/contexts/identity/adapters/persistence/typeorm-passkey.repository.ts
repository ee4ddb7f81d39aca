import { type EntitySchemaColumnOptions, LessThan, LessThanOrEqual, type Repository } from 'typeorm';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import { insertOrIgnore } from '../../../../platform/persistence/insert-or-ignore.js';
import { TableSchema } from '../../../../platform/persistence/table-schema.js';
import type { Passkey } from '../../domain/passkey.js';
import type { NewPasskey, PasskeyRepository } from '../../domain/ports.js';

/** Exactly one of `adminId` and `staffId` is set. */
interface PasskeyRecord extends Omit<Passkey, 'accountId'> {
  readonly adminId: string | null;
  readonly staffId: string | null;
  /** The authenticator's signature counter; 0 if it has none. Only the database compares it. */
  readonly counter: number;
}

export const PasskeySchema = new TableSchema<PasskeyRecord>({
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
interface SpentChallenge {
  readonly challenge: string;
  readonly spentAt: Date;
}

export const SpentChallengeSchema = new TableSchema<SpentChallenge>({
  name: 'SpentChallenge',
  tableName: 'spent_challenges',
  columns: {
    challenge: { type: 'text', primary: true },
    spentAt: { type: 'timestamptz', precision: 3, name: 'spent_at' },
  } satisfies Record<keyof SpentChallenge, EntitySchemaColumnOptions>,
});

/** Longer than any challenge is valid. */
const MAX_AGE_MS = 3_600_000;

@Injectable()
export class TypeOrmPasskeyRepository implements PasskeyRepository {
  private readonly logger = new Logger('Security');
  private readonly passkeys: Repository<PasskeyRecord>;
  private readonly challenges: Repository<SpentChallenge>;

  constructor(database: Database) {
    this.passkeys = database.getRepository(PasskeySchema);
    this.challenges = database.getRepository(SpentChallengeSchema);
  }

  async ofAccount(accountId: string): Promise<Passkey[]> {
    const found = await this.passkeys.find({ where: whose(accountId), order: { createdAt: 'asc', id: 'asc' } });
    return found.map(passkeyOf);
  }

  async find(credentialId: string): Promise<Passkey | null> {
    const found = await this.passkeys.findOneBy({ credentialId });
    return found && passkeyOf(found);
  }

  add({ account, publicKey, ...passkey }: NewPasskey): Promise<boolean> {
    const owner = account.role === 'staff' ? { staffId: account.id } : { adminId: account.id };
    return insertOrIgnore(this.passkeys, { ...passkey, ...owner, publicKey: Buffer.from(publicKey) });
  }

  async use(id: string, counter: number, at: Date): Promise<boolean> {
    const before = counter === 0 ? LessThanOrEqual(0) : LessThan(counter);
    const { affected } = await this.passkeys.update({ id, counter: before }, { counter, usedAt: at });
    if (affected === 1) return true;
    const stored = await this.passkeys.findOneBy({ id });
    if (stored) {
      const { accountId: account } = passkeyOf(stored);
      this.logger.warn({ security: 'passkey counter went back', account, passkey: id });
    }
    return false;
  }

  async remove(accountId: string, id: string): Promise<boolean> {
    const { affected } = await this.passkeys.delete(whose(accountId).map((owner) => ({ ...owner, id })));
    return affected === 1;
  }

  async removeAll(accountId: string): Promise<boolean> {
    const { affected } = await this.passkeys.delete(whose(accountId));
    return (affected ?? 0) > 0;
  }

  async spend(challenge: string, at: Date): Promise<boolean> {
    await this.challenges.delete({ spentAt: LessThan(new Date(at.getTime() - MAX_AGE_MS)) });
    return insertOrIgnore(this.challenges, { challenge, spentAt: at });
  }
}

const whose = (accountId: string) => [{ adminId: accountId }, { staffId: accountId }];

function passkeyOf({ adminId, staffId, ...passkey }: PasskeyRecord): Passkey {
  return { ...passkey, accountId: (adminId ?? staffId) as string };
}
