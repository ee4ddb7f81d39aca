import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Account } from '../../domain/account.js';
import type { NewAccount } from '../../domain/ports/account.repository.js';

interface DemoMark {
  readonly isDemo: boolean;
}

/** Columns of both account tables; only one has `role`, only the other `createdBy`. */
export interface AccountRecord extends NewAccount {
  readonly isActive: boolean;
  readonly lastLogin: Date | null;
}

type Columns<Key extends PropertyKey> = Record<Key, EntitySchemaColumnOptions>;

const columns = {
  id: { type: 'uuid', primary: true },
  email: { type: 'text' },
  name: { type: 'text' },
  passwordHash: { type: 'text', name: 'password', nullable: true },
  isActive: { type: 'boolean', name: 'is_active' },
  isDemo: { type: 'boolean', name: 'is_demo', select: false },
  mustChoosePassword: { type: 'boolean', name: 'must_choose_password' },
} satisfies Columns<Exclude<keyof (Account & DemoMark), 'role'>>;

const stored = {
  ...columns,
  createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  lastLogin: { type: 'timestamptz', precision: 3, name: 'last_login', nullable: true },
} satisfies Columns<Exclude<keyof AccountRecord, 'role' | 'createdBy'>>;

/** A view of everyone who can sign in, across the tables of accounts. */
export const AccountSchema = new EntitySchema<Account & DemoMark>({
  name: 'Account',
  type: 'view',
  tableName: 'accounts',
  columns: { ...columns, role: { type: 'text' } },
});

/** Accounts of owners and site managers. */
export const OfficeAccountSchema = new EntitySchema<AccountRecord>({
  name: 'OfficeAccount',
  tableName: 'admins',
  columns: { ...stored, role: { type: 'text' } },
});

/** The table of `StaffAccountSchema` without tracking, for changes that are not the owner's: signing in, a new password. */
export const StaffSignInSchema = new EntitySchema<AccountRecord>({
  name: 'StaffSignIn',
  tableName: 'staff',
  columns: { ...stored, createdBy: { type: 'text', name: 'created_by' } },
});
