import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Account } from '../../domain/account.js';
import type { NewAccount } from '../../domain/ports/account.repository.js';

interface DemoMark {
  readonly isDemo: boolean;
}

/** The columns of both account tables; `role` is a column of one, `createdBy` of the other. */
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

/** The view of everybody who can sign in, whichever table they are kept in. */
export const AccountSchema = new EntitySchema<Account & DemoMark>({
  name: 'Account',
  type: 'view',
  tableName: 'accounts',
  columns: { ...columns, role: { type: 'text' } },
});

/** Owner and managers. */
export const OfficeAccountSchema = new EntitySchema<AccountRecord>({
  name: 'OfficeAccount',
  tableName: 'admins',
  columns: { ...stored, role: { type: 'text' } },
});

/** Of the same table as `StaffAccountSchema`, for what is no change that the owner makes: signing in, a new password. Nothing of it is tracked. */
export const StaffSignInSchema = new EntitySchema<AccountRecord>({
  name: 'StaffSignIn',
  tableName: 'staff',
  columns: { ...stored, createdBy: { type: 'text', name: 'created_by' } },
});
