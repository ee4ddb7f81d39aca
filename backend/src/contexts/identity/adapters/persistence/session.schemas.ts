import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Role } from '../../../../kernel/actor.js';

export interface Session {
  /** A keyed hash of its token. */
  readonly idHash: Buffer;
  readonly createdAt: Date;
  /** To some minutes. */
  readonly usedAt: Date;
  readonly browser: string | null;
}

export const SessionSchema = new EntitySchema<Session>({
  name: 'Session',
  tableName: 'sessions',
  columns: {
    idHash: { type: 'bytea', name: 'id_hash', primary: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    usedAt: { type: 'timestamptz', precision: 3, name: 'used_at' },
    browser: { type: 'text', nullable: true },
  } satisfies Record<keyof Session, EntitySchemaColumnOptions>,
});

export interface SessionLogin {
  readonly sessionHash: Buffer;
  readonly role: Role;
  /** By which its owner ends it; the database chooses it. */
  readonly id: string;
  readonly accountId: string;
  readonly loggedInAt: Date;
  readonly inTwoSteps: boolean;
}

export const SessionLoginSchema = new EntitySchema<SessionLogin>({
  name: 'SessionLogin',
  tableName: 'session_logins',
  columns: {
    sessionHash: { type: 'bytea', name: 'session_hash', primary: true },
    role: { type: 'text', primary: true },
    id: { type: 'uuid' },
    accountId: { type: 'uuid', name: 'account_id' },
    loggedInAt: { type: 'timestamptz', precision: 3, name: 'logged_in_at' },
    inTwoSteps: { type: 'boolean', name: 'in_two_steps' },
  } satisfies Record<keyof SessionLogin, EntitySchemaColumnOptions>,
});
